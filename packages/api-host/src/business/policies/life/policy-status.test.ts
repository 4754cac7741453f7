import { addDays, addMonths } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Platform } from '../../../platform/platform.ts';
import { type ListedProblem, matchPayment, type TestClient } from '../../../testing/index.ts';
import { testContext } from '../../../testing/sign-in.ts';
import { type PoliciesHost, type Shown, startPoliciesHost } from '../policies.test-support.ts';
import { onPolicyEvent, type PolicyEventKind } from '../policy-events.ts';
import { policyStatus } from './policy-status.service.ts';

let at: PoliciesHost;
let ana: TestClient;
let dev: TestClient;
let admin: TestClient;
let platform: Platform;
const happened: string[] = [];
beforeAll(async () => {
  at = await startPoliciesHost();
  ana = await at.host.signInAs('ana');
  dev = await at.host.signInAs('dev');
  admin = await at.host.signInAs('super');
  ({ platform } = at.host);
  const kinds: PolicyEventKind[] = [
    'ReadyToPay',
    'LeftReadyToPay',
    'PremiumReported',
    'Terminated',
    'Rerated',
    'Reinstated',
  ];
  for (const kind of kinds) onPolicyEvent(platform, kind, async () => void happened.push(kind));
});
afterAll(() => at.host.close());

const move = (who: TestClient, policy: Shown, to: string, over: object = {}) =>
  who.post(`${who === admin ? '/admin' : '/business'}/policies/${policy.id}/transitions`, {
    body: { to, ...over },
    ifMatch: policy.version,
  });
const step = (policy: Shown, path: string, body: object) =>
  admin.post(`/admin/policies/${policy.id}/${path}`, {
    body,
    ifMatch: policy.version,
    idempotencyKey: crypto.randomUUID(),
  });
const done = async (answer: Promise<Awaited<ReturnType<typeof move>>>): Promise<Shown> => {
  const got = await answer;
  expect(got.statusCode, got.body).toBe(200);
  return got.json<Shown>();
};
const issued = (over: object = {}) =>
  at.enter(ana, { submit_date: addDays(at.today, -100), issue_date: addDays(at.today, -70), ...over });
const matched = async (policy: Shown): Promise<Shown> => {
  await matchPayment(at.host, policy.id);
  return policy;
};
const ready = async () => done(move(admin, await matched(await issued()), 'Ready To Pay'));
const approve = async (policy: Shown): Promise<Shown> => {
  const context = testContext(at.host);
  await platform.transaction(context, (inside) =>
    policyStatus(platform).setBySystem(inside, [policy.id], 'Approved'),
  );
  return (await admin.get(`/admin/policies/${policy.id}`)).json<Shown>();
};

