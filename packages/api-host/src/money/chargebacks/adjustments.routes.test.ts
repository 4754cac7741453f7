import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@upline/domain';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../testing/index.ts';
import { type MoneyHost, startMoneyHost } from '../compensation/money.test-support.ts';

let at: MoneyHost;
let admin: TestClient;
let ana: TestClient;
beforeAll(async () => {
  at = await startMoneyHost();
  admin = await at.host.signInAs('admin');
  ana = await at.host.signInAs('ana');
});
afterAll(() => at.host.close());
afterEach(async () => expect(Object.values(await at.faults()).every((count) => count === 0)).toBe(true));

const send = (who: TestClient, path: string, body: object, ifMatch?: number) =>
  who.post(path, { body, idempotencyKey: randomUUID(), ...(ifMatch === undefined ? {} : { ifMatch }) });

describe('adjustments (R-MNY-36)', () => {
  const reason = 'Convention bonus of the spring contest';
  const adjust = (who: TestClient, amount_cents: number, more: object = {}) =>
    send(who, '/admin/adjustments', { associate_code: at.people.ana, amount_cents, reason, ...more });

  test('below $1,000 are posted at once: positive as a line, negative as a debt', async () => {
    expect((await adjust(admin, 87_654)).json()).toMatchObject({ status: 'Approved' });
    expect((await adjust(admin, -12_345)).json()).toMatchObject({ status: 'Approved' });
    const filter = JSON.stringify({ compensation_type: { eq: 'Adjustment' } });
    const { rows } = (await ana.get('/payments/compensations', { query: { filter } })).json();
    expect(rows.map(({ amount_cents, status }: Record<string, unknown>) => [amount_cents, status])).toEqual(
      expect.arrayContaining([
        [-12_345, 'Chargeback'],
        [87_654, 'Pending'],
      ]),
    );
    expect((await adjust(admin, 0)).statusCode).toBe(422);
    const root = await at.host.db
      .selectFrom('app_user')
      .select('code')
      .where('path', '=', '')
      .executeTakeFirstOrThrow();
    // The company itself is paid nothing: it would wait for a bank account for ever.
    expect((await adjust(admin, 100, { associate_code: root.code })).json().fields).toEqual([
      { field: 'associate_code', message: 'Associate is not valid' },
    ]);
    expect((await adjust(admin, 100, { reason: 'too short' })).statusCode).toBe(422);
  });

  test('of one admin for one associate within 30 days count together (R-MNY-36)', async () => {
    const hal = { associate_code: at.people.hal };
    const first = (await adjust(admin, 99_999, hal)).json();
    expect(first).toMatchObject({ status: 'Approved', needs_second_person: false });
    for (const cents of [99_999, -99_999, 1])
      expect((await adjust(admin, cents, hal)).json()).toMatchObject({
        status: 'Pending',
        needs_second_person: true,
      });
    // Of another admin, or for another associate, they are others.
    expect((await adjust(at.office, 99_999, hal)).json()).toMatchObject({ status: 'Approved' });
    const cara = { associate_code: at.people.cara };
    expect((await adjust(admin, 99_999, cara)).json()).toMatchObject({ status: 'Approved' });
    const { db } = at.host;
    const longAgo = new Date(at.clock.now().getTime() - 31 * DAY_MS);
    await db
      .updateTable('compensation_adjustment')
      .set({ requested_at: longAgo })
      .where('associate_code', '=', at.people.cara)
      .execute();
    const both = await Promise.all([adjust(admin, 50_000, cara), adjust(admin, 50_000, cara)]);
    expect(both.map((answer) => answer.json().status).toSorted()).toEqual(['Approved', 'Pending']);
  });

  test('from $1,000 on wait for somebody else', async () => {
    const asked = await adjust(admin, -100_000);
    expect(asked.json()).toMatchObject({ status: 'Pending', needs_second_person: true, actions: [] });
    const path = `/admin/adjustments/${asked.json().id}/decision`;
    expect((await send(admin, path, { status: 'Approved' }, 1)).statusCode).toBe(403);
    const approved = await send(at.office, path, { status: 'Approved' }, 1);
    expect(approved.json()).toMatchObject({ status: 'Approved' });
    expect((await send(at.office, path, { status: 'Approved' }, 2)).statusCode).toBe(409);
  });

  test('name only a policy in which the associate has a part', async () => {
    const { id: policy_id } = await at.issued(at.office);
    // The writer and everybody above as of the submit date; nobody of another team.
    expect((await adjust(admin, 100, { policy_id })).statusCode).toBe(201);
    expect((await adjust(admin, 100, { policy_id, associate_code: at.people.cara })).statusCode).toBe(201);
    const refused = await adjust(admin, 100, { policy_id, associate_code: at.people.hal });
    expect(refused.json().fields).toEqual([
      {
        field: 'policy_id',
        message: 'The associate has no part in this policy. Choose another one, or leave it empty',
      },
    ]);
    const unknown = await adjust(admin, 100, { policy_id: randomUUID() });
    expect(unknown.json().fields).toEqual([{ field: 'policy_id', message: 'Policy is not valid' }]);
  });
});
