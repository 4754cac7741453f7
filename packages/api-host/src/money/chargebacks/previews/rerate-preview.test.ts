import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Shown } from '../../../business/policies/policies.test-support.ts';
import type { TestClient } from '../../../testing/index.ts';
import { type MoneyHost, startMoneyHost } from '../../compensation/money.test-support.ts';

interface Line {
  readonly associate: { readonly name: string };
  readonly before_cents: number;
  readonly after_cents: number;
  readonly difference_cents: number;
}
interface Preview extends Line {
  readonly bv_before_cents: number;
  readonly bv_after_cents: number;
  readonly months_in_force: number;
  readonly lines: readonly Line[];
  readonly people: readonly Line[];
}

let at: MoneyHost;
let admin: TestClient;
let ana: TestClient;
beforeAll(async () => {
  at = await startMoneyHost();
  await at.setUpline(at.people.eve, await at.codeOf('root'));
  admin = await at.host.signInAs('admin');
  ana = await at.host.signInAs('ana');
});
afterAll(() => at.host.close());

const paidPolicy = async (months: number) => {
  const policy = await at.ready(await at.issued(at.office, { months }));
  await at.payRun();
  return at.show(policy);
};
const reduced = () => ({
  reason: 'Premium Reduced',
  event_date: at.todayNow(),
  premium_mode: 'Annual',
  modal_premium_cents: 240_000,
  target_premium_cents: 240_000,
  face_amount_cents: 50_000_000,
});
const preview = (policy: Shown, body: object, who = admin) =>
  who.post(`/admin/policies/${policy.id}/re-rate/preview`, { body });
const debtId = async (policy: Shown) => {
  const { rows } = (await ana.get('/payments/chargebacks')).json<{
    rows: { id: string; policy_id: string }[];
  }>();
  return rows.find(({ policy_id }) => policy_id === policy.id)?.id ?? '';
};

describe('preview of a re-rate (R-MNY-21)', () => {
  test('names before, after and difference by line and person, adds up, and books nothing', async () => {
    const policy = await paidPolicy(3);
    const before = await at.lines(policy);
    const answer = await preview(policy, reduced());
    expect(answer.statusCode).toBe(200);
    const shown = answer.json<Preview>();
    // Example 13 of 4.11.
    expect(shown.lines.map((line) => line.difference_cents)).toEqual([
      -31_500, -9_000, -9_000, -9_000, -4_500, -5_400,
    ]);
    expect(shown).toMatchObject({
      bv_before_cents: 360_000,
      bv_after_cents: 240_000,
      months_in_force: 3,
      difference_cents: -68_400,
    });
    const sum = (rows: readonly Line[]) =>
      rows.reduce((all, { difference_cents }) => all + difference_cents, 0);
    expect([sum(shown.lines), sum(shown.people)]).toEqual([-68_400, -68_400]);
    expect(shown.lines.every((line) => line.before_cents + line.difference_cents === line.after_cents)).toBe(
      true,
    );
    // Eve holds two lines: an override and a revenue bonus.
    expect(shown.people.at(-1)).toMatchObject({ before_cents: 39_600, difference_cents: -9_900 });
    expect(await at.lines(policy)).toEqual(before);
    expect((await at.show(policy)).version).toBe(policy.version);
    await at.act(policy, 're-rate', reduced());
    const booked = (await at.lines(policy)).filter(([, , cents]) => Number(cents) < 0);
    expect(booked.map(([, , cents]) => cents)).toEqual([-31_500, -9_000, -9_000, -9_000, -4_500, -5_400]);
  });

  test('refuses what the re-rate refuses', async () => {
    const policy = await paidPolicy(1);
    const tomorrow = await preview(policy, { ...reduced(), event_date: '2999-01-01' });
    expect(tomorrow.statusCode).toBe(422);
    const open = await at.issued(at.office);
    expect((await preview(open, reduced())).statusCode).toBe(409);
    expect((await preview({ ...open, id: randomUUID() }, reduced())).statusCode).toBe(404);
    expect((await preview(policy, reduced(), ana)).statusCode).toBe(403);
  });
});

test('the office reads with a debt whom the same event charged, and what runs withheld (2.18)', async () => {
  const policy = await paidPolicy(4);
  await at.act(policy, 'termination', { reason: 'Policy Lapsed', termination_date: at.todayNow() });
  const id = await debtId(policy);
  const found = (await admin.get(`/admin/chargebacks/${id}`)).json<{
    event: { total_cents: number; legs: { amount_cents: number }[] };
    recoveries: object[];
  }>();
  expect(found.event.total_cents).toBe(182_400);
  expect(found.event.legs.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(182_400);
  expect(found.recoveries).toEqual([]);
});

test('an adjustment is found by its address', async () => {
  const created = await admin.post('/admin/adjustments', {
    body: { associate_code: at.people.ana, amount_cents: 150_000, reason: 'Convention bonus of the spring' },
    idempotencyKey: randomUUID(),
  });
  const { id } = created.json<{ id: string }>();
  expect((await admin.get(`/admin/adjustments/${id}`)).json()).toMatchObject({
    id,
    status: 'Pending',
    actions: [],
  });
  expect((await admin.get(`/admin/adjustments/${randomUUID()}`)).statusCode).toBe(404);
});
