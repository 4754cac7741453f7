import { currencyOf } from '@upline/domain';
import { addDays } from '../../days.ts';
import type { Person } from '../../network.ts';
import type { Random } from '../../random.ts';

/** Named people who subscribe to the plan; of the others some do. */
export const BUILDERS: ReadonlySet<string> = new Set(['dev', 'ivy', 'bea', 'quinn', 'rosa']);
const ENROLL = 0.12;
const CLOSE = 0.2;
/** A month of the plan, in cents (domain.md 1.7). */
const PRICES = { USD: 4_900, CAD: 5_900 } as const;

/** Builder plans of those who build, open ones and closed ones (domain.md 2.33). Nobody's stays open who is not Active. */
export function builderPlanRows(random: Random, people: readonly Person[], today: string) {
  return people.flatMap(({ code, key, level, status, place, joinedDaysAgo }) => {
    if (level === 'TA' || joinedDaysAgo < 60) return [];
    if (key === undefined ? !random.chance(ENROLL) : !BUILDERS.has(key)) return [];
    const began = random.int(31, Math.min(joinedDaysAgo - 1, 900));
    const isClosed = status !== 'Active' || (key === undefined && random.chance(CLOSE));
    const currency = currencyOf(place.country);
    const started_on = addDays(today, -began);
    const next = isClosed ? null : addDays(today, 30 - (began % 30));
    return [
      {
        id: random.uuid(),
        associate_code: code,
        country: place.country,
        price_cents: PRICES[currency],
        currency,
        started_on,
        next_charge_on: next,
        next_try_on: next,
        status: isClosed ? 'Closed' : 'Active',
        closed_on: isClosed ? addDays(today, -random.int(0, began)) : null,
        close_reason: isClosed
          ? status === 'Active'
            ? 'Closed by the associate'
            : `Status ${status}`
          : null,
        created_at: `${started_on}T17:00:00Z`,
        created_by: code,
        updated_at: `${started_on}T17:00:00Z`,
        updated_by: code,
      },
    ];
  });
}
