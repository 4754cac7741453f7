import { useQuery } from '@tanstack/react-query';
import { TEAM_TYPE_NAMES } from '@upline/domain';
import { queryFor, useAccess } from '@upline/shell';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { usePrivateText } from '@upline/ui-kit/private/private.tsx';
import type { boardOf } from '../board/board-search.ts';
import { POINTS } from '../board/board-words.ts';
import { type Area, OPERATIONS_OF } from '../board/operations.ts';
import { Bridge } from './bridge.tsx';

interface BridgeDialogProps {
  readonly area: Area;
  /** Whose figures. */
  readonly code: string;
  readonly board: ReturnType<typeof boardOf>;
  /** Where the figures of another person on the same board come about. */
  readonly explainedAt: (code: string) => LinkTarget;
  readonly onClose: () => void;
}

/** How a person's figures of the board come about, and what differs from the period before. */
export function BridgeDialog({ area, code, board, explainedAt, onClose }: BridgeDialogProps) {
  const { data, error, refetch } = useQuery(
    queryFor(OPERATIONS_OF[area].bridge, { params: { code }, query: board }),
  );
  const { user } = useAccess();
  const privately = usePrivateText();
  const what = `${POINTS[board.points_type].name}, ${TEAM_TYPE_NAMES[board.category]}`;
  return (
    <Dialog
      opened
      size="xl"
      onClose={onClose}
      title={data ? `${privately(data.person.name)}: ${what}` : `${code}: ${what}`}
    >
      {data ? (
        <Bridge {...data} explainedAt={explainedAt} opensPolicies={area === 'admin' || code === user.code} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading label="figures" shape="rows" count={5} />
      )}
    </Dialog>
  );
}
