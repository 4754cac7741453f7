import { addDays, addMonths } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ListedProblem, matchPayment, supervise, type TestClient } from '../../../testing/index.ts';
import { testContext } from '../../../testing/sign-in.ts';
import { type Body, type PoliciesHost, type Shown, startPoliciesHost } from '../policies.test-support.ts';
import { policyStatus } from './policy-status.service.ts';

let at: PoliciesHost;
let ana: TestClient;
let admin: TestClient;
beforeAll(async () => {
  at = await startPoliciesHost();
  ana = await at.host.signInAs('ana');
  admin = await at.host.signInAs('super');
});
afterAll(() => at.host.close());

const day = (days: number) => addDays(at.today, days);
const move = (policy: Shown, to: string, over: object = {}) =>
  admin.post(`/admin/policies/${policy.id}/transitions`, { body: { to, ...over }, ifMatch: policy.version });
const step = (policy: Shown, path: string, body: object) =>
  admin.post(`/admin/policies/${policy.id}/${path}`, {
    body,
    ifMatch: policy.version,
    idempotencyKey: crypto.randomUUID(),
  });
type Answer = Awaited<ReturnType<typeof move>>;
const done = async (answer: Promise<Answer>): Promise<Shown> => {
  const got = await answer;
  expect(got.statusCode, got.body).toBe(200);
  return got.json<Shown>();
};
const refused = async (answer: Promise<Answer>) => {
  const got = await answer;
  return [got.statusCode, got.json<ListedProblem>().code];
};
const enter = async (over: Partial<Body> = {}) => {
  const policy = await at.enter(ana, { submit_date: day(-100), issue_date: day(-70), ...over });
  await matchPayment(at.host, policy.id);
  return policy;
};
const terminate = (policy: Shown) =>
  step(policy, 'termination', { reason: 'Policy Lapsed', termination_date: at.today });

describe('a policy whose writing associate came under supervision after its entry (R-POL-04)', () => {
  test('is asked for a review when it is issued, and is not paid without one', async () => {
    const policy = await enter({ issue_date: null });
    expect(policy.supervision).toBeNull();
    await supervise(at.host, at.people.ana, at.people.dev);
    const issued = await done(step(policy, 'issue', { issue_date: day(-1) }));
    expect(issued.supervision).toMatchObject({ status: 'Pending' });
    expect(await refused(move(issued, 'Ready To Pay'))).toEqual([409, 'not-ready-to-pay']);
    await supervise(at.host, at.people.ana, null);
  });

  test('is asked for one at the latest when it is to be paid, and keeps it though it is refused', async () => {
    const policy = await enter();
    await supervise(at.host, at.people.ana, at.people.dev);
    const answer = await move(policy, 'Ready To Pay');
    await supervise(at.host, at.people.ana, null);
    expect(answer.json<ListedProblem>().details?.failures).toEqual(['Waiting for the supervision review']);
    const shown = (await ana.get(`/business/policies/${policy.id}`)).json<Shown>();
    expect(shown).toMatchObject({ business_status: 'Pending', supervision: { status: 'Pending' } });
  });

  test('leaves a trail of what was asked and what was missed (8.3)', async () => {
    const { id } = await at.host.db
      .selectFrom('supervision_review')
      .select('id')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    await at.host.db
      .updateTable('supervision_review')
      .set({ due_date: day(-1) })
      .where('id', '=', id)
      .execute();
    const { platform } = at.host;
    await platform.transaction(testContext(at.host), ({ db }) =>
      platform.jobs.add(db, 'miss-supervision-reviews', {}),
    );
    await platform.jobs.drain();
    const trail = await at.host.db
      .selectFrom('audit_entry')
      .select(['action', 'owner_code', 'changes'])
      .where('entity', '=', 'supervision_review')
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute();
    expect(trail).toEqual([
      {
        action: 'create',
        owner_code: at.people.ana,
        changes: [{ field: 'Status', old: null, new: 'Pending' }],
      },
      {
        action: 'transition',
        owner_code: at.people.ana,
        changes: [{ field: 'Status', old: 'Pending', new: 'Missed' }],
      },
    ]);
  });
});

