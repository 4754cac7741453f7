import { addMonths, daysBetween, firstOfMonth } from '@upline/domain';
import { DEMO_LOGINS } from './demo-logins.ts';
import type { Person } from './network.ts';

const LOGINS = new Set(DEMO_LOGINS.map(({ username }) => username));
/** Day of the last month on which somebody joined. */
const LAST_MONTH = 12;

/** Everybody below, the directs first. */
function* below({ directs }: Person): Generator<Person> {
  yield* directs;
  for (const direct of directs) yield* below(direct);
}

/**
 * One recruit of this month and one of the last in the team of everybody who signs in: people who lead nobody, own directs
 * where there are such. On the first of a month the one of this month joins that day.
 */
export function joinLately(people: readonly Person[], today: string): void {
  const since = Number(today.slice(8)) - 1;
  const last = addMonths(firstOfMonth(today), -1);
  const days = [Math.min(3, since), daysBetween(last, today) - LAST_MONTH + 1];
  const recruits = new Set<Person>();
  for (const person of people) {
    if (person.key === undefined || !LOGINS.has(person.key) || person.status !== 'Active') continue;
    const leaves = [...below(person)].filter((each) => each.key === undefined && each.directs.length === 0);
    for (const joinedDaysAgo of days) {
      const recruit = leaves.find((each) => !recruits.has(each));
      if (!recruit) break;
      recruits.add(recruit);
      recruit.joinedDaysAgo = joinedDaysAgo;
      recruit.level = 'TA';
      recruit.status = 'Active';
      recruit.recruiter = recruit.upline;
    }
  }
}
