import { randomUUID } from 'node:crypto';
import { addDays, addMonths, DAY_MS, formatDate } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Shown } from '../../business/policies/policies.test-support.ts';
import type { TestClient } from '../../testing/index.ts';
import { type MoneyHost, startMoneyHost } from '../compensation/money.test-support.ts';
import { trainingTasks } from './training-tasks.ts';

interface Program {
  id: string;
  version: number;
  status: string;
  due_date: string | null;
  waiting: { currency: string; cents: number }[] | null;
  checklist: { step: string; is_done: boolean }[];
  cases: { id: string; version: number; status: string; policy_number: string; actions: string[] }[];
  actions: string[];
}

let at: MoneyHost;
let tom: TestClient;
let ana: TestClient;
beforeAll(async () => {
  at = await startMoneyHost();
  await advance();
  tom = await at.host.signInAs('tom');
  ana = await at.host.signInAs('ana');
});
afterAll(() => at.host.close());
afterEach(async () => expect(Object.values(await at.faults()).every((count) => count === 0)).toBe(true));

const advance = () => at.transaction((context) => trainingTasks(at.host.platform).advance(context));
const own = async () => (await tom.get('/account/training-program')).json<Program>();
const forTrainer = async () => (await ana.get(`/team/trainees/${at.people.tom}`)).json<Program>();
const send = (who: TestClient, path: string, version: number, body: object = {}) =>
  who.post(path, { body, ifMatch: version, idempotencyKey: randomUUID() });
const set = (changes: object) =>
  at.host.db
    .updateTable('training_program')
    .set(changes)
    .where('associate_code', '=', at.people.tom)
    .execute();
const cased = (over: Parameters<MoneyHost['issued']>[1] = {}): Promise<Shown> =>
  at.issued(at.office, { training_associate_code: at.people.tom, ...over });

/** Everything of one test is undone for the next. */
async function fresh(): Promise<void> {
  await at.host.db.deleteFrom('training_case').execute();
  await set({
    status: 'Open',
    opened_at: at.todayNow(),
    due_date: addDays(at.todayNow(), 90),
    completed_at: null,
    defaulted_at: null,
    reopened_at: null,
    reverted_at: null,
  });
}
const license = () =>
  at.host.db
    .insertInto('license')
    .values({
      associate_code: at.people.tom,
      type: 'Life',
      country: 'USA',
      state: 'TX',
      number: 'TX-TOM',
      is_resident: true,
      issue_date: addDays(at.todayNow(), -1),
      status: 'Active',
      approval_status: 'Approved',
    } as never)
    .execute();

