import { needsRecruit, type ProspectStage } from '@upline/domain';
import { lazyLayer } from '@upline/ui-kit/loading/lazy-layer.tsx';
import { type ReactNode, useState } from 'react';
import type { ProspectRow } from '../prospects-table.tsx';

type Asked = Pick<ProspectRow, 'id' | 'name' | 'kind' | 'stage' | 'version' | 'converted_associate_code'>;

const RecruitDialog = lazyLayer(() => import('../recruit-dialog.tsx').then((chunk) => chunk.RecruitDialog));

/** Whether a move must first ask which associate the prospect became. */
const asksForRecruit = (row: Asked, to: ProspectStage) =>
  row.converted_associate_code === null &&
  (needsRecruit(to, row.kind) || (to === 'Recruited' && row.kind !== 'Client'));

/** Moves at once, or after the question for the associate; `dialog` is shown by the screen. */
export function useMoveDialog<Row extends Asked>(
  move: (row: Row, stage: ProspectStage, associateCode: string | null) => Promise<void>,
): { readonly start: (row: Row, stage: ProspectStage) => void; readonly dialog: ReactNode } {
  const [asked, setAsked] = useState<{ readonly row: Row; readonly stage: ProspectStage }>();
  return {
    start: (row, stage) => {
      if (asksForRecruit(row, stage)) setAsked({ row, stage });
      else void move(row, stage, null);
    },
    dialog: asked && (
      <RecruitDialog
        prospect={asked.row}
        stage={asked.stage}
        onClose={() => setAsked(undefined)}
        onMove={(code) => {
          setAsked(undefined);
          void move(asked.row, asked.stage, code);
        }}
      />
    ),
  };
}
