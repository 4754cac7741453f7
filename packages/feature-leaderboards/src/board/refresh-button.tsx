import type { OperationInput } from '@upline/api-client';
import { useMay, useSave } from '@upline/shell';
import { Button } from '@upline/ui-kit/button/button.tsx';
import { Notice } from './notice.tsx';
import { type Area, BOARDS, OPERATIONS_OF } from './operations.ts';

export interface RefreshButtonProps {
  readonly area: Area;
  /** Which board is ranked again. */
  readonly board: OperationInput<'refreshLeaderboard'>['body'];
}

/** Ranks the board again; the server does so at most once a minute and says when it did (R-LDB-04). */
export function RefreshButton({ area, board }: RefreshButtonProps) {
  const operation = OPERATIONS_OF[area].refresh;
  const may = useMay(operation);
  const { save, saving, error } = useSave({
    operation,
    refresh: BOARDS,
    message: ({ message }) => message,
  });
  if (!may) return null;
  return (
    <>
      <Button loading={saving} onClick={() => void save({ body: board })}>
        Refresh
      </Button>
      {error && <Notice text={error.message} />}
    </>
  );
}
