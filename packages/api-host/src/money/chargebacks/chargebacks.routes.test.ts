import { randomUUID } from 'node:crypto';
import { addDays, DAY_MS } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Shown } from '../../business/policies/policies.test-support.ts';
import type { ListedProblem, TestClient } from '../../testing/index.ts';
import { type MoneyHost, startMoneyHost } from '../compensation/money.test-support.ts';

interface Debt {
  id: string;
  version: number;
  status: string;
  amount_cents: number;
  remaining_cents: number;
  original_cents: number;
  policy_id: string | null;
  policy_number: string;
  actions: string[];
}

let at: MoneyHost;
let ana: TestClient;
let ben: TestClient;
let admin: TestClient;
beforeAll(async () => {
  at = await startMoneyHost();
  await at.setUpline(at.people.eve, await at.codeOf('root'));
  ana = await at.host.signInAs('ana');
  ben = await at.host.signInAs('ben');
  admin = await at.host.signInAs('admin');
});
afterAll(() => at.host.close());
afterEach(async () => expect(Object.values(await at.faults()).every((count) => count === 0)).toBe(true));

const send = (who: TestClient, path: string, body: object, version?: number) =>
  who.post(path, {
    body,
    idempotencyKey: randomUUID(),
    ...(version === undefined ? {} : { ifMatch: version }),
  });
const paidPolicy = async (over: Parameters<MoneyHost['issued']>[1] = { months: 4 }) => {
  const policy = await at.ready(await at.issued(at.office, over));
  await at.payRun();
  return at.show(policy);
};
const debtOf = async (who: TestClient, policyId: string): Promise<Debt> => {
  const { rows } = (await who.get('/payments/chargebacks')).json<{ rows: Debt[] }>();
  return rows.find(({ policy_id }) => policy_id === policyId) as Debt;
};

describe('charges by hand (2.18)', () => {
  test('take what the admin says from a line, and never more than stands on it (R-CB-01)', async () => {
    const policy = await paidPolicy();
    const body = {
      policy_id: policy.id,
      reason: 'Overpayment',
      event_date: at.todayNow(),
      note: 'Paid twice by the carrier',
      amounts: [{ line_no: 1, amount_cents: 126_001 }],
    };
    const refused = await send(admin, '/admin/chargebacks', body);
    expect(refused.statusCode).toBe(422);
    expect(refused.json<ListedProblem>().fields).toEqual([
      { field: 'amounts.0.amount_cents', message: 'Chargeback cannot exceed the amount paid' },
    ]);
    const taken = await send(admin, '/admin/chargebacks', {
      ...body,
      amounts: [{ line_no: 1, amount_cents: 26_000 }],
    });
    expect(taken.statusCode, taken.body).toBe(201);
    expect(taken.json().chargebacks).toMatchObject([{ amount_cents: 26_000, original_cents: 126_000 }]);
    const again = await send(admin, '/admin/chargebacks', {
      ...body,
      amounts: [{ line_no: 1, amount_cents: 100_001 }],
    });
    expect(again.statusCode).toBe(422);
  });

  test('an amount reason wants a note, an event lies between issue and today', async () => {
    const policy = await paidPolicy();
    const reply = await send(admin, '/admin/chargebacks', {
      policy_id: policy.id,
      reason: 'Overpayment',
      event_date: addDays(at.todayNow(), 1),
      amounts: [{ line_no: 1, amount_cents: 1 }],
    });
    expect(reply.json<ListedProblem>().fields?.map(({ field }) => field)).toEqual(['note', 'event_date']);
  });

  test('a preview of a re-rate says what example 13 charges, and writes nothing', async () => {
    const policy = await paidPolicy({ months: 3 });
    const reply = await send(admin, '/admin/chargebacks/preview', {
      policy_id: policy.id,
      reason: 'Premium Reduced',
      event_date: at.todayNow(),
      new_bv_cents: 240_000,
    });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toMatchObject({ months_in_force: 3, total_cents: 68_400 });
    expect(reply.json().lines.map(({ taken_cents }: { taken_cents: number }) => taken_cents)).toEqual([
      31_500, 9_000, 9_000, 9_000, 4_500, 5_400,
    ]);
    expect((await at.lines(policy)).some(([, , cents]) => (cents as number) < 0)).toBe(false);
    const without = await send(admin, '/admin/chargebacks/preview', {
      policy_id: policy.id,
      reason: 'Premium Reduced',
      event_date: at.todayNow(),
    });
    expect(without.statusCode).toBe(422);
  });
});

