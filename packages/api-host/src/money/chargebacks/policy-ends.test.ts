import { addDays } from '@upline/domain';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Shown } from '../../business/policies/policies.test-support.ts';
import type { ListedProblem } from '../../testing/index.ts';
import { type MoneyHost, startMoneyHost } from '../compensation/money.test-support.ts';

let at: MoneyHost;
beforeAll(async () => {
  at = await startMoneyHost();
  await at.setUpline(at.people.eve, await at.codeOf('root'));
});
afterAll(() => at.host.close());
afterEach(async () => expect(Object.values(await at.faults()).filter((count) => count > 0)).toEqual([]));

const readyPolicy = async (over: Parameters<MoneyHost['issued']>[1] = { months: 1 }) =>
  at.ready(await at.issued(at.office, over));
const end = async (policy: Pick<Shown, 'id'>, reason = 'Policy Not Taken') => {
  await at.act(await at.show(policy), 'termination', {
    reason,
    termination_date: at.todayNow(),
    paid_to_date: null,
  });
  return at.show(policy);
};
const reinstate = async (policy: Pick<Shown, 'id'>) =>
  at.act(await at.show(policy), 'reinstatement', { event_date: at.todayNow(), reason: 'In force after all' });
const tried = async (policy: Pick<Shown, 'id'>, step: string, body: object) => {
  const { version } = await at.show(policy);
  const answer = await at.office.post(`/admin/policies/${policy.id}/${step}`, {
    body,
    ifMatch: version,
    idempotencyKey: crypto.randomUUID(),
  });
  return { status: answer.statusCode, ...answer.json<ListedProblem>() };
};
const rerate = async (policy: Shown, cents: number) => {
  await at.act(await at.show(policy), 're-rate', {
    reason: 'Commission Recalculated',
    event_date: at.todayNow(),
    premium_mode: 'Annual',
    modal_premium_cents: cents,
    target_premium_cents: cents,
    face_amount_cents: 50_000_000,
  });
  return at.show(policy);
};
const sum = (lines: readonly (readonly unknown[])[]) =>
  lines.reduce((total, [, , cents]) => total + (cents as number), 0);
const standing = async (policy: Pick<Shown, 'id'>) => sum(await at.lines(policy));

describe('a policy that ended before its first pay run', () => {
  test('is charged back in full, and not paid again (R-MNY-17, R-MNY-23)', async () => {
    const policy = await end(await readyPolicy());
    expect(policy).toMatchObject({ business_status: 'Full Chargedback', lifecycle: 'Not Taken' });
    expect(await tried(policy, 'transitions', { to: 'Action Required', reason: 'Again' })).toMatchObject({
      status: 409,
      message: 'Status cannot change from Full Chargedback to Action Required',
    });
    expect(await at.lines(policy)).toEqual([]);
    // As nothing else is left: it comes back as a charged policy does.
    expect(await reinstate(policy)).toMatchObject({ business_status: 'Approved', termination_date: null });
    expect(await standing(policy)).toBe(273_600);
  });

  test('and had earned a part of it is paid that part, and neither taken back nor posted anew (R-MNY-18)', async () => {
    const policy = await end(await readyPolicy({ months: 4 }), 'Policy Lapsed');
    expect(policy).toMatchObject({ business_status: 'Ready To Pay', lifecycle: 'Lapsed' });
    expect((policy as unknown as { actions: string[] }).actions).not.toContain('transition');
    expect(await tried(policy, 'transitions', { to: 'Action Required', reason: 'Again' })).toMatchObject({
      status: 409,
      code: 'policy-ended',
    });
    expect(await standing(policy)).toBe(91_200);
    await at.payRun();
    expect((await at.show(policy)).business_status).toBe('Approved');
  });

  test('with nothing due yet does not wait for a run for good (R-MNY-23)', async () => {
    const asEarned = {
      months: 1,
      payment_basis: 'As Earned',
      premium_mode: 'Monthly',
      modal_premium_cents: 30_000,
    };
    const policy = await readyPolicy(asEarned as never);
    expect(await at.lines(policy)).toEqual([]);
    expect((await end(policy)).business_status).toBe('Full Chargedback');
    expect((await reinstate(policy)).business_status).toBe('Approved');
  });

  test('and was taken back by an older release cannot be made ready (2.12)', async () => {
    const policy = await at.issued(at.office);
    await at.host.db
      .updateTable('policy')
      .set({ termination_date: at.todayNow(), termination_reason: 'Policy Not Taken' })
      .where('id', '=', policy.id)
      .execute();
    const { status, details } = await tried(policy, 'transitions', { to: 'Ready To Pay' });
    expect([status, details?.failures]).toEqual([
      409,
      ['The policy has ended', 'No provider payment is matched'],
    ]);
  });
});

