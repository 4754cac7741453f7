import { hashKey } from '@tanstack/react-query';
import type { Draft } from './form-draft.ts';

/** Whatever the order of keys. */
const isSame = (one: unknown, other: unknown) => hashKey([one]) === hashKey([other]);

const pick = <Values>(from: Partial<Values>, fields: readonly (keyof Values)[]) =>
  Object.fromEntries(fields.map((field) => [field, from[field]])) as Partial<Values>;

/** What a draft holds of a form: the fields that were changed, without the secret ones; undefined when there are none. */
export function changedFields<Values extends object>(
  base: Values,
  values: Values,
  secret: readonly (keyof Values & string)[] = [],
): Required<Pick<Draft<Values>, 'values' | 'base'>> | undefined {
  const fields = (Object.keys(values) as (keyof Values & string)[]).filter(
    (field) => !secret.includes(field) && !isSame(values[field], base[field]),
  );
  return fields.length > 0 ? { values: pick(values, fields), base: pick(base, fields) } : undefined;
}

/** A draft over the record as it is now. */
interface MergedDraft<Values> {
  /** What is still different from the record. */
  readonly values: Partial<Values>;
  /**
   * The fields among them that another person has changed in the meantime, with their values from before: the form's
   * starting values.
   */
  readonly base: Partial<Values>;
  /** The version that saving replaces. */
  readonly version: number | undefined;
}

/**
 * Applies a draft to the record as it is now. It puts back the fields that only the draft changed. If another person
 * changed the same field, the form continues from the older version, so that saving is refused and shows both values
 * (R-GEN-04).
 */
export function mergeDraft<Values extends object>(
  draft: Draft<Values>,
  now: Values,
  version: number | undefined,
): MergedDraft<Values> {
  const fields = (Object.keys(draft.values) as (keyof Values)[]).filter(
    (field) => !isSame(draft.values[field], now[field]),
  );
  const values = pick(draft.values, fields);
  if (version === undefined || draft.version === undefined) return { values, base: {}, version };
  const base: Partial<Values> = draft.base ?? {};
  const theirs = fields.filter((field) => !isSame(base[field], now[field]));
  return {
    values,
    base: pick(base, theirs),
    version: theirs.length > 0 ? Math.min(version, draft.version) : version,
  };
}
