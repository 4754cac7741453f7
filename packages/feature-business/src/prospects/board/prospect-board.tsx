import { useQuery } from '@tanstack/react-query';
import { queryFor } from '@upline/shell';
import { EmptyState, ErrorState, Loading } from '@upline/ui-kit';
import type { NextStep } from '@upline/ui-kit/feedback/states.tsx';
import { BOARD_QUERY } from '../prospect-lists.ts';
import { Board } from './board.tsx';
import { useMoveDialog } from './use-move-dialog.tsx';
import { useStageMoves } from './use-stage-moves.ts';

/** The board of open prospects; lost ones are in the list (R-PRO-06). */
export function ProspectBoard({ create }: { readonly create?: NextStep | undefined }) {
  const rows = useQuery(queryFor('listProspects', BOARD_QUERY));
  const counts = useQuery(queryFor('countProspectsByStage'));
  const moves = useStageMoves();
  const { start, dialog } = useMoveDialog(moves);
  const error = rows.error ?? counts.error;
  if (error)
    return (
      <ErrorState
        error={error}
        onRetry={() => {
          void rows.refetch();
          void counts.refetch();
        }}
      />
    );
  if (!rows.data || !counts.data) return <Loading label="Prospects" shape="tiles" />;
  if (counts.data.rows.every(({ count }) => count === 0))
    return (
      <EmptyState {...(create ? { action: create } : {})}>
        Nothing here yet. Everyone you want to talk to stands here, by how far you have come.
      </EmptyState>
    );
  return (
    <>
      <Board
        rows={rows.data.rows}
        counts={new Map(counts.data.rows.map(({ stage, count }) => [stage, count]))}
        moving={moves.stages}
        announcement={moves.announcement}
        problem={moves.problem}
        onForget={moves.forget}
        onMove={start}
      />
      {dialog}
    </>
  );
}
