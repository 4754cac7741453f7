import { keptOver } from '@upline/ui-kit/record-form/conflict.ts';
import type { ConflictChange } from '@upline/ui-kit/record-form/conflict-panel.tsx';
import { allAnswers } from '../answer-facts.tsx';
import type { Analysis } from './analysis-values.ts';

type Fields = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The newer values with every answer that was changed here. */
export function typedOver<Values extends object>(opened: Values, now: Values, mine: Values): Values {
  const [was, is, typed] = [opened as Fields, now as Fields, mine as Fields];
  const kept = { ...keptOver(was, is, typed) };
  for (const key of Object.keys(kept)) {
    const [before, current, own] = [was[key], is[key], typed[key]];
    if (isGroup(before) && isGroup(current) && isGroup(own)) kept[key] = keptOver(before, current, own);
  }
  return kept as Values;
}

const readings = (one: Analysis) =>
  new Map([
    ['Title', one.title],
    ...allAnswers(one).map(({ label, value }) => [label, value] as const),
    ['Notes', one.notes ?? ''],
  ]);

/** What somebody else changed in the meantime, next to the values here. */
export function changesMeanwhile(opened: Analysis, now: Analysis, mine: Analysis): ConflictChange[] {
  const [was, is, typed] = [readings(opened), readings(now), readings(mine)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((label) => was.get(label) !== is.get(label))
    .map((label) => ({
      path: label,
      label,
      theirs: is.get(label) || '—',
      mine: typed.get(label) === was.get(label) ? 'Not changed' : typed.get(label) || '—',
    }));
}
