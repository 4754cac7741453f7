import type { Currency } from '@upline/domain';
import { forecastExposure } from '@upline/domain/compensation';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { loadLedgers, type PostedPolicy } from '../compensation/policy-ledger.store.ts';
import { exposedPolicies, lapseHistory } from './exposure.store.ts';
import { monthsAtLapse, sumOf } from './lapse-cost.ts';

/** Policies worked out in one answer; who has more sees the largest. */
const MOST = 300;

/** One policy from today on, the reader's lines alone. */
function forecastOf(posted: Pick<PostedPolicy, 'ledger'>, code: string, today: string) {
  const from = monthsAtLapse(posted.ledger, today);
  return {
    months_in_force: from,
    months: forecastExposure(posted.ledger, from).map(({ date, lines, months_in_force }) => {
      const own = lines.filter(({ associate_code }) => associate_code === code);
      return {
        months_in_force,
        date,
        debt_cents: sumOf(own, 'debt_cents'),
        total_cents: sumOf(own, 'total_cents'),
        lines: own.map(({ line_no, debt_cents, total_cents }) => ({ line_no, debt_cents, total_cents })),
      };
    }),
  };
}

/**
 * What lapses would take from the caller, today and month by month: by line, policy and leg, with the own lapse probability
 * (lapses + 1) / (policies + 2) (domain.md 9.3 item 3).
 */
export async function exposureOf({ db, today, caller }: Pick<SignedInContext, 'db' | 'today' | 'caller'>) {
  const { code } = caller;
  const found = await exposedPolicies(db, code, today, MOST + 1);
  const shown = found.slice(0, MOST);
  const ledgers = await loadLedgers(
    db,
    shown.map(({ id }) => id),
  );
  const policies = shown.flatMap(({ id, policy_number, leg_code, leg_name }) => {
    const posted = ledgers.get(id);
    if (!posted) return [];
    const forecast = forecastOf(posted, code, today);
    if (forecast.months.length === 0) return [];
    const leg = leg_code === null ? null : { code: leg_code, name: leg_name ?? leg_code };
    return [{ policy_id: id, policy_number, leg, currency: posted.currency, ...forecast }];
  });

  const history = await lapseHistory(db, code);
  const weight = (cents: number) =>
    Math.floor((2 * cents * (history.lapses + 1) + history.policies + 2) / (2 * (history.policies + 2)));
  const currencies = [...new Set(policies.map(({ currency }) => currency))].sort().reverse();
  const of = (currency: Currency) => policies.filter((policy) => policy.currency === currency);
  return {
    as_of: today,
    is_complete: found.length <= MOST,
    history: {
      ...history,
      probability_bps: Math.round(((history.lapses + 1) * 10_000) / (history.policies + 2)),
    },
    totals: currencies.map((currency) => {
      const own = of(currency);
      const longest = Math.max(...own.map(({ months }) => months.length));
      const months = Array.from({ length: longest }, (_, later) => ({
        months_from_now: later,
        debt_cents: own.reduce((sum, policy) => sum + (policy.months[later]?.debt_cents ?? 0), 0),
        total_cents: own.reduce((sum, policy) => sum + (policy.months[later]?.total_cents ?? 0), 0),
      }));
      const [now] = months;
      return {
        currency,
        debt_cents: now?.debt_cents ?? 0,
        total_cents: now?.total_cents ?? 0,
        expected_cents: weight(now?.total_cents ?? 0),
        months,
      };
    }),
    legs: [...Map.groupBy(policies, ({ leg, currency }) => `${leg?.code ?? ''} ${currency}`).values()]
      .map((own) => ({
        leg: own[0]?.leg ?? null,
        currency: own[0]?.currency as Currency,
        policies: own.length,
        total_cents: own.reduce((sum, { months }) => sum + (months[0]?.total_cents ?? 0), 0),
      }))
      .sort((a, b) => b.total_cents - a.total_cents),
    policies,
  };
}
