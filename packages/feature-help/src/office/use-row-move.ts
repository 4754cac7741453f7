import type { OperationId } from '@upline/api-client';
import { useSave } from '@upline/shell';
import type { RowMove } from '@upline/ui-kit/data-list/types.ts';

type Move = 'moveHelpArticle' | 'moveHelpCategory' | 'moveContentPage' | 'moveAnnouncement' | 'moveEfastTask';

interface Placed {
  readonly id: string;
  readonly position: number;
}

/** Sends where a row was dragged: to the place of the row that is there now, so that it is right in a filtered list too. */
export function useRowMove(operation: Move, refresh: readonly OperationId[]) {
  const move = useSave({ operation, refresh });
  return ({ row, target }: RowMove<Placed>) =>
    move.save({ params: { id: row.id }, body: { position: target.position } });
}