describe('a training program (2.19)', () => {
  test('is Pending when somebody joins, opened by the trainer, or by itself after three days', async () => {
    const program = await own();
    expect(program.status).toBe('Pending');
    expect((await send(tom, `/team/training-programs/${program.id}/open`, program.version)).statusCode).toBe(
      404,
    );
    const opened = await send(ana, `/team/training-programs/${program.id}/open`, program.version);
    expect(opened.statusCode, opened.body).toBe(200);
    expect(opened.json()).toMatchObject({
      status: 'Open',
      due_date: addDays(at.todayNow(), 90),
      waiting: null,
    });

    await set({ status: 'Pending', created_at: new Date(at.clock.now().getTime() - 4 * DAY_MS) });
    await advance();
    expect((await own()).status).toBe('Open');
  });

  test('a completed needs analysis ticks the practice one (2.19)', async () => {
    const practice = async () => (await own()).checklist.find(({ step }) => step === 'practice_fna');
    const ofTom = at.host.db.deleteFrom('analysis').where('owner_code', '=', at.people.tom);
    await ofTom.execute();
    expect(await practice()).toMatchObject({ label: 'Practice analysis', is_done: false });
    const { id: client } = await at.host.db.selectFrom('client').select('id').executeTakeFirstOrThrow();
    await at.host.db
      .insertInto('analysis')
      .values({
        id: randomUUID(),
        owner_code: at.people.tom,
        prepared_by: at.people.tom,
        client_id: client,
        tool: 'DIME',
        title: 'Practice',
        status: 'Completed',
        answers_sealed: '',
        results_sealed: '',
        formula_version: 1,
        completed_at: at.clock.now(),
      })
      .execute();
    expect(await practice()).toMatchObject({ is_done: true });
    await ofTom.execute();
  });

  test('a case is acknowledged from its policy by who may, and by nobody else (R-TRN-01)', async () => {
    await fresh();
    const { id } = await cased();
    type Seen = { training_case: { id: string; version: number; status: string; actions: string[] } };
    const seenBy = async (who: TestClient) => (await who.get(`/business/policies/${id}`)).json<Seen>();
    expect((await seenBy(tom)).training_case).toMatchObject({ status: 'Pending', actions: [] });
    const { training_case: one } = await seenBy(ana);
    const asked = () =>
      at.host.db
        .selectFrom('notification')
        .select(['link', 'body'])
        .where('user_code', '=', at.people.ana)
        .where('object_key', '=', `training_case:${one.id}`)
        .execute();
    expect(await asked()).toMatchObject([
      {
        link: `/team/trainees/${at.people.tom}`,
        body: expect.stringMatching(/acknowledge the case by \w+/),
      },
    ]);
    expect(one.actions).toEqual(['acknowledge']);
    const reply = await send(ana, `/team/training-cases/${one.id}/acknowledge`, one.version);
    expect(reply.statusCode, reply.body).toBe(200);
    expect((await seenBy(ana)).training_case).toMatchObject({ status: 'Acknowledged', actions: [] });
  });

  test('three acknowledged cases and a license complete it: the escrow is released once (R-MNY-11)', async () => {
    await fresh();
    const policies = [];
    for (let count = 0; count < 3; count += 1) policies.push(await at.ready(await cased()));
    expect((await own()).waiting).toEqual([{ currency: 'USD', cents: 3 * 63_000 }]);
    const seen = await forTrainer();
    expect(seen.cases.map(({ policy_number }) => policy_number.slice(0, 4))).toEqual([
      '••••',
      '••••',
      '••••',
    ]);
    await license();
    for (const each of seen.cases) {
      const reply = await send(ana, `/team/training-cases/${each.id}/acknowledge`, each.version, {
        comment: 'Good',
      });
      expect(reply.statusCode, reply.body).toBe(200);
    }
    expect((await own()).status).toBe('Completed');
    for (const policy of policies) {
      expect((await at.lines(policy))[0]).toEqual(['Training', 'Tom', 63_000, 'Pending']);
    }
    const escrows = (await tom.get('/payments/training-escrows')).json();
    expect(escrows.rows.map(({ status }: { status: string }) => status)).toEqual([
      'Released',
      'Released',
      'Released',
    ]);
    await advance();
    expect((await at.lines(policies[0] as Shown))[0]).toEqual(['Training', 'Tom', 63_000, 'Pending']);
    await at.host.db.deleteFrom('license').where('number', '=', 'TX-TOM').execute();
  });

  test('a case nobody acknowledged for 14 days is Missed, and the trainer’s RMD may (R-TRN-01)', async () => {
    await fresh();
    const { id } = await cased({ months: 1 });
    await advance();
    const [late] = (await forTrainer()).cases;
    expect(late).toMatchObject({ status: 'Missed', actions: [] });
    // Issued too long ago for the trainer's word when it was entered: who may give it was asked, and nobody else.
    const told = await at.host.db
      .selectFrom('notification')
      .select(['user_code', 'body'])
      .where('object_key', '=', `training_case:${late?.id}`)
      .execute();
    const issued = await at.host.db
      .selectFrom('policy')
      .select('issue_date')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const ended = formatDate(addDays(issued.issue_date as string, 14));
    expect(told).toEqual([
      { user_code: at.people.dev, body: expect.stringContaining(`the trainer’s time ended on ${ended}`) },
    ]);
    const path = `/team/training-cases/${late?.id}/acknowledge`;
    expect((await send(ana, path, late?.version ?? 0)).statusCode).toBe(409);
    const hal = await at.host.signInAs('hal');
    expect((await send(hal, path, late?.version ?? 0)).statusCode).toBe(404);
    const dev = await at.host.signInAs('dev');
    const asked = async (who: typeof dev) => {
      const query = { filter: '{"cases_to_acknowledge":{"gt":0}}' };
      return (await who.get('/team/trainees/count', { query })).json<{ count: number }>().count;
    };
    expect([await asked(ana), await asked(dev)]).toEqual([0, 1]);
    const reply = await send(dev, path, late?.version ?? 0);
    expect(await asked(dev)).toBe(0);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json<Program>().cases[0]?.status).toBe('Acknowledged');
  });

  test('a case of which the trainer’s time ends is asked of the RMD, once (R-TRN-01, 8.1)', async () => {
    await fresh();
    const { id } = await cased({ submit_date: addDays(at.todayNow(), -15) });
    const told = () =>
      at.host.db
        .selectFrom('notification')
        .innerJoin('training_case', (join) =>
          join.on('object_key', '=', sql`'training_case:' || training_case.id`),
        )
        .where('training_case.policy_id', '=', id)
        .where('type', '=', 'training-case-waiting')
        .select('user_code')
        .orderBy('notification.created_at')
        .execute();
    await advance();
    expect(await told()).toEqual([{ user_code: at.people.ana }]);
    await at.host.db
      .updateTable('policy')
      .set({ issue_date: addDays(at.todayNow(), -15) })
      .where('id', '=', id)
      .execute();
    await advance();
    await advance();
    expect(await told()).toEqual([{ user_code: at.people.ana }, { user_code: at.people.dev }]);
    expect((await forTrainer()).cases).toMatchObject([{ status: 'Missed', actions: [] }]);
  });

  test('defaults the day after it is due, is reopened once, and thirty days after default the money goes to the writer', async () => {
    await fresh();
    const policy = await at.ready(await cased());
    const later = await cased();
    await set({ due_date: addDays(at.todayNow(), -1) });
    await advance();
    const defaulted = await own();
    expect(defaulted.status).toBe('Defaulted');
    const path = `/admin/training-programs/${defaulted.id}`;
    const reason = 'The exam was postponed';
    const reopened = await send(at.office, `${path}/reopen`, defaulted.version, { reason });
    expect(reopened.json()).toMatchObject({ status: 'Reopen', due_date: addDays(at.todayNow(), 60) });
    const again = await send(at.office, `${path}/default`, reopened.json().version, { reason });
    expect((await send(at.office, `${path}/reopen`, again.json().version, { reason })).statusCode).toBe(409);

    await set({ defaulted_at: addDays(at.todayNow(), -30) });
    await advance();
    expect((await own()).status).toBe('Reverted');
    // Example 4 (b): voided, and a new line of the same amount to Ana.
    const lines = await at.lines(policy);
    expect(lines.filter(([type]) => type === 'Training')).toEqual([]);
    expect(lines.filter(([type]) => type === 'Training Reversion')).toEqual([
      ['Training Reversion', 'Ana', 63_000, 'Pending'],
    ]);
    const mine = (await ana.get('/payments/training-escrows')).json();
    expect(mine.rows.some(({ status }: { status: string }) => status === 'Reverted')).toBe(true);
    // A line falling due after Reverted goes there at once.
    expect((await at.lines(await at.ready(later)))[0]).toEqual([
      'Training Reversion',
      'Ana',
      63_000,
      'Pending',
    ]);
  });

  test('after a lapse in escrow, a reversion and a reinstatement the money is the writer’s (R-MNY-11, R-MNY-24)', async () => {
    await fresh();
    const paid = (modal: number) => ({
      months: 4,
      modal_premium_cents: modal,
      target_premium_cents: modal,
    });
    const policy = await at.ready(await cased(paid(240_000)));
    // Held for other reasons by now, and given back to the escrow once already.
    const held = await at.ready(await cased(paid(240_000)));
    const end = async (of: Shown, reason: string) =>
      at.act(await at.show(of), 'termination', {
        reason,
        termination_date: at.todayNow(),
        paid_to_date: null,
      });
    const reinstate = async (of: Shown) =>
      at.act(await at.show(of), 'reinstatement', { event_date: at.todayNow(), reason: 'Paid after all' });
    const gone = await at.ready(await cased(paid(240_000)));
    await at.payRun();
    await end(policy, 'Policy Lapsed');
    await end(held, 'Policy Lapsed');
    await reinstate(held);
    await end(gone, 'Policy Not Taken');
    await at.host.db
      .updateTable('compensation_line')
      .set({ escrow_reason: 'License' })
      .where('policy_id', '=', held.id)
      .where('status', '=', 'Escrow')
      .execute();
    const escrow = async () => (await at.lines(policy)).filter(([, name]) => name === 'Tom');
    expect(await escrow()).toEqual([
      ['Training', 'Tom', 42_000, 'Escrow'],
      ['Training', 'Tom', -28_000, 'Chargeback Escrow'],
    ]);
    await set({ status: 'Defaulted', defaulted_at: addDays(at.todayNow(), -30) });
    await advance();
    const ofWriter = async (of: Shown) =>
      (await at.lines(of)).filter(([type]) => type === 'Training Reversion');
    expect(await ofWriter(policy)).toEqual([['Training Reversion', 'Ana', 14_000, 'Pending']]);
    expect(await ofWriter(gone)).toEqual([]);
    expect((await at.lines(held)).filter(([, name]) => name === 'Tom')).toEqual([]);
    expect((await ofWriter(held)).reduce((sum, [, , cents]) => sum + (cents as number), 0)).toBe(42_000);

    await reinstate(policy);
    expect(await ofWriter(policy)).toEqual([
      ['Training Reversion', 'Ana', 14_000, 'Pending'],
      ['Training Reversion', 'Ana', 28_000, 'Pending'],
    ]);
    expect(await escrow()).toEqual([]);
    // An increase goes there as well.
    const after = await at.show(policy);
    await at.act(after, 're-rate', {
      reason: 'Commission Recalculated',
      event_date: addMonths(at.todayNow(), -4),
      premium_mode: 'Annual',
      modal_premium_cents: 480_000,
      target_premium_cents: 480_000,
      face_amount_cents: 50_000_000,
    });
    expect((await ofWriter(policy)).at(-1)).toEqual(['Training Reversion', 'Ana', 42_000, 'Pending']);
    expect(await escrow()).toEqual([]);
    // Nothing is left of the writer’s when the writer has left.
    await reinstate(gone);
    expect(await ofWriter(gone)).toEqual([['Training Reversion', 'Ana', 42_000, 'Pending']]);
  });

  test('steps that cannot be observed are entered by the trainee with a file of the own', async () => {
    const program = await own();
    const reply = await tom.put('/account/training-program/steps', {
      body: { step: 'exam_passed', on: at.todayNow(), document_id: randomUUID() },
      ifMatch: program.version,
    });
    expect(reply.statusCode).toBe(422);
  });

  test('the trainer is a licensed upline', async () => {
    await fresh();
    const { id, version } = await own();
    const put = (trainer_code: string) =>
      at.office.put(`/admin/training-programs/${id}/trainer`, { body: { trainer_code }, ifMatch: version });
    expect((await put(at.people.hal)).json().fields).toEqual([
      { field: 'trainer_code', message: 'Trainer must be a licensed upline' },
    ]);
    expect((await put(at.people.ben)).statusCode).toBe(200);
  });
});