describe('a debt', () => {
  const lapsed = async () => {
    const policy = await paidPolicy();
    await at.act(policy, 'termination', {
      reason: 'Policy Lapsed',
      termination_date: at.todayNow(),
      paid_to_date: null,
    });
    return policy;
  };
  const dispute = ({ id, version }: Debt) =>
    send(ana, `/payments/chargebacks/${id}/dispute`, { text: 'The premium was paid in time.' }, version);
  const reinstated = async (policy: Pick<Shown, 'id'>) =>
    at.act(await at.show(policy), 'reinstatement', {
      event_date: at.todayNow(),
      reason: 'Paid within the grace period',
    });
  const approve = async (debt: Debt) => {
    const { id, version } = (await dispute(debt)).json<Debt>();
    const body = { status: 'Approved', answer: 'The letter proves it.' };
    return send(admin, `/admin/chargebacks/${id}/dispute-decision`, body, version);
  };
  const writeOff = ({ id, version }: Debt, amount_cents: number | null = null) => {
    const body = { reason: 'Cannot be collected any more', amount_cents };
    return send(at.office, `/admin/chargebacks/${id}/write-off`, body, version);
  };
  const centsOf = async (who: string, policy: Pick<Shown, 'id'>) =>
    (await at.lines(policy)).filter(([, name]) => name === who).map(([, , cents]) => cents);

  test('is shown to its debtor alone, whole number where there is a part in the policy (7.1)', async () => {
    const policy = await lapsed();
    const own = await debtOf(ana, policy.id);
    expect(own).toMatchObject({ amount_cents: 84_000, original_cents: 126_000, status: 'Open' });
    const benDebt = await debtOf(ben, policy.id);
    expect(benDebt.policy_number).toMatch(/^••••.{4}$/);
    expect((await ben.get(`/payments/chargebacks/${own.id}`)).statusCode).toBe(404);
    const detail = (await ana.get(`/payments/chargebacks/${own.id}`)).json();
    expect(detail.lines[0].sentences.join(' ')).toContain('$840.00');
  });

  test('can be disputed once; approved, all of it is given back and later events do not count it (R-CB-03)', async () => {
    const policy = await lapsed();
    const debt = await debtOf(ana, policy.id);
    const path = `/payments/chargebacks/${debt.id}/dispute`;
    const text = 'The premium was paid within the grace period.';
    expect((await send(ben, path, { text }, debt.version)).statusCode).toBe(404);
    const disputed = await send(ana, path, { text }, debt.version);
    expect(disputed.statusCode, disputed.body).toBe(200);
    const { version } = disputed.json<Debt>();
    expect((await send(ana, path, { text }, version)).statusCode).toBe(409);
    const answered = await send(
      admin,
      `/admin/chargebacks/${debt.id}/dispute-decision`,
      { status: 'Approved', answer: 'The letter proves it.' },
      version,
    );
    expect(answered.statusCode, answered.body).toBe(200);
    const lines = await at.lines(policy);
    expect(lines.filter(([, name]) => name === 'Ana')).toEqual([
      ['Writing', 'Ana', 126_000, 'Paid'],
      ['Writing', 'Ana', -84_000, 'Chargeback'],
      ['Adjustment', 'Ana', 84_000, 'Pending'],
    ]);
  });

  test('is given back once: a reinstatement leaves nothing to dispute (R-CB-03, R-MNY-24)', async () => {
    const before = await lapsed();
    await reinstated(before);
    const late = await debtOf(ana, before.id);
    expect(late.actions).toEqual([]);
    const refused = await dispute(late);
    expect(refused.json<ListedProblem>()).toMatchObject({ code: 'given-back', statusCode: 409 });

    const between = await lapsed();
    const disputed = (await dispute(await debtOf(ana, between.id))).json<Debt>();
    await reinstated(between);
    const path = `/payments/chargebacks/${disputed.id}`;
    const closed = (await ana.get(path)).json<Debt>();
    expect(closed).toMatchObject({
      dispute_status: 'Approved',
      dispute_answer: 'The policy was reinstated',
    });
    const told = await at.host.db
      .selectFrom('notification')
      .select(['user_code', 'title', 'body'])
      .where('link', '=', path)
      .where('type', '=', 'chargeback-dispute-answered')
      .execute();
    expect(told).toEqual([
      { user_code: at.people.ana, title: 'Your dispute was approved', body: 'The policy was reinstated' },
    ]);
    const again = await send(
      admin,
      `/admin/chargebacks/${disputed.id}/dispute-decision`,
      { status: 'Approved', answer: 'See the letter.' },
      closed.version,
    );
    expect(again.json<ListedProblem>()).toMatchObject({ code: 'illegal-transition', statusCode: 409 });
    expect(await centsOf('Ana', between)).toEqual([126_000, -84_000, 84_000]);
  });

  test('is not given up once a dispute or a reinstatement gave it back (R-CB-02, R-CB-03, R-MNY-24)', async () => {
    const disputed = await lapsed();
    await approve(await debtOf(ana, disputed.id));
    const inForce = await lapsed();
    await reinstated(inForce);
    for (const policy of [disputed, inForce]) {
      const debt = await debtOf(ana, policy.id);
      const shown = (await at.office.get(`/admin/chargebacks/${debt.id}`)).json<Debt>();
      expect(shown.actions).toEqual([]);
      const refused = await writeOff(debt);
      expect(refused.json<ListedProblem>()).toMatchObject({ code: 'given-back', statusCode: 409 });
      expect(await debtOf(ana, policy.id)).toMatchObject({ status: 'Open', remaining_cents: 84_000 });
    }
  });

  test('asks again for what was written off when it is given back (R-CB-02, R-CB-03, R-MNY-24)', async () => {
    const writtenOff = async (cents: number) => {
      const policy = await lapsed();
      await writeOff(await debtOf(ana, policy.id), cents);
      return policy;
    };
    const one = await writtenOff(84_000);
    await approve(await debtOf(ana, one.id));
    const other = await writtenOff(4_000);
    await reinstated(other);
    for (const policy of [one, other]) {
      expect(await centsOf('Ana', policy)).toEqual([126_000, -84_000, 84_000]);
      expect(await debtOf(ana, policy.id)).toMatchObject({ status: 'Open', remaining_cents: 84_000 });
    }
    const takenBack = async (policy: Pick<Shown, 'id'>) =>
      at.host.db
        .selectFrom('audit_entry')
        .select(['reason', 'changes'])
        .where('entity_id', '=', (await debtOf(ana, policy.id)).id)
        .where(sql<boolean>`changes @> '[{"field": "Written Off", "new": "0.00"}]'`)
        .execute();
    expect(await takenBack(one)).toEqual([
      {
        reason: 'The letter proves it.',
        changes: [{ field: 'Written Off', old: '840.00', new: '0.00' }],
      },
    ]);
    expect(await takenBack(other)).toEqual([
      {
        reason: 'The policy was reinstated',
        changes: [{ field: 'Written Off', old: '40.00', new: '0.00' }],
      },
    ]);
  });

  test('cannot be disputed after 30 days', async () => {
    const policy = await lapsed();
    const debt = await debtOf(ana, policy.id);
    await at.host.db
      .updateTable('chargeback')
      .set({ created_at: new Date(at.clock.now().getTime() - 32 * DAY_MS) })
      .where('id', '=', debt.id)
      .execute();
    const reply = await send(
      ana,
      `/payments/chargebacks/${debt.id}/dispute`,
      { text: 'The premium was paid in time.' },
      debt.version,
    );
    expect(reply.json<ListedProblem>().message).toBe('A chargeback can be disputed within 30 days');
  });

  test('that was given back is owed only once that was paid, and since then (1.1, R-MNY-24, R-CB-03)', async () => {
    const disputed = await lapsed();
    const inForce = await lapsed();
    const debts = [await debtOf(ana, disputed.id), await debtOf(ana, inForce.id)];
    // Long ago.
    const ids = debts.map(({ id }) => id);
    const past = addDays(at.todayNow(), -200);
    await at.host.db.updateTable('chargeback').set({ event_date: past }).where('id', 'in', ids).execute();
    const owed = async () =>
      (
        await sql<{ since: string; cents: number }>`
          select since, cents from debit_balance where chargeback_id = any(${ids})`.execute(at.host.db)
      ).rows;
    expect(await owed()).toEqual([past, past].map((since) => ({ since, cents: 84_000 })));
    await approve(debts[0] as Debt);
    await reinstated(inForce);
    expect(await owed()).toEqual([]);
    // A pay run that withholds nothing: what was given back is theirs, so they owe.
    await at.payRun();
    const today = at.todayNow();
    expect(await owed()).toEqual([today, today].map((since) => ({ since, cents: 84_000 })));
  });

  test('is given up by a super admin only, as far as it is open (R-CB-02)', async () => {
    const policy = await lapsed();
    const debt = await debtOf(ana, policy.id);
    const path = `/admin/chargebacks/${debt.id}/write-off`;
    const reason = 'Cannot be collected any more';
    expect((await send(admin, path, { reason }, debt.version)).statusCode).toBe(403);
    expect((await send(at.office, path, { reason, amount_cents: 84_001 }, debt.version)).statusCode).toBe(
      422,
    );
    const part = await send(at.office, path, { reason, amount_cents: 4_000 }, debt.version);
    expect(part.json<Debt>()).toMatchObject({ remaining_cents: 80_000, status: 'Open' });
    const rest = await send(at.office, path, { reason }, part.json<Debt>().version);
    expect(rest.json<Debt>()).toMatchObject({ remaining_cents: 0, status: 'Written Off' });
    expect((await send(at.office, path, { reason }, rest.json<Debt>().version)).statusCode).toBe(409);
    const trail = await at.host.db
      .selectFrom('audit_entry')
      .select('changes')
      .where('entity_id', '=', debt.id)
      .orderBy('id')
      .execute();
    expect(trail.map(({ changes }) => changes)).toEqual([
      [{ field: 'Written Off', old: '0.00', new: '40.00' }],
      [{ field: 'Written Off', old: '40.00', new: '840.00' }],
    ]);
  });

  test('comes back as a positive adjustment when the policy is reinstated, and its volume too (R-MNY-24)', async () => {
    const policy = await lapsed();
    await reinstated(policy);
    expect(await centsOf('Ana', policy)).toEqual([126_000, -84_000, 84_000]);
    const credits = await at.host.db
      .selectFrom('point_entry')
      .select(['amount', 'is_reversal'])
      .where('policy_id', '=', policy.id)
      .where('points_type', '=', 'IssuedBv')
      .orderBy('created_at')
      .execute();
    expect(credits.reduce((sum, { amount, is_reversal }) => sum + (is_reversal ? -amount : amount), 0)).toBe(
      360_000,
    );
    // Ended again at the same month it charges what is unearned once more.
    await at.act(await at.show(policy), 'termination', {
      reason: 'Policy Lapsed',
      termination_date: at.todayNow(),
      paid_to_date: null,
    });
    const standing = (await at.lines(policy))
      .filter(([, name]) => name === 'Ana')
      .reduce((sum, [, , cents]) => sum + (cents as number), 0);
    expect(standing).toBe(42_000);
  });
});
