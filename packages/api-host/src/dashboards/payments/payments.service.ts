import { addMonths, firstOfMonth } from '@upline/domain';
import { settle, withholdBps } from '@upline/domain/pay-run';
import type { z } from 'zod';
import { setting } from '../../catalogue/plan-data.store.ts';
import { findPayoutStanding } from '../../money/pay-runs/accounts.store.ts';
import { heldReason } from '../../money/pay-runs/accounts.ts';
import { nextPayDate } from '../../money/pay-runs/next-pay-date.ts';
import { notFound } from '../../platform/operation/problem.ts';
import type { TileInput } from '../dashboard-tiles.ts';
import type {
  paymentsByTeam,
  paymentsCashflow,
  paymentsStatistics,
  paymentsTopEarners,
} from './payments.schemas.ts';
import {
  type Balances,
  balancesOf,
  chargedByMonth,
  expectedOfAll,
  incomeByLeg,
  paidByMonth,
  payoutTerms,
  topPayouts,
  topSources,
} from './payments.store.ts';
import type { PaymentsScope } from './payments-scope.ts';

const MONTHS = 12;
const TOP_LEGS = 9;
const TOP_EARNERS = 5;

const frame = ({ currency }: PaymentsScope, now: Date) => ({ as_of: now, currency });
const period = ({ days }: PaymentsScope) => ({ from: days.current.from, to: days.current.to });
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

interface Expected {
  readonly withheld_cents: number;
  readonly carry_in_cents: number;
  readonly held_reason: string | null;
}

/** What the next run would take for debts, by the very settlement it makes (domain.md 4.10). */
async function expectedOf(
  { db, now }: TileInput,
  scope: PaymentsScope,
  balances: Balances,
): Promise<Expected> {
  const { node, currency, today } = scope;
  if (!node) return { ...(await expectedOfAll(db, currency)), held_reason: null };
  const terms = await payoutTerms(db, { node, currency });
  const standing = await findPayoutStanding(db, node.code);
  if (!terms || !standing) throw notFound();
  const { withheld_cents, carry_in_cents } = settle(
    {
      associate_code: node.code,
      currency,
      lines: [{ id: '', amount_cents: balances.pending_cents }],
      // Foreign lines and debts are converted by the run (R-MNY-30): at which rate is not known before it.
      debts: scope.isOwnCurrency ? [{ id: '', event_date: today, remaining_cents: balances.debt_cents }] : [],
      carry_in_cents: terms.carry_in_cents,
      withhold_bps: withholdBps(terms.status, terms.max_chargeback_withhold_bps),
      is_held: false,
      shared: null,
    },
    await setting(db, 'pay_run_terms', today),
  );
  return { withheld_cents, carry_in_cents, held_reason: heldReason(standing, now) };
}

/** The tile "statistics" (domain.md 2.34). */
export async function statistics(
  input: TileInput,
  scope: PaymentsScope,
): Promise<z.input<typeof paymentsStatistics>> {
  const { db, now } = input;
  const balances = await balancesOf(db, scope);
  const paid = await paidByMonth(db, scope, scope.days.current);
  const expected = await expectedOf(input, scope, balances);
  return {
    ...frame(scope, now),
    ...period(scope),
    paid_cents: sum(paid.map(({ paid_cents }) => paid_cents)),
    pending_cents: balances.pending_cents,
    escrow_cents: balances.escrow_cents,
    chargeback_balance_cents: balances.debt_cents,
    next: {
      pay_date: await nextPayDate(db, scope.today),
      estimate_cents: balances.pending_cents - expected.withheld_cents,
      ...expected,
    },
  };
}

/** The tile "cashflow": the open month and the eleven before, oldest first. */
export async function cashflow(
  { db, now }: TileInput,
  scope: PaymentsScope,
): Promise<z.input<typeof paymentsCashflow>> {
  const open = firstOfMonth(scope.today);
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(open, index + 1 - MONTHS));
  const days = { from: months[0] as string, to: scope.today };
  const paid = new Map((await paidByMonth(db, scope, days)).map((row) => [row.month, row]));
  const charged = new Map((await chargedByMonth(db, scope, days)).map((row) => [row.month, row.cents]));
  return {
    ...frame(scope, now),
    months: months.map((month) => ({
      month,
      paid_cents: paid.get(month)?.paid_cents ?? 0,
      withheld_cents: paid.get(month)?.withheld_cents ?? 0,
      chargebacks_cents: charged.get(month) ?? 0,
    })),
  };
}

/** The node of a tile that only associates have. */
function ownNode({ node }: PaymentsScope) {
  if (!node) throw notFound();
  return node;
}

/** The tile "by team": the legs with most income, and Other, which closes the sum. */
export async function byTeam(
  { db, now }: TileInput,
  scope: PaymentsScope,
): Promise<z.input<typeof paymentsByTeam>> {
  const found = await incomeByLeg(db, { ...scope, node: ownNode(scope) }, scope.days.current);
  const rows = found
    .map((leg) => ({ ...leg, total_cents: leg.override_cents + leg.revenue_cents }))
    .sort(
      (a, b) =>
        Number(a.code === null) - Number(b.code === null) ||
        b.total_cents - a.total_cents ||
        String(a.code).localeCompare(String(b.code), 'en'),
    );
  const named = rows.filter(({ code }) => code !== null).slice(0, TOP_LEGS);
  const others = rows.slice(named.length);
  const other = {
    code: null,
    name: 'Other',
    override_cents: sum(others.map(({ override_cents }) => override_cents)),
    revenue_cents: sum(others.map(({ revenue_cents }) => revenue_cents)),
    total_cents: sum(others.map(({ total_cents }) => total_cents)),
  };
  return {
    ...frame(scope, now),
    ...period(scope),
    total_cents: sum(rows.map(({ total_cents }) => total_cents)),
    rows: [
      ...named.map(({ code, name, ...amounts }) => ({ code, name: name ?? String(code), ...amounts })),
      ...(others.length > 0 ? [other] : []),
    ],
  };
}

/** The tile "top earners": sources of most override for an associate, for the company the highest net payouts. */
export async function topEarners(
  { db, now }: TileInput,
  scope: PaymentsScope,
): Promise<z.input<typeof paymentsTopEarners>> {
  const { node, currency, days } = scope;
  const rows = node
    ? await topSources(db, { node, currency }, days.current, TOP_EARNERS)
    : await topPayouts(db, currency, days.current, TOP_EARNERS);
  return { ...frame(scope, now), ...period(scope), rows };
}