test('no policy ends before it was issued (2.18)', async () => {
  const policy = await readyPolicy({ submit_date: addDays(at.todayNow(), -20) });
  const ending = {
    reason: 'Policy Not Taken',
    termination_date: addDays(at.todayNow(), -1),
    paid_to_date: null,
  };
  expect(await tried(policy, 'termination', ending)).toMatchObject({
    status: 422,
    fields: [{ field: 'termination_date', message: 'Termination Date cannot be before Issue Date' }],
  });
});

const net = async (policy: Pick<Shown, 'id'>, type: 'IssuedBv' | 'IssuedPolicies') => {
  const rows = await at.host.db
    .selectFrom('point_entry')
    .select(['amount', 'is_reversal'])
    .where('policy_id', '=', policy.id)
    .where('points_type', '=', type)
    .execute();
  return rows.reduce((sum, { amount, is_reversal }) => sum + (is_reversal ? -amount : amount), 0);
};

test('the count of policies is reversed and credited again as the BV is (5.1, R-PTS-01, R-MNY-22, R-MNY-24)', async () => {
  const split = await readyPolicy({
    months: 4,
    splits: [{ associate_code: at.people.ben, share_bps: 3_333 }],
  });
  await at.payRun();
  const both = async () => [await net(split, 'IssuedBv'), await net(split, 'IssuedPolicies')];
  expect(await both()).toEqual([360_000, 100]);
  // A re-rate leaves one policy.
  await at.act(await at.show(split), 're-rate', {
    reason: 'Commission Recalculated',
    event_date: at.todayNow(),
    premium_mode: 'Annual',
    modal_premium_cents: 240_000,
    target_premium_cents: 240_000,
    face_amount_cents: 50_000_000,
  });
  expect(await both()).toEqual([280_000, 100]);
  // Eight twelfths of 67 and of 33 hundredths.
  await end(split, 'Policy Lapsed');
  expect(await both()).toEqual([120_000, 100 - 45 - 22]);
  await reinstate(split);
  expect(await both()).toEqual([280_000, 100]);
  await end(split);
  expect(await both()).toEqual([0, 0]);
});

test('a dispute of the last charge gives the volume back, one of any the status (R-CB-03, R-MNY-23)', async () => {
  const policy = await readyPolicy();
  await at.payRun();
  expect((await end(policy)).business_status).toBe('Full Chargedback');
  const debts = await at.host.db
    .selectFrom('chargeback')
    .innerJoin('app_user', 'app_user.code', 'chargeback.associate_code')
    .select(['chargeback.id', 'chargeback.version', 'app_user.first_name'])
    .where('policy_id', '=', policy.id)
    .execute();
  expect(debts.length).toBe(5);
  for (const { id, version, first_name } of debts) {
    expect(await net(policy, 'IssuedBv'), first_name).toBe(0);
    const debtor = await at.host.signInAs(first_name.toLowerCase());
    const disputed = await debtor.post(`/payments/chargebacks/${id}/dispute`, {
      body: { text: 'The policy was delivered.' },
      ifMatch: version,
      idempotencyKey: crypto.randomUUID(),
    });
    expect(disputed.statusCode, disputed.body).toBe(200);
    const answered = await at.office.post(`/admin/chargebacks/${id}/dispute-decision`, {
      body: { status: 'Approved', answer: 'The receipt proves it.' },
      ifMatch: version + 1,
      idempotencyKey: crypto.randomUUID(),
    });
    expect(answered.statusCode, answered.body).toBe(200);
    expect((await at.show(policy)).business_status).toBe('Approved');
  }
  expect([
    await standing(policy),
    await net(policy, 'IssuedBv'),
    await net(policy, 'IssuedPolicies'),
  ]).toEqual([273_600, 360_000, 100]);
  // Nothing is left to give back, and the volume is not credited twice.
  await reinstate(policy);
  expect([await standing(policy), await net(policy, 'IssuedBv')]).toEqual([273_600, 360_000]);
});

