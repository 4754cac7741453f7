import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHost, type TestHost } from '../../src/testing/index.ts';
import { DEMO_SHAPES } from '../demo-shapes.ts';
import { buildNetwork } from '../network.ts';
import { Random } from '../random.ts';
import { policyRows } from './policy-rows.ts';
import type { SoldProduct } from './sale-rows.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
});
afterAll(() => host.close());

const rowsOf = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(host.db)).rows;

test('about 5,000 policies of every status and lifecycle, in both currencies (domain.md 10.3)', async () => {
  const [all] = await rowsOf(sql<{ n: number; statuses: number; lifecycles: number; currencies: number }>`
    select count(*)::integer as n, count(distinct business_status)::integer as statuses,
      count(distinct lifecycle)::integer as lifecycles, count(distinct currency)::integer as currencies from policy`);
  expect(all?.n).toBeGreaterThan(4_000);
  expect(all?.n).toBeLessThan(7_000);
  expect(all).toMatchObject({ statuses: 6, currencies: 2 });
  expect(all?.lifecycles).toBeGreaterThanOrEqual(9);
});

test('the worked examples have the stated BV and portions (domain.md 4.11)', async () => {
  const rows = await rowsOf(sql<{ number: string; bv: number; portions: number[] }>`
    select split_part(policy_number, '-', 3) || coalesce(split_part(policy_number, '-', 4), '') as number, policy.bv_cents as bv,
      array_agg(share.bv_cents order by portion) as portions
    from policy join policy_share share on share.policy_id = policy.id
    where policy_number like '%-EX-%' group by policy.id order by 1`);
  const bv = Object.fromEntries(rows.map(({ number, ...row }) => [number, row.bv]));
  expect(bv).toMatchObject({
    '01': 360_000,
    '02': 104_938,
    '03': 250_001,
    '04A': 240_000,
    '04B': 240_000,
    '05': 500_000,
    '06': 360_000,
    '07': 104_938,
    '08': 102_860,
    '10': 240_000,
    '13': 360_000,
  });
  expect(rows.find(({ number }) => number === '03')?.portions.map(Number)).toEqual([150_001, 100_000]);
});

test('portions add up, shares repeat their policy, credits equal portions (R-MNY-05, R-PTS-01)', async () => {
  const wrong = await rowsOf(sql`
    select policy.policy_number from policy join policy_share share on share.policy_id = policy.id
    group by policy.id
    having sum(share.bv_cents) <> policy.bv_cents or sum(share.share_bps) <> 10000 or sum(share.policy_hundredths) <> 100
      or bool_or(share.submit_date <> policy.submit_date or share.issue_date is distinct from policy.issue_date
        or share.business_status <> policy.business_status)`);
  expect(wrong).toEqual([]);
  const uncredited = await rowsOf(sql`
    select policy.policy_number from policy
    left join (
      select policy_id, sum(amount) as amount from point_entry
      where points_type = 'SubmittedBv' and not is_reversal group by policy_id
    ) credited on credited.policy_id = policy.id
    where bv_cents <> coalesce(credited.amount, 0)`);
  expect(uncredited).toEqual([]);
  const [shops] = await rowsOf(sql<{ n: number }>`
    select count(*)::integer as n from policy_share join app_user on app_user.code = associate_code
    where policy_share.shop_code is distinct from app_user.shop_code`);
  expect(shops?.n).toBe(0);
});

test('comes in portions and is the same again from the same seed', async () => {
  const products = (await host.db.selectFrom('product').selectAll().execute()) as unknown as SoldProduct[];
  const make = () => {
    const people = buildNetwork(new Random(1), { ...DEMO_SHAPES.s, people: 60 });
    const sources = {
      people,
      products,
      clientsOf: (code: string) => [code],
      today: '2026-11-21',
      perSeller: 60,
    };
    return [...policyRows(new Random(7), sources)];
  };
  const first = make();
  expect(first.length).toBeGreaterThan(1);
  expect(first.every(({ policy }) => policy.length <= 2_000)).toBe(true);
  expect(make()).toEqual(first);
});
