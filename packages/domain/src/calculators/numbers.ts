import { messages } from '../messages.ts';
import { formatNumber, limitText, MAX_MONEY_CENTS } from '../money.ts';

/** A number of a form that may still be empty; empty counts as 0 in a calculation. */
export type Entry = number | null | undefined;

/** What a number of a calculator may be. `required` speaks of a finished form: a draft may leave it empty. */
export interface NumberField {
  readonly label: string;
  readonly unit: 'cents' | 'bps' | 'years' | 'months' | 'count';
  readonly min: number;
  readonly max: number;
  readonly required?: true;
}

/** A message for the field it belongs to; items of a list as `debts.0.balance_cents` (R-GEN-01). */
export interface EntryError {
  readonly field: string;
  readonly message: string;
}

/** An amount in cents, from 0 to 999,999,999.99 (R-VAL-16). */
export const amount = (label: string, required?: true): NumberField => ({
  label,
  unit: 'cents',
  min: 0,
  max: MAX_MONEY_CENTS,
  ...(required ? { required } : {}),
});

const shown = ({ unit }: NumberField, value: number) =>
  unit === 'cents' || unit === 'bps' ? limitText(unit, value) : formatNumber(value);

/** The message of one number, with the SPEC wording; undefined when it may stand. */
export function entryError(field: NumberField, value: Entry, complete: boolean): string | undefined {
  if (value === null || value === undefined) {
    return complete && field.required ? messages.required(field.label) : undefined;
  }
  if (!Number.isInteger(value)) return messages.invalid(field.label);
  if (value < field.min) return messages.min(field.label, shown(field, field.min));
  if (value > field.max) return messages.max(field.label, shown(field, field.max));
  return undefined;
}

/** The messages of all numbers of a record; `prefix` is the path of the record with its final dot. */
export function entryErrors<Name extends string>(
  fields: Readonly<Record<Name, NumberField>>,
  values: Readonly<Partial<Record<NoInfer<Name>, Entry>>>,
  complete: boolean,
  prefix = '',
): EntryError[] {
  return (Object.keys(fields) as Name[]).flatMap((name) => {
    const message = entryError(fields[name], values[name], complete);
    return message ? [{ field: `${prefix}${name}`, message }] : [];
  });
}

/** The value of a field that may be empty. */
export const numberOf = (entry: Entry) => entry ?? 0;

/** Half up to a whole cent (R-CAL-03), kept within the integers a number holds exactly. */
export function toCents(value: number): number {
  const limit = Number.MAX_SAFE_INTEGER;
  return Math.min(limit, Math.max(-limit, Math.floor(value + 0.5)));
}

/** A share as whole percent, rounded down, from 0 to 100. The hair added undoes noise as in 0.8 = 0.79999999999999993. */
export function wholePercent(share: number): number {
  return Math.min(100, Math.max(0, Math.floor(share * 100 + 1e-9)));
}
