import { needsRecruit, type ProspectStage } from '@upline/domain';
import { recordAction, useRecordActions } from '@upline/shell';
import type { ReactNode } from 'react';
import type { Prospect } from '../form/prospect-values.ts';
import { PROSPECT_VIEWS } from '../prospect-shown-by.ts';
import type { ProspectRow } from '../prospects-table.tsx';
import { RecruitingLink } from '../recruiting-link.tsx';
import type { StageMoves } from './use-stage-moves.ts';

type Asked = Pick<ProspectRow, 'id' | 'name' | 'kind' | 'stage' | 'version' | 'converted_associate_code'> &
  Partial<Pick<Prospect, 'email'>>;

/** Whether a move must first ask which associate the prospect became (R-PRO-02). */
const asksForRecruit = (row: Asked, to: ProspectStage) =>
  row.converted_associate_code === null &&
  (needsRecruit(to, row.kind) || (to === 'Recruited' && row.kind !== 'Client'));

/** Asks for the associate; later stages cannot do without (R-PRO-03). */
const moveAction = (row: Asked, stage: ProspectStage, onDone: (answer: Prospect) => void) =>
  recordAction({
    operation: 'moveProspect',
    label: `Move to ${stage}`,
    input: { params: { id: row.id }, ifMatch: row.version },
    body: { stage, associate_code: null },
    fields: [
      {
        name: 'associate_code',
        label: 'Recruited Associate',
        kind: 'associate',
        required: needsRecruit(stage, row.kind),
        missing: 'Link the recruited associate first',
        help: needsRecruit(stage, row.kind)
          ? 'This stage is for those who joined your team.'
          : 'Choose them once they have registered; later stages need it.',
      },
    ],
    refresh: PROSPECT_VIEWS,
    ...(stage === 'Recruited' ? { about: <RecruitingLink prospect={row} /> } : {}),
    onDone,
  });

/** Moves at once, or after the question for the associate; `dialog` is shown by the screen. */
export function useMoveDialog({ move, moved }: StageMoves): {
  readonly start: (row: Asked, stage: ProspectStage) => void;
  readonly dialog: ReactNode;
} {
  const { start, dialog } = useRecordActions([]);
  return {
    start: (row, stage) => {
      if (asksForRecruit(row, stage))
        start({ ...moveAction(row, stage, (answer) => moved(row, answer)), key: 'move' });
      else void move(row, stage);
    },
    dialog,
  };
}
