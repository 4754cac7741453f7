import { addDays, addMonths, type Currency, daysBetween, firstOfMonth } from '@upline/domain';
import { DEBT_WARNING, payoff, shareFloor, withholdBps } from '@upline/domain/pay-run';
import type { z } from 'zod';
import { setting } from '../../catalogue/plan-data.store.ts';
import type { Db } from '../../platform/database/database.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { balancesOf } from '../ledger/ledger.store.ts';
import { nextPayDate } from '../pay-runs/next-pay-date.ts';
import { plannedRollUps } from '../roll-up/heirs.ts';
import type { debtAnswer, debtBalance } from './debt.schemas.ts';
import { announcedTo, nameOf, type OpenDebt, openDebts, productionSince } from './debt.store.ts';
import { type DebtMonth, debtMonths } from './debt-entries.store.ts';

const MONTHS = 12;
/** The number of past days whose pay we use as present production. */
const PRODUCTION_DAYS = 90;
const DAYS_BETWEEN_RUNS = 7;

type Reader = Pick<SignedInContext, 'db' | 'today' | 'caller'>;
type Balance = z.input<typeof debtBalance>;

/** The last twelve months with the balance at the end of each. */
function historyOf(months: readonly DebtMonth[], today: string): Balance['months'] {
  const first = addMonths(firstOfMonth(today), 1 - MONTHS);
  const before = months.filter(({ is_before }) => is_before);
  let balance_cents = before.reduce(
    (sum, { charged_cents, taken_cents }) => sum + charged_cents - taken_cents,
    0,
  );
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = addMonths(first, index);
    const own = months.find((each) => !each.is_before && each.month === month);
    const { charged_cents = 0, taken_cents = 0 } = own ?? {};
    balance_cents += charged_cents - taken_cents;
    return { month, charged_cents, taken_cents, balance_cents };
  });
}

/**
 * The day on which the balance is paid off if later runs pay as much as the last ones, or why it cannot be estimated.
 */
async function forecastOf(
  { db, today, caller }: Reader,
  currency: Currency,
  balance_cents: number,
): Promise<Pick<Balance, 'forecast' | 'no_forecast'>> {
  const none = (no_forecast: NonNullable<Balance['no_forecast']>) => ({ forecast: null, no_forecast });
  const found = await productionSince(db, caller.code, currency, addDays(today, -PRODUCTION_DAYS));
  if (!found || balance_cents === 0) return { forecast: null, no_forecast: null };
  if ((found.country === 'Canada' ? 'CAD' : 'USD') !== currency) return none('Converted by the run');
  const gross_cents = Math.floor((found.gross_cents * DAYS_BETWEEN_RUNS) / PRODUCTION_DAYS);
  const withhold_bps = withholdBps(found.status, found.max_chargeback_withhold_bps);
  const per_run_cents = shareFloor(gross_cents, withhold_bps);
  if (per_run_cents === 0) return none('No pay');
  const steps = payoff({
    balance_cents,
    gross_cents,
    withhold_bps,
    first_pay_date: await nextPayDate(db, today),
    days_between_runs: DAYS_BETWEEN_RUNS,
  });
  const last = steps?.at(-1);
  if (!steps || !last) return none('Beyond ten years');
  const byMonth = Map.groupBy(steps, ({ pay_date }) => firstOfMonth(pay_date));
  return {
    forecast: {
      per_run_cents,
      gross_cents,
      withhold_bps,
      runs: steps.length,
      pay_date: last.pay_date,
      months: [...byMonth].map(([month, own]) => ({
        month,
        remaining_cents: own.at(-1)?.remaining_cents ?? 0,
      })),
    },
    no_forecast: null,
  };
}

async function balanceOf(
  reader: Reader,
  currency: Currency,
  open: OpenDebt | undefined,
  booked_cents: number,
  months: readonly DebtMonth[],
): Promise<Balance> {
  const { today } = reader;
  const balance_cents = open?.cents ?? 0;
  const days = open ? daysBetween(open.since, today) : 0;
  const history = historyOf(months, today);
  return {
    currency,
    balance_cents,
    given_back_cents: booked_cents - balance_cents,
    open: open?.open ?? 0,
    oldest: open ? { chargeback_id: open.oldest_id, since: open.since, days } : null,
    is_above_limit: balance_cents > DEBT_WARNING.cents,
    is_old: days > DEBT_WARNING.days,
    recovered_cents: history.reduce((sum, { taken_cents }) => sum + taken_cents, 0),
    ...(await forecastOf(reader, currency, balance_cents)),
    months: history,
  };
}

/** Who would take over the debts of somebody who left today: the first senior upline that is not skipped (R-MNY-33). */
async function receiverOf(db: Db, code: string, today: string) {
  const terms = { ...(await setting(db, 'roll_up_terms', today)), is_enabled: true };
  const debt = {
    id: '',
    event_date: today,
    remaining_cents: 1,
    currency: 'USD',
    receiver_code: null,
    transfer_on: null,
  } as const;
  const leaver = { code, name: '', status: 'Resigned', left_on: today, debts: [debt] } as const;
  const [[transfer] = []] = await plannedRollUps(db, [leaver], terms);
  return transfer ? ((await nameOf(db, transfer.receiver_code)) ?? null) : null;
}

/** What the caller owes back, how it came there and when it is paid off (domain.md 2.18, 8.1, 9.3 item 11). */
export async function debtOf(reader: Reader): Promise<z.input<typeof debtAnswer>> {
  const { db, today, caller } = reader;
  const open = await openDebts(db, caller.code);
  const booked = (await balancesOf(db, caller.code)).filter(({ kind }) => kind === 'Debit Balance');
  const months = await debtMonths(db, caller.code, addMonths(firstOfMonth(today), 1 - MONTHS));
  const currencies = [...new Set(months.map(({ currency }) => currency))];
  const balances: Balance[] = [];
  for (const currency of currencies)
    balances.push(
      await balanceOf(
        reader,
        currency,
        open.find((each) => each.currency === currency),
        booked.find((each) => each.currency === currency)?.cents ?? 0,
        months.filter((each) => each.currency === currency),
      ),
    );
  const terms = await setting(db, 'roll_up_terms', today);
  return {
    as_of: today,
    balances,
    roll_up: {
      is_enabled: terms.is_enabled,
      after_days: terms.after_days,
      receiver: terms.is_enabled ? await receiverOf(db, caller.code, today) : null,
      announced: await announcedTo(db, caller.code),
    },
  };
}
