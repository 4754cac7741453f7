import { addDays, type PointsType } from '@upline/domain';
import { allocate, roundedRatio } from '@upline/domain/compensation';
import type { z } from 'zod';
import { pointsByMonth, pointsByProduct } from '../../network/sums/production.store.ts';
import type { Db } from '../../platform/database/database.ts';
import { type DashboardScope, monthsOf } from '../dashboard-scope.ts';
import type { businessSeries, businessShares, businessStatistics, businessTop } from './business.schemas.ts';
import {
  cohortOf,
  countWaiting,
  creditsByDay,
  issuedIn,
  productNames,
  providerNames,
  sharesWithin,
} from './business.store.ts';
import { bucketStart, bucketsOf } from './business-buckets.ts';

interface Input {
  readonly db: Db;
  readonly now: Date;
}

/** Policies are judged placed or not from this age on (domain.md 2.34). */
const SETTLED_DAYS = 60;
const TOP = 5;

const frame = ({ days }: DashboardScope, now: Date) => ({
  as_of: now,
  from: days.current.from,
  to: days.current.to,
});

/** The tile "statistics" (domain.md 2.34): credits of the period to date. */
export async function statistics(
  { db, now }: Input,
  scope: DashboardScope,
): Promise<z.input<typeof businessStatistics>> {
  const { node, teamType, days, today } = scope;
  const types = ['SubmittedBv', 'IssuedBv', 'SubmittedPolicies', 'IssuedPolicies'] as const;
  const credits = await pointsByMonth(db, node, teamType, monthsOf(days.current), types);
  const sum = (type: PointsType) =>
    credits.reduce((total, row) => total + (row.points_type === type ? row.gross : 0), 0);
  const submitted = { policies_hundredths: sum('SubmittedPolicies'), bv_cents: sum('SubmittedBv') };
  const within = await sharesWithin(db, scope);
  const cohort = await cohortOf(db, within, { from: days.current.from, to: addDays(today, -SETTLED_DAYS) });
  const issued = await issuedIn(db, within, days.current);
  return {
    ...frame(scope, now),
    submitted,
    issued: { policies_hundredths: sum('IssuedPolicies'), bv_cents: sum('IssuedBv') },
    pending_policies: await countWaiting(db, within),
    placement:
      cohort.policies === 0
        ? null
        : { ...cohort, ratio_bps: roundedRatio(cohort.issued * 10_000, cohort.policies) },
    average_days_to_issue_tenths:
      issued.policies === 0 ? null : roundedRatio(issued.days * 10, issued.policies),
    average_bv_cents:
      submitted.policies_hundredths === 0
        ? null
        : roundedRatio(submitted.bv_cents * 100, submitted.policies_hundredths),
  };
}

const UNITS = { Month: 'day', Quarter: 'week', Year: 'month' } as const;

/** The tiles "submitted BV" and "issued BV": the period against the one before, bar beside bar. */
export async function series(
  { db, now }: Input,
  scope: DashboardScope,
  type: 'SubmittedBv' | 'IssuedBv',
): Promise<z.input<typeof businessSeries>> {
  const { node, teamType, period, days, today } = scope;
  async function bars(range: { from: string; to: string }): Promise<Map<string, number>> {
    const found =
      period === 'Year'
        ? (await pointsByMonth(db, node, teamType, monthsOf(range), [type])).map(({ month, gross }) => ({
            day: month,
            cents: gross,
          }))
        : await creditsByDay(db, scope, type, range);
    const sums = new Map<string, number>();
    for (const { day, cents } of found) {
      const start = bucketStart(period, day);
      sums.set(start, (sums.get(start) ?? 0) + cents);
    }
    return sums;
  }
  const current = await bars(days.current);
  const previous = await bars(days.previous);
  const starts = bucketsOf(period, days.whole);
  const before = bucketsOf(period, days.previous);
  const total = (sums: Map<string, number>) => [...sums.values()].reduce((sum, cents) => sum + cents, 0);
  return {
    ...frame(scope, now),
    unit: UNITS[period],
    total_cents: total(current),
    previous_total_cents: total(previous),
    points: Array.from({ length: Math.max(starts.length, before.length) }, (_, index) => ({
      start: starts[index],
      previous: before[index],
    })).flatMap(({ start, previous: other }) =>
      // A previous month may be longer: what has no bar of its own is in its total alone.
      start === undefined
        ? []
        : [
            {
              start,
              cents: start > today ? null : (current.get(start) ?? 0),
              previous_start: other ?? null,
              previous_cents: other === undefined ? null : (previous.get(other) ?? 0),
            },
          ],
    ),
  };
}

