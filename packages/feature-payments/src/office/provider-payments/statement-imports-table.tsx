import type { OperationAnswer } from '@upline/api-client';
import { providerStatementLinesFields } from '@upline/api-client/lists/provider-statement-lines.ts';
import { providerStatementsFields } from '@upline/api-client/lists/provider-statements.ts';
import { columnsFor } from '@upline/shell';
import { Status, type StatusTone } from '@upline/ui-kit';

export type StatementImport = OperationAnswer<'getProviderStatement'>;
export type StatementLine = OperationAnswer<'listProviderStatementLines'>['rows'][number];
type Outcome = StatementLine['outcome'];

/** Whether a job works on it. */
export const isUnderWay = ({ status }: Pick<StatementImport, 'status'>) =>
  status === 'Checking' || status === 'Booking' || status === 'Undoing';

const percentOf = ({ rows_done, rows_total }: Pick<StatementImport, 'rows_done' | 'rows_total'>) =>
  Math.floor((rows_done / Math.max(rows_total, 1)) * 100);

/** Columns of the imports of statements. */
export const STATEMENT_COLUMNS = columnsFor<'listProviderStatements'>(providerStatementsFields, [
  { field: 'statement_ref', pinned: true, cardRole: 'title', width: 170 },
  { field: 'provider', value: ({ provider }) => provider.name, cardRole: 'subtitle', width: 180 },
  { field: 'statement_date', width: 145 },
  {
    field: 'status',
    cell: (row) => (
      <Status
        value={isUnderWay(row) ? `${row.status} ${percentOf(row)}%` : row.status}
        {...(isUnderWay(row) ? { tone: 'info' } : {})}
      />
    ),
    cardRole: 'meta',
    width: 145,
  },
  { field: 'rows_total', cardRole: 'value', width: 90 },
  {
    field: 'rows_matched',
    value: ({ counts }) => (counts.Matched ?? 0) + (counts.Chargeback ?? 0),
    width: 100,
  },
  {
    field: 'rows_waiting',
    value: ({ counts }) => counts['Action Required'] ?? 0,
    cardRole: 'meta',
    width: 115,
  },
  { field: 'rows_refused', value: ({ counts }) => counts.Refused ?? 0, width: 100 },
  { field: 'created_at', cardRole: 'meta', width: 175 },
  { field: 'file_name', width: 220 },
  { field: 'currency', defaultHidden: true, width: 100 },
  {
    id: 'created_by',
    label: 'Imported By',
    type: 'text',
    value: ({ created_by }) => created_by.name,
    secret: true,
    defaultHidden: true,
    width: 160,
  },
]);

const TONES: Readonly<Record<Outcome, StatusTone>> = {
  Matched: 'success',
  Chargeback: 'danger',
  'Action Required': 'warning',
  Known: 'neutral',
  Refused: 'danger',
};

/** Outcomes in words: before booking what would become of a line, afterwards what became of it. */
export const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  Matched: 'Matched',
  Chargeback: 'Charges back',
  'Action Required': 'Exception',
  Known: 'Booked before',
  Refused: 'Refused',
};

/** Columns of the lines of a statement. */
export const LINE_COLUMNS = columnsFor<'listProviderStatementLines'>(providerStatementLinesFields, [
  { field: 'file_line', cardRole: 'meta', width: 90 },
  { field: 'line_no', width: 75 },
  {
    field: 'outcome',
    as: 'status',
    word: (value) => OUTCOME_WORDS[value],
    cell: ({ outcome, processing }) =>
      processing === 'Processed' ? (
        <Status value="Processed" />
      ) : (
        <Status value={OUTCOME_WORDS[outcome]} tone={TONES[outcome]} />
      ),
    cardRole: 'meta',
    width: 140,
  },
  {
    field: 'policy_number',
    value: ({ policy, policy_number_text }) => policy?.policy_number ?? policy_number_text ?? 'Not read',
    cardRole: 'title',
    width: 150,
  },
  { field: 'kind', width: 115 },
  {
    field: 'gross_cents',
    currency: ({ currency }) => currency,
    secret: true,
    cardRole: 'value',
    width: 120,
  },
  {
    id: 'expected_cents',
    label: 'Expected',
    type: 'money',
    align: 'end',
    currency: ({ currency }) => currency,
    secret: true,
    width: 120,
  },
  { field: 'message', secret: true, cardRole: 'subtitle', width: 420 },
]);
