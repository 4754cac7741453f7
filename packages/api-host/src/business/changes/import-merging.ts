import type { Draft, ImportResource } from './change-resource.ts';

/** A line of a file as it was read and judged. */
export interface DraftLine extends Draft {
  readonly line: number;
  readonly cells: readonly string[];
}

type Known = ReadonlyMap<string, { readonly id: string; readonly name: string }>;

/** Lines about one person, in their order, and the records that this person is. */
export interface MergedLines {
  readonly lines: readonly [DraftLine, ...DraftLine[]];
  readonly known: readonly { readonly id: string; readonly name: string }[];
  /** What they say together. */
  readonly values: Draft['values'];
  /** Fields of later lines that an earlier one says otherwise. */
  readonly left: readonly string[];
}

const knownOf = ({ likeness }: Draft, known: Known) => [
  ...new Map(
    likeness.flatMap((key) => {
      const one = known.get(key);
      return one ? [[one.id, one] as const] : [];
    }),
  ).values(),
];

/**
 * Lines by the person they are about (R-VVD-07): those that share a key, and those that are about the same record. A line that is
 * refused, or that is about two records at once, is joined with no other one.
 */
export function mergedLines(
  drafts: readonly DraftLine[],
  known: Known,
  merge: NonNullable<ImportResource['merge']>,
): MergedLines[] {
  const groups = new Map<string, Set<DraftLine>>();
  const all = new Set<Set<DraftLine>>();
  for (const draft of drafts) {
    const records = knownOf(draft, known);
    const isAlone = draft.errors.length > 0 || records.length > 1;
    const keys = isAlone ? [] : [...draft.likeness, ...records.map(({ id }) => `record:${id}`)];
    const group = new Set<DraftLine>();
    for (const other of new Set(keys.flatMap((key) => groups.get(key) ?? []))) {
      for (const each of other) group.add(each);
      all.delete(other);
    }
    group.add(draft);
    all.add(group);
    const shared = new Set(isAlone ? [] : [...group].flatMap((each) => each.likeness));
    for (const key of [...keys, ...shared]) groups.set(key, group);
    for (const { id } of [...shared].flatMap((key) => known.get(key) ?? []))
      groups.set(`record:${id}`, group);
  }
  return [...all].map((group) => {
    const [first, ...others] = [...group].sort((one, other) => one.line - other.line) as [
      DraftLine,
      ...DraftLine[],
    ];
    const left: string[] = [];
    const values = others.reduce((into, { values: from }) => {
      const merged = merge(into, from);
      left.push(...merged.left);
      return merged.values;
    }, first.values);
    const records = [...group].flatMap((draft) => knownOf(draft, known));
    return {
      lines: [first, ...others],
      known: [...new Map(records.map((one) => [one.id, one])).values()],
      values,
      left,
    };
  });
}
