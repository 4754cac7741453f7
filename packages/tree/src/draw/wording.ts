import { formatBvCompact, formatCompact, formatDate } from '@upline/domain';
import { type Change, isGone, type TreePerson } from '../model/person.ts';
import type { ColorMetric } from './metrics.ts';

export const CHANGE_WORDS: Readonly<Record<Change, string>> = {
  joined: 'New',
  moved: 'Moved here',
  left: 'Moved away',
  level: 'New level',
  status: 'New status',
};

/** The figure of the metric in words. */
export function figureOf(person: TreePerson, metric: ColorMetric): string {
  if (metric === 'month_bv' && person.month_bv_cents !== null) return formatBvCompact(person.month_bv_cents);
  if (metric === 'license' && person.licensed !== null) return person.licensed ? 'Licensed' : 'Not licensed';
  if (metric === 'activity' && person.month_bv_cents !== null)
    return person.last_submitted_on === null
      ? 'Nothing submitted'
      : `Submitted ${formatDate(person.last_submitted_on)}`;
  if (person.team_size === 0 && person.direct_count === 0) return 'Nobody below';
  if (person.team_size !== null) return `Team of ${formatCompact(person.team_size)}`;
  return `Joined ${formatDate(person.join_date)}`;
}

/** What a card says below the name. */
export function cardLines(person: TreePerson, metric: ColorMetric): readonly [string, string] {
  const difference = person.difference?.changes.map((change) => CHANGE_WORDS[change]).join(', ');
  const standing = person.status === 'Active' || isGone(person) ? '' : ` · ${person.status}`;
  return [`${person.level.code} · ${person.code}${standing}`, difference || figureOf(person, metric)];
}