describe('what has ended (domain.md 2.12)', () => {
  test('before Ready To Pay waits for nobody’s answer any more', async () => {
    const policy = await done(
      move(await enter(), 'Action Required', { reason: 'Send the delivery receipt' }),
    );
    expect(policy.requirements).toMatchObject([{ closed_at: null }]);
    const ended = await done(terminate(policy));
    expect(ended.requirements).toMatchObject([{ closed_at: expect.any(String) }]);
  });

  test('is not placed any more', async () => {
    const paid = await done(move(await enter(), 'Ready To Pay'));
    const ended = await done(terminate(paid));
    expect(ended.actions).not.toContain('place');
    expect(await refused(step(ended, 'placement', { placed_date: day(-60) }))).toEqual([409, 'wrong-state']);
  });
});

describe('the archive (domain.md 2.12)', () => {
  /** A policy whose lines a pay run has paid, issued on a day. */
  const paid = async (issue_date: string): Promise<Shown> => {
    const policy = await done(move(await enter(), 'Ready To Pay'));
    const context = testContext(at.host);
    await at.host.platform.transaction(context, (inside) =>
      policyStatus(at.host.platform).setBySystem(inside, [policy.id], 'Approved'),
    );
    await at.host.db
      .updateTable('policy')
      .set({ submit_date: issue_date, issue_date })
      .where('id', '=', policy.id)
      .execute();
    await lines(policy, 'Paid');
    return (await admin.get(`/admin/policies/${policy.id}`)).json<Shown>();
  };
  const lines = (policy: Shown, status: string) =>
    sql`update compensation_line set status = ${status} where policy_id = ${policy.id}`.execute(at.host.db);
  const NOT_SETTLED = [409, 'policy-not-settled'];

  test.each([
    ['2024-10-15', '2026-11-14', 409],
    ['2024-10-15', '2026-11-15', 200],
    ['2024-10-31', '2026-11-29', 409],
    // The 25th month of a policy issued on the 31st ends with a month of thirty days.
    ['2024-10-31', '2026-11-30', 200],
  ])('takes a paid policy 25 months after issue: of %s, on %s: %i', async (issue_date, today, status) => {
    const policy = await paid(issue_date);
    const service = policyStatus(at.host.platform);
    const caller = { code: at.people.ana, kind: 'Admin' } as never;
    const archived = at.host.platform
      .transaction({ ...testContext(at.host), today, caller }, (context) =>
        service.move(context as never, policy.id, policy.version, { to: 'Archived' }),
      )
      .then(
        () => 200,
        ({ status: code }: { status: number }) => code,
      );
    expect(await archived).toBe(status);
  });

  test('takes none with an open balance: a line that waits, a debt not yet recovered', async () => {
    const policy = await paid(addMonths(at.today, -26));
    await lines(policy, 'Pending');
    expect(await refused(move(policy, 'Archived'))).toEqual(NOT_SETTLED);
    await lines(policy, 'Paid');
    const debt = sql`insert into chargeback (associate_code, policy_id, reason, event_date, amount_cents, currency)
      values (${at.people.ana}, ${policy.id}, 'Policy Lapsed', ${at.today}, 100, 'USD')`;
    await debt.execute(at.host.db);
    expect(await refused(move(policy, 'Archived'))).toEqual(NOT_SETTLED);
    await sql`update chargeback set recovered_cents = 100 where policy_id = ${policy.id}`.execute(at.host.db);
    expect((await move(policy, 'Archived')).statusCode).toBe(200);
  });

  test('keeps a policy that has compensation', async () => {
    const archived = await done(move(await paid(addMonths(at.today, -26)), 'Archived'));
    expect(await refused(move(archived, 'Pending'))).toEqual([409, 'policy-has-lines']);
  });
});
