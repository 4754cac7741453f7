import { foldText, isCalendarDate, messages, tidyText } from '@upline/domain';
import { parse } from 'csv-parse/sync';
import type { SignedInContext } from '../platform/operation/operation.ts';
import type { appointments } from './appointments/appointments.service.ts';
import { isAnyState } from './credentials/credential-checks.ts';
import { isAssociate } from './credentials/credentials.store.ts';

/** Columns of the file, in any order; the last may be missing. */
export const WRITING_NUMBER_COLUMNS = [
  'associate_code',
  'provider',
  'state',
  'writing_number',
  'effective_date',
] as const;
const MAX_ROWS = 1_000;

type Line = Partial<Record<(typeof WRITING_NUMBER_COLUMNS)[number], string>>;

export interface LineResult {
  /** Of the file, the head being line 1. */
  readonly line: number;
  readonly associate_code: string;
  readonly provider: string;
  readonly state: string;
  readonly writing_number: string;
  readonly ok: boolean;
  readonly message: string | null;
}

/** The writing number in its stored form; undefined when it is none (R-VAL-08). */
export function parseWritingNumber(value: string): string | undefined {
  const number = value.trim().toUpperCase();
  return /^[A-Z0-9-]{3,20}$/.test(number) ? number : undefined;
}

/** The lines of the file, or why it cannot be read as one. */
export function readWritingNumbers(csv: string): { lines: Line[]; error?: undefined } | { error: string } {
  try {
    const lines: Line[] = parse(csv, {
      bom: true,
      columns: (head: string[]) => head.map((name) => foldText(name).replaceAll(' ', '_')),
      relax_column_count_less: true,
      skip_empty_lines: true,
      trim: true,
      to: MAX_ROWS + 1,
    });
    const [first] = lines;
    const missing = WRITING_NUMBER_COLUMNS.slice(0, 4).find(
      (column) => first !== undefined && !(column in first),
    );
    if (!first) return { error: messages.required('File') };
    if (missing) return { error: `The column ${missing} is missing` };
    if (lines.length > MAX_ROWS) return { error: `At most ${MAX_ROWS} rows at once` };
    return { lines };
  } catch {
    return { error: messages.invalid('File') };
  }
}

function checkLine(line: Line): string | undefined {
  if (!line.associate_code) return messages.required('Associate Code');
  if (!line.provider) return messages.required('Provider');
  if (!line.state || !isAnyState(line.state.toUpperCase())) return messages.option('State');
  if (!line.writing_number) return messages.required('Writing Number');
  if (parseWritingNumber(line.writing_number) === undefined) return messages.invalid('Writing Number');
  if (line.effective_date && !isCalendarDate(line.effective_date)) return messages.invalid('Effective Date');
  return undefined;
}

/** Every row answers for itself; without `apply` nothing is written and the answers are the preview (R-ADM-03). */
export async function assignWritingNumbers(
  context: SignedInContext,
  service: ReturnType<typeof appointments>,
  lines: readonly Line[],
  apply: boolean,
): Promise<LineResult[]> {
  const results: LineResult[] = [];
  const seen = new Map<string, string>();
  for (const [index, line] of lines.entries()) {
    const shown = (value: string | undefined) => tidyText(value ?? '').slice(0, 100);
    const code = shown(line.associate_code).toUpperCase();
    const provider = shown(line.provider);
    const state = shown(line.state).toUpperCase();
    const number = parseWritingNumber(line.writing_number ?? '') ?? '';
    const key = `${foldText(provider)} ${number}`;
    let message = checkLine(line) ?? null;
    if (message === null && (seen.get(key) ?? code) !== code) message = messages.unique('Writing Number');
    if (message === null && !(await isAssociate(context.db, code)))
      message = messages.option('Associate Code');
    message ??= await service.assign(
      context,
      {
        associate_code: code,
        provider_key: foldText(provider),
        state,
        writing_number: number,
        effective_date: line.effective_date || null,
      },
      apply,
    );
    if (message === null) seen.set(key, code);
    results.push({
      line: index + 2,
      associate_code: code,
      provider,
      state,
      writing_number: number || shown(line.writing_number),
      ok: message === null,
      message,
    });
  }
  return results;
}
