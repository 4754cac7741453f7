import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { titleOf } from '../../compensations/line-receipt.tsx';
import type { OfficeLineRow } from './compensation-columns.tsx';
import type { LineDecision } from './line-decisions-dialog.tsx';

/** What became of a line, by its id. */
export type Answers = Readonly<Record<string, { readonly words: string; readonly isRefused: boolean }>>;

const AFTER = { release: 'Pending', hold: 'Escrow' } as const;

interface LineDecisionsTableProps {
  readonly decision: LineDecision;
  readonly rows: readonly OfficeLineRow[];
  /** Undefined before anything is decided. */
  readonly answers: Answers | undefined;
}

/** Line by line: before, and what will become or became of it. */
export const LineDecisionsTable = ({ decision, rows, answers }: LineDecisionsTableProps) => (
  <FactTable
    label="Selected lines"
    rows={rows}
    rowKey={({ id }) => id}
    columns={[
      { label: 'Associate', of: ({ associate }) => <Private>{associate.name}</Private> },
      {
        label: 'Line',
        of: (row) => (
          <>
            {titleOf(row)} {row.policy_number && <Private>{row.policy_number}</Private>}
          </>
        ),
      },
      {
        label: 'Amount',
        isNumber: true,
        of: ({ remaining_cents, currency }) => <Money cents={remaining_cents} currency={currency} />,
      },
      { label: 'Before', of: ({ status }) => <Status value={status} /> },
      {
        label: answers ? 'Answer' : 'After',
        of: (row) => <After row={row} decision={decision} answers={answers} />,
      },
    ]}
  />
);

interface AfterProps extends Omit<LineDecisionsTableProps, 'rows'> {
  readonly row: OfficeLineRow;
}

function After({ row, decision, answers }: AfterProps) {
  const answer = answers?.[row.id];
  if (answer)
    return answer.isRefused ? <span>Refused: {answer.words}</span> : <Status value={answer.words} />;
  if (row.actions.includes(decision))
    return answers ? <span>Waiting</span> : <Status value={AFTER[decision]} />;
  return <span className={layout.small}>Stays as it is</span>;
}
