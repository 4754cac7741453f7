import { addDays } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companyDay } from '../platform/time/company-time.ts';
import { startTestHost, type TestClient, type TestHost } from '../testing/index.ts';
import { feeOn, salesTaxOn } from './fee-on.ts';

let host: TestHost;
let boss: TestClient;
let today: string;

beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  boss = await host.signInAs('super');
  today = companyDay(host.clock.now());
});
afterAll(() => host.close());

const renewal = { kind: 'Yearly Renewal', country: 'USA' } as const;
const set = (body: object) => boss.post('/admin/fees', { body });

describe('what a fee costs', () => {
  test('is what domain.md 1.7 says until somebody plans another value', async () => {
    const costs = await Promise.all(
      (['USA', 'Canada'] as const).flatMap((country) => [
        feeOn(host.db, { kind: 'Membership Fee', country, plan: 'associate' }, today),
        feeOn(host.db, { kind: 'Membership Fee', country, plan: 'builder' }, today),
        feeOn(host.db, { kind: 'Yearly Renewal', country }, today),
        feeOn(host.db, { kind: 'Builder Plan', country }, today),
      ]),
    );
    expect(costs).toEqual([12_500, 12_500, 6_000, 4_900, 15_000, 15_000, 7_500, 5_900]);
  });

  test('changes on the day of the next value, of that country alone, and not before', async () => {
    const from = addDays(today, 10);
    const later = addDays(today, 30);
    const second = await set({ ...renewal, amount_cents: 7_000, effective_from: later });
    expect(second.statusCode).toBe(201);
    const first = await set({ ...renewal, amount_cents: 6_500, effective_from: from });
    expect(first.json()).toMatchObject({
      amount_cents: 6_500,
      effective_from: from,
      until: addDays(later, -1),
      standing: 'Planned',
      set_by: { name: expect.any(String) },
      actions: ['withdraw'],
    });
    expect(first.json().history.map((row: { amount_cents: number }) => row.amount_cents)).toEqual([
      7_000, 6_500, 6_000,
    ]);
    const days = [today, addDays(from, -1), from, addDays(later, -1), later];
    const costs = await Promise.all(days.map((day) => feeOn(host.db, renewal, day)));
    expect(costs).toEqual([6_000, 6_000, 6_500, 6_500, 7_000]);
    expect(await feeOn(host.db, { ...renewal, country: 'Canada' }, later)).toBe(7_500);
  });

  test('of a tax is that of its state, and nothing where none is set', async () => {
    expect(await salesTaxOn(host.db, 'USA', 'TX', today)).toBe(625);
    expect(await salesTaxOn(host.db, 'USA', 'OR', today)).toBe(0);
    expect(await salesTaxOn(host.db, 'USA', 'FL', addDays(today, 60))).toBe(650);
  });
});

describe('a value', () => {
  test.each([
    ['of today', {}, 0, 'effective_from', 'Effective From must be after today'],
    ['without a plan', { kind: 'Membership Fee' }, 5, 'plan', 'Plan is required'],
    ['with a plan that it has no use for', { plan: 'builder' }, 5, 'plan', 'Plan is not valid'],
    ['without an amount', { amount_cents: null }, 5, 'amount_cents', 'Amount is required'],
    [
      'of a state of the other country',
      { kind: 'Sales Tax', region: 'ON', amount_cents: null, rate_bps: 500 },
      5,
      'region',
      'State or Province is not valid',
    ],
  ])('%s is refused', async (_name, change, days, field, message) => {
    const reply = await set({
      ...renewal,
      amount_cents: 6_100,
      effective_from: addDays(today, days),
      ...change,
    });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().fields).toEqual([{ field, message }]);
  });

  test('is planned once for a day, however often at once', async () => {
    const body = { kind: 'Builder Plan', country: 'Canada', effective_from: addDays(today, 20) };
    const replies = await Promise.all(
      [6_000, 6_100, 6_200].map((amount_cents) => set({ ...body, amount_cents })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422]);
  });

  test('is withdrawn before it begins, and never after', async () => {
    const from = addDays(today, 50);
    const { id } = (await set({ ...renewal, amount_cents: 9_900, effective_from: from })).json();
    const withdrawn = await boss.post(`/admin/fees/${id}/withdraw`);
    expect(withdrawn.json()).toMatchObject({ standing: 'Withdrawn', actions: [] });
    expect(await feeOn(host.db, renewal, from)).toBe(7_000);
    expect((await boss.post(`/admin/fees/${id}/withdraw`)).statusCode).toBe(409);
    expect((await set({ ...renewal, amount_cents: 9_800, effective_from: from })).statusCode).toBe(201);
    const { rows } = (
      await boss.get('/admin/fees', {
        query: { filter: '{"standing":{"eq":"In Force"},"kind":{"eq":"Sales Tax"}}' },
      })
    ).json();
    const begun = rows[0];
    expect(begun.actions).toEqual([]);
    const refused = await boss.post(`/admin/fees/${begun.id}/withdraw`);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Only a value that has not begun can be withdrawn',
    ]);
    // Whatever the code does, the database keeps what has begun.
    for (const change of [
      sql`update fee set rate_bps = 1 where id = ${begun.id}`,
      sql`delete from fee where id = ${begun.id}`,
      sql`update fee set withdrawn_at = ${host.clock.now()}, withdrawn_by = 'A000001' where id = ${begun.id}`,
    ])
      await expect(change.execute(host.db)).rejects.toThrow();
  });

  test('leaves a trace with who set it', async () => {
    const entries = await host.db.selectFrom('audit_entry').selectAll().where('entity', '=', 'fee').execute();
    expect(entries.map(({ entity_label }) => entity_label)).toContain('Yearly Renewal, USA');
  });

  test('is for super admins', async () => {
    const admin = await host.signInAs('admin');
    expect((await admin.get('/admin/fees')).statusCode).toBe(403);
    expect((await admin.post('/admin/fees', { body: {} })).statusCode).toBe(403);
  });
});
