import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MoneyHost, startMoneyHost } from '../../compensation/money.test-support.ts';
import { bookStatement } from '../imports/statement-imports.test-support.ts';
import { dueCents } from '../judging.ts';

let at: MoneyHost;
beforeAll(async () => {
  at = await startMoneyHost();
}, 240_000);
afterAll(() => at.host.close());

interface Row {
  readonly provider_id: string;
  readonly currency: string;
  readonly policy_id: string | null;
  readonly policy_number: string;
  readonly finding: string;
  readonly expected_cents: number;
  readonly stated_cents: number;
  readonly paid_cents: number;
  readonly difference_cents: number;
}
const PATH = '/admin/provider-reconciliation';
const rowsOf = async (filter = {}) => {
  const query = { from: at.todayNow(), to: at.todayNow(), limit: '500', filter: JSON.stringify(filter) };
  return (await at.office.get(`${PATH}/rows`, { query })).json<{ rows: Row[] }>().rows;
};

it('a statement is compared with what is expected: agreed, short, over, unknown, and what is missing (features.md C.6)', async () => {
  const issue = (over = {}) => at.issued(at.office, { months: 0, ...over });
  const numberOf = async ({ id }: { readonly id: string }) =>
    ((await at.show({ id })) as unknown as { policy_number: string }).policy_number;
  const [agreed, short, over, missing] = [await issue(), await issue(), await issue(), await issue()];
  const monthly = await issue({
    premium_mode: 'Monthly',
    modal_premium_cents: 30_000,
    payment_basis: 'As Earned',
  });
  const dollars = (cents: number) => (cents / 100).toFixed(2);
  const text = [
    'policy_number,kind,amount',
    `${await numberOf(agreed)},First Year,${dollars(agreed.bv_cents)}`,
    `${await numberOf(short)},First Year,100.00`,
    `${await numberOf(over)},First Year,${dollars(over.bv_cents + 100_000)}`,
    'NOBODY-1,Trail,12.00',
  ].join('\n');
  await bookStatement(
    at,
    { provider_id: at.term.provider_id, statement_ref: 'REC-1', statement_date: at.todayNow() },
    text,
  );
  const rows = await rowsOf();
  const of = ({ id }: { readonly id: string }) => rows.find(({ policy_id }) => policy_id === id);
  expect(of(agreed)).toMatchObject({ finding: 'Agreed', difference_cents: 0, paid_cents: agreed.bv_cents });
  expect(of(short)).toMatchObject({
    finding: 'Short',
    expected_cents: short.bv_cents,
    stated_cents: 10_000,
    paid_cents: 0,
    difference_cents: 10_000 - short.bv_cents,
  });
  expect(of(over)).toMatchObject({ finding: 'Over', difference_cents: 100_000 });
  expect(of(missing)).toMatchObject({
    finding: 'Missing',
    stated_cents: 0,
    difference_cents: -missing.bv_cents,
  });
  expect(rows.find(({ policy_number }) => policy_number === 'NOBODY-1')).toMatchObject({
    finding: 'Unknown',
    expected_cents: 0,
    difference_cents: 1_200,
  });
  // What is due is the same sum whether a line is judged or its absence is found.
  for (const row of rows.filter(({ finding }) => finding === 'Missing')) {
    const policy = await at.host.db
      .selectFrom('policy')
      .selectAll()
      .where('id', '=', row.policy_id as string)
      .executeTakeFirstOrThrow();
    expect(row.expected_cents).toBe(dueCents(policy));
  }
  expect(of(monthly)?.expected_cents).toBeLessThan(monthly.bv_cents);
});

it('the sums of providers are those of the rows, and claims are what is missing or short (R-REP-02)', async () => {
  const query = { from: at.todayNow(), to: at.todayNow() };
  const sums = (await at.office.get(PATH, { query })).json<{
    rows: (Row & { claimed_cents: number; missing: number })[];
  }>().rows;
  const rows = await rowsOf();
  const FIGURES = ['expected_cents', 'stated_cents', 'paid_cents', 'difference_cents'] as const;
  for (const one of sums) {
    const own = rows.filter((row) => row.provider_id === one.provider_id && row.currency === one.currency);
    for (const figure of FIGURES) expect(one[figure]).toBe(own.reduce((sum, row) => sum + row[figure], 0));
    const claimed = own.filter(({ finding }) => finding === 'Missing' || finding === 'Short');
    expect(one.claimed_cents).toBe(claimed.reduce((sum, row) => sum - row.difference_cents, 0));
  }
  expect(sums.length).toBeGreaterThan(0);
  const claims = await rowsOf({ finding: { in: ['Missing', 'Short'] } });
  const file = await at.office.get(`${PATH}/rows/download`, {
    query: { ...query, format: 'csv', filter: JSON.stringify({ finding: { in: ['Missing', 'Short'] } }) },
  });
  expect(file.statusCode, file.body).toBe(200);
  expect(claims.every(({ difference_cents }) => difference_cents < 0)).toBe(true);
  const turned = await at.office.get(PATH, { query: { from: '2026-02-01', to: '2026-01-01' } });
  expect(turned.statusCode).toBe(422);
});
