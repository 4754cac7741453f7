import type { ChangeFieldKind } from '@upline/domain';
import { messages } from '@upline/domain';
import { z } from 'zod';
import { parseFields } from '../../platform/operation/field-errors.ts';

/** What a field of a record may hold; amounts are cents, dates `YYYY-MM-DD`. */
export type Value = string | number | boolean | null;
/** Fields by key; a part of an address is `address.city`. */
export type Values = Readonly<Record<string, Value>>;

/** A field that bulk edits or imports write, as its request schema describes it. */
export interface ChangeField {
  readonly key: string;
  readonly label: string;
  readonly kind: ChangeFieldKind;
  readonly options: readonly string[];
  /** A record without it is refused, so it cannot be emptied. */
  readonly required: boolean;
  readonly max: number | null;
  /** Withheld from the screen while Privacy is on (R-DSH-02). */
  readonly secret: boolean;
  /** Other headings under which files carry it, folded. */
  readonly names: readonly string[];
  readonly schema: z.ZodType;
}

type Given = Partial<Pick<ChangeField, 'kind' | 'label' | 'required' | 'names'>>;

interface Shape {
  readonly type: string;
  readonly format?: string;
  readonly entries?: Readonly<Record<string, string>>;
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly out?: z.core.$ZodType;
}

const defOf = (schema: z.core.$ZodType) => schema._zod.def as Shape;

/** What optional, nullable, default and pipe wrap. */
function innerOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const { innerType, in: first, out } = defOf(schema);
  if (innerType) return innerType;
  return first && defOf(first).type === 'transform' ? out : first;
}

function kindOf({ type, format }: Shape, key: string, max: number | null): ChangeFieldKind {
  if (type === 'enum') return 'enum';
  if (type === 'boolean') return 'yes or no';
  if (format === 'date') return 'date';
  if (type === 'string') return max !== null && max >= 500 ? 'long text' : 'text';
  if (key.endsWith('_cents')) return 'money';
  throw new Error(`${key} cannot be changed in bulk: its type is ${type}`);
}

/** Reads label, kind, options and length from the request schema, so that they are declared once. */
export function changeField(key: string, schema: z.ZodType, given: Given = {}): ChangeField {
  let label: string | undefined;
  let max: number | null = null;
  let required = true;
  let at: z.core.$ZodType = schema;
  for (let next: z.core.$ZodType | undefined = schema; next; next = innerOf(next)) {
    const meta = z.globalRegistry.get(next) as { label?: string; maxLength?: number } | undefined;
    label ??= meta?.label;
    max ??= meta?.maxLength ?? null;
    if (['optional', 'nullable', 'default'].includes(defOf(next).type)) required = false;
    at = next;
  }
  const kind = given.kind ?? kindOf(defOf(at), key, max);
  return {
    key,
    label: label ?? key,
    kind,
    options: Object.values(defOf(at).entries ?? {}),
    required,
    max,
    secret: kind !== 'enum' && kind !== 'yes or no',
    names: [],
    schema,
    ...given,
  };
}

/** The value as the schema keeps it, or why it is refused. */
export function judgeValue(
  field: ChangeField,
  value: Value,
): { readonly value: Value; readonly message?: undefined } | { readonly message: string } {
  if (value === null && field.required) return { message: messages.required(field.label) };
  const { value: kept, errors } = parseFields(field.schema, value);
  if (errors)
    return { message: errors[0]?.message.replace(/^Request/, field.label) ?? messages.invalid(field.label) };
  return { value: kept as Value };
}

/** A part of a record by its key. */
export function valueAt(record: object, key: string): Value {
  let at: unknown = record;
  for (const name of key.split('.')) at = (at as Record<string, unknown> | null | undefined)?.[name];
  return (at ?? null) as Value;
}

/** The fields of a record by key. */
export const valuesOf = (record: object, fields: readonly Pick<ChangeField, 'key'>[]): Values =>
  Object.fromEntries(fields.map(({ key }) => [key, valueAt(record, key)]));

/** A copy of the record in which the given fields have these values. */
export function withValues(record: object, values: Values): Record<string, unknown> {
  const copy: Record<string, unknown> = structuredClone(record) as Record<string, unknown>;
  for (const [key, value] of Object.entries(values)) {
    const names = key.split('.');
    const last = names.pop() as string;
    let at = copy;
    for (const name of names) {
      at[name] ??= {};
      at = at[name] as Record<string, unknown>;
    }
    at[last] = value;
  }
  return copy;
}

/** The fields whose values differ (R-AUD-04). */
export const differing = (before: Values, after: Values): string[] =>
  Object.keys(after).filter((key) => (before[key] ?? null) !== (after[key] ?? null));

/** A field as it is answered. */
export const shownField = ({ schema: _schema, names: _names, options, ...shown }: ChangeField) => ({
  ...shown,
  options: [...options],
});