interface Sum {
  readonly bv_cents: number;
  readonly policies_hundredths: number;
}

/** Issued credits of the period by what `keyOf` says. */
async function issuedBy(
  db: Db,
  { node, teamType, days }: DashboardScope,
  key: 'product_id' | 'provider_id',
): Promise<Map<string, Sum>> {
  const rows = await pointsByProduct(db, node, teamType, monthsOf(days.current), [
    'IssuedBv',
    'IssuedPolicies',
  ]);
  const sums = new Map<string, Sum>();
  for (const row of rows) {
    const before = sums.get(row[key]) ?? { bv_cents: 0, policies_hundredths: 0 };
    sums.set(
      row[key],
      row.points_type === 'IssuedBv'
        ? { ...before, bv_cents: before.bv_cents + row.gross }
        : { ...before, policies_hundredths: before.policies_hundredths + row.gross },
    );
  }
  return sums;
}

const totalOf = (sums: Iterable<Sum>) => [...sums].reduce((total, { bv_cents }) => total + bv_cents, 0);

/** The tiles "top products" and "top providers": the five with most issued BV, then count, then name; Other closes the sum. */
export async function top(
  { db, now }: Input,
  scope: DashboardScope,
  by: 'product' | 'provider',
): Promise<z.input<typeof businessTop>> {
  const sums = await issuedBy(db, scope, `${by}_id`);
  const ids = [...sums.keys()];
  const named = by === 'product' ? await productNames(db, ids) : await providerNames(db, ids);
  const rows = named
    .map(({ id, name }) => ({ id, name, ...(sums.get(id) as Sum) }))
    .sort(
      (a, b) =>
        b.bv_cents - a.bv_cents ||
        b.policies_hundredths - a.policies_hundredths ||
        a.name.localeCompare(b.name, 'en'),
    );
  const others = rows.slice(TOP);
  const other = {
    id: null,
    name: 'Other',
    bv_cents: totalOf(others),
    policies_hundredths: others.reduce((total, row) => total + row.policies_hundredths, 0),
  };
  return {
    ...frame(scope, now),
    total_cents: totalOf(rows),
    rows: [...rows.slice(0, TOP), ...(others.length > 0 ? [other] : [])],
  };
}

/** The tiles "carrier BV" and "product type BV": shares of issued BV that add up to 100 % by the largest remainder. */
export async function shares(
  { db, now }: Input,
  scope: DashboardScope,
  by: 'provider' | 'product_type',
): Promise<z.input<typeof businessShares>> {
  const sums = await issuedBy(db, scope, by === 'provider' ? 'provider_id' : 'product_id');
  const ids = [...sums.keys()];
  const named =
    by === 'provider'
      ? (await providerNames(db, ids)).map(({ id, name }) => ({ id, key: id, name }))
      : (await productNames(db, ids)).map(({ id, product_type }) => ({
          id,
          key: product_type as string,
          name: product_type as string,
        }));
  const groups = new Map<string, { key: string; name: string; bv_cents: number }>();
  for (const { id, key, name } of named) {
    const before = groups.get(key)?.bv_cents ?? 0;
    groups.set(key, { key, name, bv_cents: before + (sums.get(id) as Sum).bv_cents });
  }
  const rows = [...groups.values()]
    .filter(({ bv_cents }) => bv_cents > 0)
    .sort((a, b) => b.bv_cents - a.bv_cents || a.name.localeCompare(b.name, 'en'));
  const parts =
    rows.length === 0
      ? []
      : allocate(
          10_000,
          rows.map(({ bv_cents }) => bv_cents),
        );
  return {
    ...frame(scope, now),
    total_cents: rows.reduce((total, { bv_cents }) => total + bv_cents, 0),
    rows: rows.map((row, index) => ({ ...row, share_bps: parts[index] as number })),
  };
}