describe('statuses (domain.md 2.12, R-GEN-03)', () => {
  test('a move that does not exist answers 409 and changes nothing; one of others 403', async () => {
    const policy = await at.enter(ana);
    for (const [to, code] of [
      ['Approved', 409],
      ['Full Chargedback', 409],
      ['Pending', 409],
      ['Ready To Pay', 403],
      ['Action Required', 403],
    ] as const) {
      const answer = await move(ana, policy, to);
      expect([to, answer.statusCode]).toEqual([to, code]);
      if (code === 409)
        expect(answer.json<ListedProblem>().message).toBe(`Status cannot change from Pending to ${to}`);
    }
    expect((await ana.get(`/business/policies/${policy.id}`)).json<Shown>().version).toBe(1);
  });

  test('Ready To Pay wants everything at once: issue date, splits, the carrier’s payment', async () => {
    const policy = await at.enter(ana, { splits: [{ associate_code: at.people.ben, share_bps: 4_000 }] });
    const answer = await move(admin, policy, 'Ready To Pay');
    expect(answer.statusCode).toBe(409);
    const failures = [
      'Issue Date is required',
      'Waiting for split approval',
      'No provider payment is matched',
    ];
    const { message, details } = answer.json<ListedProblem>();
    expect(details?.failures).toEqual(failures);
    // The checklist says the same before it is tried.
    const { ready_to_pay } = (await admin.get(`/admin/policies/${policy.id}/check`)).json<{
      ready_to_pay: { label: string; missing: string[] }[];
    }>();
    expect(ready_to_pay.flatMap(({ missing }) => missing)).toEqual(failures);
    expect(message).toBe(failures.join('. '));
  });

  test('Ready To Pay and back tell the areas that post lines', async () => {
    happened.length = 0;
    const policy = await ready();
    const back = await done(move(admin, policy, 'Action Required', { reason: 'Wrong product' }));
    expect(back.requirements).toMatchObject([{ text: 'Wrong product', closed_at: null }]);
    expect(happened).toEqual(['ReadyToPay', 'LeftReadyToPay']);
    expect((await move(ana, back, 'Pending')).statusCode).toBe(409);
    const [asked] = back.requirements;
    const listed = async (filter: object) =>
      (await admin.get('/admin/policies', { query: { filter: JSON.stringify(filter) } })).json().rows as {
        id: string;
        requirement: string | null;
      }[];
    const held = (await listed({ business_status: { eq: 'Action Required' } })).find(
      ({ id }) => id === policy.id,
    );
    expect(held).toMatchObject({ requirement: 'Wrong product', open_requirements: 1 });
    const answers = async () => (await listed({ answered: { eq: true } })).map(({ id }) => id);
    expect(await answers()).not.toContain(policy.id);
    const answered = await done(
      ana.post(`/business/policies/${policy.id}/requirements/${asked?.id}/answer`, {
        body: { answer: 'Corrected with the carrier' },
        ifMatch: asked?.version ?? 0,
      }),
    );
    expect(answered.business_status).toBe('Pending');
    // Now it waits for the home office.
    expect(await answers()).toContain(policy.id);
    await done(admin.post(`/admin/policies/${policy.id}/requirements/${asked?.id}/close`));
    expect(await answers()).not.toContain(policy.id);
  });

  test('the submission check makes Action Required and takes it back (2.13)', async () => {
    const license = at.host.db
      .updateTable('license')
      .where('associate_code', '=', at.people.ana)
      .where('state', '=', 'TX');
    await license.set({ status: 'Inactive' }).execute();
    const policy = await at.enter(ana);
    expect(policy.business_status).toBe('Action Required');
    expect(policy.requirements).toMatchObject([
      { text: expect.stringMatching(/^No valid Life license in TX on/), is_automatic: true },
    ]);
    await license.set({ status: 'Active' }).execute();
    expect((await done(move(ana, policy, 'Pending'))).business_status).toBe('Pending');
  });

  test('an own policy is withdrawn within 24 hours and its credits are taken back', async () => {
    const policy = await at.enter(ana);
    const archived = await done(move(ana, policy, 'Archived', { reason: 'Client withdrew' }));
    expect(archived).toMatchObject({ business_status: 'Archived', lifecycle: 'Withdrawn', actions: [] });
    const again = await done(move(admin, archived, 'Pending'));
    expect(again).toMatchObject({ business_status: 'Pending', lifecycle: 'Submitted' });
    const entries = await at.host.db
      .selectFrom('point_entry')
      .select(['on_date', 'is_reversal'])
      .where('policy_id', '=', policy.id)
      .where('points_type', '=', 'SubmittedBv')
      .orderBy('created_at')
      .execute();
    expect(entries).toHaveLength(3);
    expect(entries.filter(({ is_reversal }) => is_reversal)).toMatchObject([{ on_date: at.today }]);
  });
});

