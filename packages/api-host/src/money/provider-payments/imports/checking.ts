import { type Currency, formatMoney } from '@upline/domain';
import { isPaid } from '../../../business/policies/policies.record.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { FileLine } from '../../../platform/imports/csv-file.ts';
import type { Judgement } from '../judging.ts';
import {
  contentOf,
  labelOf,
  NEEDED_FIELDS,
  readLine,
  type StatementCells,
  type StatementRow,
  Unfit,
} from '../statement-file.ts';
import { movesPolicy, pageJudge } from './page-judging.ts';
import type { LineOutcome, StatementColumn, StatementImport } from './statement-imports.tables.ts';
import { bookedLines } from './statement-lines.store.ts';

type Head = Pick<StatementImport, 'id' | 'provider_id' | 'statement_ref' | 'statement_date' | 'currency'> & {
  readonly columns: readonly StatementColumn[];
};

interface Foreseen {
  readonly outcome: LineOutcome;
  readonly message: string | null;
}

/** Why a file cannot be booked with these columns, or nothing. */
export function missingColumns(columns: readonly StatementColumn[]): string | null {
  const taken = new Set(columns.map(({ field }) => field));
  const absent = NEEDED_FIELDS.filter((field) => !taken.has(field)).map(labelOf);
  return absent.length === 0 ? null : `Choose a column for ${absent.join(', ')}`;
}

/** What would become of a line that is judged so. */
function foresee(row: Pick<StatementRow, 'kind'>, { policy, exception }: Judgement): Foreseen {
  if (exception !== undefined || !policy) return { outcome: 'Action Required', message: exception ?? null };
  if (!movesPolicy(row, policy))
    return { outcome: row.kind === 'Chargeback' ? 'Chargeback' : 'Matched', message: null };
  if (row.kind === 'Chargeback')
    return isPaid(policy)
      ? { outcome: 'Chargeback', message: 'Ends the policy and charges back what is unearned' }
      : { outcome: 'Action Required', message: 'Nothing was paid on the policy' };
  return policy.business_status === 'Pending'
    ? { outcome: 'Matched', message: 'The policy becomes Ready To Pay if nothing else is missing' }
    : { outcome: 'Action Required', message: `The policy is not ready: It is ${policy.business_status}` };
}

const UNREAD = {
  line_no: null,
  policy_number_text: null,
  match_number: null,
  kind: null,
  gross_cents: null,
  event_date: null,
  expected_cents: null,
  policy_id: null,
} as const;

type Place = {
  readonly id: string;
  readonly import_id: string;
  readonly position: number;
  readonly file_line: number;
};

/** Reads the lines of a statement page by page and says what would become of each. Nothing is booked. */
export function statementCheck(head: Head) {
  const judgePage = pageJudge(head.provider_id, 'look');
  /** In which line of the file each number of a line is. */
  const numbered = new Map<number, number>();
  const contents: string[] = [];
  const width = head.columns.length;

  function cellsOf({ cells }: FileLine): StatementCells {
    if (cells.slice(width).some((cell) => cell !== ''))
      throw new Unfit('The line has more cells than there are headings');
    return Object.fromEntries(
      head.columns.flatMap(({ field }, index) => (field ? [[field, cells[index] ?? '']] : [])),
    );
  }

  function read(line: FileLine, position: number): StatementRow {
    const row = readLine(cellsOf(line), position);
    const earlier = numbered.get(row.line_no);
    if (earlier !== undefined)
      throw new Unfit(`Line ${row.line_no} of the statement is in line ${earlier} of the file already`);
    numbered.set(row.line_no, line.line);
    contents.push(contentOf(row, head.statement_date));
    return row;
  }

  const refused = (place: Place, message: string) => ({
    ...place,
    ...UNREAD,
    outcome: 'Refused' as const,
    message,
  });

  return {
    contents: contents as readonly string[],

    /** Lines that follow each other, the first of which is at `from` + 1, as they are stored. */
    async page(db: Db, lines: readonly FileLine[], from: number) {
      const read_ = lines.map((line, index) => {
        const place = {
          id: crypto.randomUUID(),
          import_id: head.id,
          position: from + index + 1,
          file_line: line.line,
        };
        try {
          return { place, row: read(line, place.position) };
        } catch (error) {
          if (!(error instanceof Unfit)) throw error;
          return { place, reason: error.message };
        }
      });
      const rows = read_.flatMap(({ row }) => row ?? []);
      const booked = await bookedLines(
        db,
        head,
        rows.map(({ line_no }) => line_no),
      );
      const fresh = rows
        .filter(({ line_no }) => !booked.has(line_no))
        .map((row) => ({
          ...row,
          event_date: row.event_date ?? head.statement_date,
          currency: head.currency as Currency,
        }));
      const judged = new Map((await judgePage(db, fresh)).map((one, index) => [fresh[index]?.line_no, one]));
      return read_.map(({ place, row, reason }) => {
        if (!row) return refused(place, reason);
        const before = booked.get(row.line_no);
        if (before && before.gross_cents !== row.gross_cents)
          return refused(
            place,
            `Line ${row.line_no} of this statement was booked before with ${formatMoney(before.gross_cents, head.currency)} for ${before.policy_number_text}`,
          );
        const judgement = judged.get(row.line_no);
        const foreseen: Foreseen = judgement
          ? foresee(row, judgement)
          : { outcome: 'Known', message: 'Booked before' };
        return {
          ...place,
          ...row,
          event_date: row.event_date ?? head.statement_date,
          expected_cents: judgement?.expected_cents ?? null,
          policy_id: judgement?.policy?.id ?? null,
          ...foreseen,
        };
      });
    },
  };
}
