import { type NamedAction, offered, recordAction } from '@upline/shell';
import type { StatementImport } from './statement-imports-table.tsx';
import { OUTCOME_SHOWN_BY, STATEMENT_SHOWN_BY } from './statements.mutations.ts';

const counted = (lines: number) => (lines === 1 ? '1 line' : `${lines.toLocaleString('en-US')} lines`);

/** Lines that a booking takes. */
export const bookable = ({ counts }: Pick<StatementImport, 'counts'>) =>
  (counts.Matched ?? 0) + (counts.Chargeback ?? 0) + (counts['Action Required'] ?? 0);

/** What can be done with an import now (domain.md 2.22), as the import offers it. */
export function statementActions(statement: StatementImport, onGone: () => void): NamedAction[] {
  const { id, version, status, statement_ref } = statement;
  const input = { params: { id }, ifMatch: version };
  return offered(statement, {
    book: recordAction({
      operation: 'bookProviderStatement',
      label: status === 'Failed' ? 'Go on booking' : `Book ${counted(bookable(statement))}`,
      input,
      refresh: STATEMENT_SHOWN_BY,
      message: 'Statement is being booked',
    }),
    undo: recordAction({
      operation: 'undoProviderStatement',
      label: 'Undo the import',
      about: `Every line of ${statement_ref} is taken back with a reversing journal, and the same file can come again. A line that moved a policy stands in the way until that is taken back.`,
      danger: true,
      input,
      refresh: OUTCOME_SHOWN_BY,
      message: 'Import is being undone',
    }),
    discard: recordAction({
      operation: 'discardProviderStatement',
      label: 'Discard the import',
      about: 'Nothing of it is booked. The file and its preview are removed.',
      danger: true,
      input,
      refresh: STATEMENT_SHOWN_BY.filter((each) => each !== 'getProviderStatement'),
      message: 'Import discarded',
      onDone: onGone,
    }),
  });
}