describe('the life of a policy (4.7, 4.8)', () => {
  test('premiums, a re-rate, an end and a reinstatement each tell what happened', async () => {
    let policy = await approve(await ready());
    expect(policy.business_status).toBe('Approved');
    happened.length = 0;
    policy = await done(step(policy, 'placement', { placed_date: addDays(at.today, -25) }));
    expect(policy.lifecycle).toBe('In Force');
    const tooFar = { paid_to_date: addMonths(addDays(at.today, 1), 120) };
    for (const [name, body] of [
      ['premiums', { payments: 2 }],
      ['termination', { reason: 'Policy Lapsed', termination_date: at.today }],
    ] as const) {
      const refused = (await step(policy, name, { ...body, ...tooFar })).json<ListedProblem>();
      expect(refused.fields, 'R-VAL-14').toEqual([
        { field: 'paid_to_date', message: 'Paid To Date is not valid' },
      ]);
    }
    policy = await done(step(policy, 'premiums', { payments: 2 }));
    expect(policy).toMatchObject({ premium_months_reported: 2 });
    const change = {
      reason: 'Premium Reduced',
      event_date: at.today,
      premium_mode: 'Monthly',
      modal_premium_cents: 20_000,
      target_premium_cents: 240_000,
      face_amount_cents: 50_000_000,
    };
    const beyond = await step(policy, 're-rate', { ...change, modal_premium_cents: 8_333_333_334 });
    expect(beyond.json<ListedProblem>().fields, 'R-VAL-16').toEqual([
      {
        field: 'modal_premium_cents',
        message: 'Annual Premium must be less than or equal to $999,999,999.99',
      },
    ]);
    policy = await done(step(policy, 're-rate', change));
    expect(policy).toMatchObject({ bv_cents: 240_000, shares: [{ bv_cents: 240_000 }] });
    policy = await done(step(policy, 'termination', { reason: 'Policy Lapsed', termination_date: at.today }));
    expect(policy).toMatchObject({ lifecycle: 'Lapsed', business_status: 'Approved' });
    expect((await step(policy, 'premiums', { payments: 1 })).statusCode).toBe(409);
    policy = await done(step(policy, 'reinstatement', { event_date: at.today, reason: 'Paid in grace' }));
    expect(policy).toMatchObject({ lifecycle: 'In Force', termination_date: null });
    expect(happened).toEqual(['PremiumReported', 'Rerated', 'Terminated', 'Reinstated']);
  });

  test('what failed in another area undoes the whole step', async () => {
    const policy = await matched(await issued());
    let fails = true;
    onPolicyEvent(platform, 'ReadyToPay', async () => {
      if (fails) throw new Error('the books are closed');
    });
    expect((await move(admin, policy, 'Ready To Pay')).statusCode).toBe(500);
    fails = false;
    expect((await admin.get(`/admin/policies/${policy.id}`)).json<Shown>()).toMatchObject({
      business_status: 'Pending',
      version: policy.version,
    });
  });

  test('an end before Ready To Pay archives it and takes all credits back (5.1)', async () => {
    const policy = await issued();
    const ended = await done(
      step(policy, 'termination', { reason: 'Policy Not Taken', termination_date: at.today }),
    );
    expect(ended).toMatchObject({ business_status: 'Archived', lifecycle: 'Not Taken' });
    const entries = await at.host.db
      .selectFrom('point_entry')
      .select(['points_type', 'amount', 'is_reversal'])
      .where('policy_id', '=', policy.id)
      .execute();
    const net = entries.reduce((sum, { amount, is_reversal }) => sum + (is_reversal ? -amount : amount), 0);
    expect([entries.length, net]).toEqual([8, 0]);
  });

  test('a paid policy is archived 25 months after issue only', async () => {
    const policy = await approve(await ready());
    expect((await move(admin, policy, 'Archived')).statusCode).toBe(409);
    await at.host.db
      .updateTable('policy')
      .set({ submit_date: addMonths(at.today, -26), issue_date: addMonths(at.today, -25) })
      .where('id', '=', policy.id)
      .execute();
    await sql`update compensation_line set status = 'Paid' where policy_id = ${policy.id}`.execute(
      at.host.db,
    );
    expect((await move(admin, policy, 'Archived')).statusCode).toBe(200);
  });
});

