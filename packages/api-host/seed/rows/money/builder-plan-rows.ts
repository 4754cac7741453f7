import { addMonths, currencyOf, formatDate } from '@upline/domain';
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
    const next = isClosed ? null : dueFrom(started_on, today);
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
        payment_id: null as string | null,
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

export type BuilderPlanRow = ReturnType<typeof builderPlanRows>[number];

/** The day of the month on which the plan is charged next, today included. */
function dueFrom(startedOn: string, today: string): string {
  for (let months = 1; ; months++) {
    const due = addMonths(startedOn, months);
    if (due >= today) return due;
  }
}

/**
 * What the plan was charged until today: its first month, paid on the page of Stripe, which has kept the card since, and one
 * month after another from that card.
 */
export function builderCharges(random: Random, plan: BuilderPlanRow, today: string) {
  const { id, associate_code: code, started_on, closed_on, price_cents } = plan;
  const until = closed_on ?? today;
  const days = [started_on];
  for (let day = started_on; ; days.push(day)) {
    day = addMonths(started_on, days.length);
    if (day >= until) break;
  }
  return days.map((day, month) => {
    const at = month === 0 ? `${day}T17:00:00Z` : `${day}T12:30:00Z`;
    return {
      id: random.uuid(),
      payer_code: code,
      country: plan.country,
      currency: plan.currency,
      kind: 'Builder Plan' as const,
      subject: month === 0 ? `${code}:start:${random.uuid()}` : `${id}:${day}`,
      description: `Builder plan, month from ${formatDate(day)}`,
      amount_cents: price_cents,
      status: 'Paid',
      due_on: month === 0 ? null : day,
      keeps_card: true,
      intent_id: `pi_sandbox${code.toLowerCase()}plan${month}`,
      customer_ref: `cus_sandbox${code.toLowerCase()}`,
      card_ref: 'pm_sandbox_visa',
      paid_at: at,
      created_at: at,
      updated_at: at,
    };
  });
}