describe('a policy charged back in full without having ended (2.12, R-MNY-24)', () => {
  const charge = async (policy: Shown, reason: string, amounts: object[] = []) => {
    const answer = await at.office.post('/admin/chargebacks', {
      body: {
        policy_id: policy.id,
        reason,
        event_date: at.todayNow(),
        note: 'See the letter of the carrier',
        document_id: null,
        amounts,
      },
      idempotencyKey: crypto.randomUUID(),
    });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
  };
  const paid = async () => {
    const policy = await readyPolicy();
    await at.payRun();
    return policy;
  };

  test('for the wrong associate comes back by a reinstatement', async () => {
    const policy = await paid();
    await charge(policy, 'Wrong Associate');
    const charged = await at.show(policy);
    expect(charged).toMatchObject({ business_status: 'Full Chargedback', termination_date: null });
    expect((charged as unknown as { actions: string[] }).actions).toContain('reinstate');
    const early = { event_date: addDays(at.todayNow(), -40), reason: 'Too early' };
    expect((await tried(policy, 'reinstatement', early)).fields).toEqual([
      { field: 'event_date', message: 'Event Date cannot be before Issue Date' },
    ]);
    expect(await reinstate(policy)).toMatchObject({ business_status: 'Approved' });
    expect(await standing(policy)).toBe(273_600);
    expect((await tried(policy, 'reinstatement', { ...early, event_date: at.todayNow() })).status).toBe(409);
  });

  test('by amounts, however many, comes back with all of them', async () => {
    const policy = await paid();
    const lines = await at.host.db
      .selectFrom('policy_line')
      .select(['line_no', 'amount_cents'])
      .where('policy_id', '=', policy.id)
      .orderBy('line_no')
      .execute();
    await charge(policy, 'Overpayment', lines.slice(0, 2));
    await charge(policy, 'License Deficiency', lines.slice(2));
    expect((await at.show(policy)).business_status).toBe('Full Chargedback');
    expect((await reinstate(policy)).business_status).toBe('Approved');
    expect(await standing(policy)).toBe(273_600);
  });

  test('by a re-rate to BV 0 has no charge to give back: a re-rate above 0 corrects it (2.12, R-MNY-24)', async () => {
    const offered = (policy: Shown) => (policy as unknown as { actions: string[] }).actions;
    for (const isPaid of [true, false]) {
      const policy = await readyPolicy({ months: 0 });
      const stood = await at.lines(policy);
      if (isPaid) await at.payRun();
      // At 40 % one cent is no BV, and 9,000.00 are 3,600.00.
      await at.host.db
        .updateTable('policy')
        .set({ bv_rate_bps: 4_000 })
        .where('id', '=', policy.id)
        .execute();
      const none = await rerate(policy, 1);
      expect(none).toMatchObject({ business_status: 'Full Chargedback', bv_cents: 0 });
      expect([await standing(policy), await net(policy, 'IssuedBv')]).toEqual([0, 0]);
      expect(offered(none)).toContain('rerate');
      expect(offered(none)).not.toContain('reinstate');
      const again = { event_date: at.todayNow(), reason: 'A mistake' };
      expect(await tried(policy, 'reinstatement', again)).toMatchObject({ status: 409, code: 're-rated' });
      expect(await rerate(policy, 1)).toMatchObject({ business_status: 'Full Chargedback' });

      expect(await rerate(policy, 900_000)).toMatchObject({ business_status: 'Approved', bv_cents: 360_000 });
      expect([await standing(policy), await net(policy, 'IssuedBv')]).toEqual([273_600, 360_000]);
      const sums = Map.groupBy(await at.lines(policy), ([, name]) => name);
      for (const [name, lines] of Map.groupBy(stood, ([, each]) => each))
        expect(sum(sums.get(name) ?? []), String(name)).toBe(sum(lines));
    }
  });
});

test('a re-rate to nearly nothing before the first pay run, corrected, pays everybody again (R-MNY-21)', async () => {
  const policy = await readyPolicy({ months: 0 });
  const stood = await at.lines(policy);
  await rerate(policy, 5);
  expect(await at.show(policy)).toMatchObject({ business_status: 'Ready To Pay', bv_cents: 5 });
  await rerate(policy, 360_000);
  const lines = Map.groupBy(await at.lines(policy), ([, name]) => name);
  for (const [name, before] of Map.groupBy(stood, ([, each]) => each))
    expect(sum(lines.get(name) ?? []), String(name)).toBe(sum(before));
  expect(await standing(policy)).toBe(273_600);
});