describe('heightened supervision (R-POL-04)', () => {
  const supervise = (on: boolean) =>
    at.host.db
      .updateTable('associate')
      .set({ under_heightened_supervision: on, supervisor_code: at.people.dev })
      .where('code', '=', at.people.ana)
      .execute();
  const answers = {
    suitability_documented: true,
    replacement_justified: true,
    client_contacted: false,
    comment: 'Will call tomorrow',
  };
  const acknowledge = (who: TestClient, id: string, body: object = answers, version = 1) =>
    who.post(`${who === admin ? '/admin' : '/business'}/supervision-reviews/${id}/acknowledge`, {
      body,
      ifMatch: version,
    });

  /** Cases that wait for somebody's word, counted and listed. */
  const waitingFor = async (who: TestClient) => {
    const query = { filter: JSON.stringify({ waiting: { eq: true } }) };
    const base = who === admin ? '/admin/supervision-reviews' : '/business/supervision-reviews';
    const { count } = (await who.get(`${base}/count`, { query })).json<{ count: number }>();
    const { rows } = (await who.get(base, { query })).json<{ rows: { actions: string[] }[] }>();
    expect(rows.every(({ actions }) => actions.includes('acknowledge'))).toBe(true);
    expect(count).toBe(rows.length);
    return count;
  };

  test('keeps a policy from being paid until the supervisor has answered', async () => {
    await supervise(true);
    const policy = await matched(await issued());
    await supervise(false);
    const review = policy.supervision as NonNullable<Shown['supervision']>;
    expect(review.status).toBe('Pending');
    const blocked = await move(admin, policy, 'Ready To Pay');
    expect(blocked.json<ListedProblem>().details?.failures).toEqual(['Waiting for the supervision review']);
    expect(review).toMatchObject({ supervisor: { code: at.people.dev }, actions: [] });
    expect((await acknowledge(ana, review.id)).statusCode).toBe(404);
    expect((await acknowledge(dev, review.id, { ...answers, comment: null })).statusCode).toBe(422);
    const { rows } = (await dev.get('/business/supervision-reviews')).json<{
      rows: { id: string; actions: string[] }[];
    }>();
    expect(rows.find(({ id }) => id === review.id)?.actions).toEqual(['acknowledge']);
    const waiting = await waitingFor(dev);
    expect(waiting).toBeGreaterThan(0);
    const answer = await acknowledge(dev, review.id);
    expect(answer.json()).toMatchObject({
      status: 'Acknowledged',
      comment: 'Will call tomorrow',
      actions: [],
    });
    expect(await waitingFor(dev)).toBe(waiting - 1);
    expect((await acknowledge(dev, review.id, answers, 2)).statusCode).toBe(409);
    expect((await move(admin, policy, 'Ready To Pay')).statusCode).toBe(200);
  });

  test('is Missed after two business days and then the RMD’s or an admin’s', async () => {
    await supervise(true);
    const policy = await at.enter(ana);
    await supervise(false);
    const review = policy.supervision as NonNullable<Shown['supervision']>;
    const before = await waitingFor(admin);
    expect([2, 3, 4].map((days) => addDays(at.today, days))).toContain(review.due_date);
    expect((await acknowledge(admin, review.id)).statusCode).toBe(409);
    await at.host.db
      .updateTable('supervision_review')
      .set({ due_date: addDays(at.today, -1) })
      .where('id', '=', review.id)
      .execute();
    const context = testContext(at.host);
    await platform.transaction(context, ({ db }) => platform.jobs.add(db, 'miss-supervision-reviews', {}));
    await platform.jobs.drain();
    const seen = (await ana.get(`/business/policies/${policy.id}`)).json<Shown>();
    expect(seen.supervision?.status).toBe('Missed');
    const notices = await at.host.db
      .selectFrom('notification')
      .select(['user_code', 'link'])
      .where('type', '=', 'supervision-review-missed')
      .execute();
    expect(notices).toContainEqual({
      user_code: at.people.dev,
      link: `/business/supervision-reviews?review=${review.id}`,
    });
    expect(await waitingFor(admin)).toBe(before + 1);
    expect((await acknowledge(admin, review.id, answers, 2)).statusCode).toBe(200);
  });
});
