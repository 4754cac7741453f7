import { foldText } from '@upline/domain';

/** A field that a column of a file can hold. */
export interface MappedField {
  readonly key: string;
  readonly label: string;
  /** Other headings under which files carry it, folded. */
  readonly names: readonly string[];
}

/** A heading as it is compared and remembered: `E-Mail Address` → `e mail address`. */
export const headingKey = (heading: string): string =>
  foldText(heading)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 100);

/**
 * Which field each column holds: what was chosen for that heading before, otherwise a field of that name. Of several
 * columns for one field the first is taken.
 */
export function guessMapping(
  headings: readonly string[],
  fields: readonly MappedField[],
  remembered: Readonly<Record<string, string | null>>,
): (string | null)[] {
  const byName = new Map<string, string>();
  for (const { key, names } of fields) for (const name of names) byName.set(headingKey(name), key);
  for (const { key, label } of fields)
    for (const name of [key, key.replace(/^address\./, ''), key.replace(/_cents$/, ''), label])
      byName.set(headingKey(name), key);
  const known = new Set(fields.map(({ key }) => key));
  const taken = new Set<string>();
  return headings.map((heading) => {
    const key = headingKey(heading);
    const field = key in remembered ? (remembered[key] ?? null) : (byName.get(key) ?? null);
    if (field === null || !known.has(field) || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

const MOST_REMEMBERED = 300;

/** What is remembered after this mapping: the latest headings, ignored ones too. */
export function withHeadings(
  remembered: Readonly<Record<string, string | null>>,
  headings: readonly string[],
  mapping: readonly (string | null)[],
): Record<string, string | null> {
  const latest = headings.map((heading, index) => [headingKey(heading), mapping[index] ?? null] as const);
  const names = new Set(latest.map(([key]) => key));
  const before = Object.entries(remembered).filter(([key]) => !names.has(key));
  // If several columns have the same heading, the first one that maps to a field counts.
  const after = latest.toSorted(([, one], [, other]) => Number(one !== null) - Number(other !== null));
  return Object.fromEntries([...before, ...after].filter(([key]) => key !== '').slice(-MOST_REMEMBERED));
}
