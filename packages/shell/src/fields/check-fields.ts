import type { FieldFacts } from '@upline/api-client';
import { isEmail, limitText, messages } from '@upline/domain';
import { type AddressValues, addressErrors } from '@upline/ui-kit/address/address-rules.ts';
import { applies } from './held-values.ts';

type Errors = Record<string, string>;
type Values = Record<string, unknown>;

const isEmpty = (held: unknown) =>
  held === null ||
  held === undefined ||
  (typeof held === 'string' && held.trim() === '') ||
  (Array.isArray(held) && held.length === 0);

function checkText({ label, kind, min = 0, max = Number.POSITIVE_INFINITY }: FieldFacts, held: string) {
  const text = held.trim();
  const { length } = [...text];
  if (length < min) return messages.minLength(label, min);
  if (length > max) return messages.maxLength(label, max);
  return kind === 'email' && !isEmail(text) ? messages.invalid(label) : undefined;
}

function checkNumber({ label, kind, min, max }: FieldFacts, held: number) {
  const unit = kind === 'money' ? 'cents' : kind === 'percent' ? 'bps' : undefined;
  const bound = (limit: number) => limitText(unit, limit);
  if (min !== undefined && held < min) return messages.min(label, bound(min));
  return max !== undefined && held > max ? messages.max(label, bound(max)) : undefined;
}

function checkField(path: string, facts: FieldFacts, held: unknown, isHome: boolean): Errors {
  const { kind, label, required, fields = {} } = facts;
  if (kind === 'address') {
    if (!held) return {};
    const found = addressErrors(held as AddressValues, { residence: isHome });
    return Object.fromEntries(Object.entries(found).map(([part, message]) => [`${path}.${part}`, message]));
  }
  if (isEmpty(held)) return required ? { [path]: messages.required(label) } : {};
  if (kind === 'group') return checkFields(fields, held as Values, { at: `${path}.` });
  if (kind === 'rows')
    return Object.assign(
      {},
      ...(held as Values[]).map((row, index) => checkFields(fields, row, { at: `${path}.${index}.` })),
    );
  const found =
    typeof held === 'string'
      ? checkText(facts, held)
      : typeof held === 'number'
        ? checkNumber(facts, held)
        : undefined;
  return found ? { [path]: found } : {};
}

/** What can be judged before asking the server, by path, in the server's words; the server decides again. */
export function checkFields(
  table: Readonly<Record<string, FieldFacts>>,
  values: Values,
  { at = '', homes = [] }: { readonly at?: string; readonly homes?: readonly string[] } = {},
): Errors {
  return Object.assign(
    {},
    ...Object.entries(table)
      .filter(([, facts]) => applies(facts, values))
      .map(([name, facts]) => checkField(at + name, facts, values[name], homes.includes(name))),
  );
}
