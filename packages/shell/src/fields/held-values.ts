import type { FieldFacts } from '@upline/api-client';

type Given<T> = Exclude<T, null | undefined>;

/**
 * How a form holds what a request takes: texts instead of nulls, the words yes and no where a question may be unanswered,
 * rows with a key of their own.
 */
type Held<T> = [Given<T>] extends [boolean]
  ? null extends T
    ? '' | 'yes' | 'no'
    : boolean
  : [Given<T>] extends [number]
    ? number | null
    : [Given<T>] extends [string]
      ? string extends Given<T>
        ? string
        : Given<T> | ''
      : [Given<T>] extends [readonly (infer Item)[]]
        ? Item extends object
          ? (HeldFields<Item> & { key: string })[]
          : Item[]
        : null extends T
          ? HeldFields<Given<T>> | null
          : HeldFields<Given<T>>;

export type HeldFields<Body> = { -readonly [Name in keyof Body]-?: Held<Body[Name]> };

type Table = Readonly<Record<string, FieldFacts>>;
type Values = Record<string, unknown>;

/** A country that is not known yet: addresses start in that of the associate. */
export type Country = 'USA' | 'Canada';

/** An empty field. A group that may be missing starts without. */
export function emptyField(name: string, facts: FieldFacts, country: Country): unknown {
  const { kind, nullable, fields = {}, start = '' } = facts;
  if (kind === 'flag') return false;
  if (kind === 'money' || kind === 'percent' || kind === 'count') return null;
  if (kind === 'rows' || kind === 'choices') return [];
  if (kind === 'address' || kind === 'group') return nullable ? null : emptyFields(fields, country);
  return name === 'country' ? country : start;
}

export const emptyFields = (table: Table, country: Country): Values =>
  Object.fromEntries(Object.entries(table).map(([name, facts]) => [name, emptyField(name, facts, country)]));

/** What the record holds of a field, as the form shows it. What is never answered starts empty. */
function heldField(name: string, facts: FieldFacts, stored: unknown, country: Country): unknown {
  if (stored === null || stored === undefined) return emptyField(name, facts, country);
  const { kind, fields = {} } = facts;
  if (kind === 'answer') return stored ? 'yes' : 'no';
  if (kind === 'address' || kind === 'group') return heldFields(fields, stored as Values, country);
  if (kind === 'rows')
    return (stored as Values[]).map((row, index) => ({
      ...heldFields(fields, row, country),
      key: String(index),
    }));
  return stored;
}

export const heldFields = (table: Table, record: Values, country: Country): Values =>
  Object.fromEntries(
    Object.entries(table).map(([name, facts]) => [name, heldField(name, facts, record[name], country)]),
  );

/** Whether the record has the field: by the values of others. */
export const applies = ({ when = {} }: FieldFacts, values: Values): boolean =>
  Object.entries(when).every(([name, some]) => some.includes(String(values[name])));

/** What is sent of a field; undefined leaves it out. */
function sentField(facts: FieldFacts, held: unknown): unknown {
  const { kind, nullable, secret, required, fields = {} } = facts;
  const nothing = nullable && !secret ? null : undefined;
  if (held === null || held === undefined) return nothing;
  if (kind === 'answer') return held === '' ? nothing : held === 'yes';
  if (kind === 'address' || kind === 'group') return sentFields(fields, held as Values);
  if (kind === 'rows') return (held as Values[]).map((row) => sentFields(fields, row));
  if (typeof held !== 'string') return held;
  const text = held.trim();
  return text === '' && (nullable || !required) ? nothing : text;
}

/** The whole request, without what does not belong to such a record. */
export const sentFields = (table: Table, values: Values): Values =>
  Object.fromEntries(
    Object.entries(table)
      .map(([name, facts]) => [name, applies(facts, values) ? sentField(facts, values[name]) : undefined])
      .filter(([, value]) => value !== undefined),
  );
