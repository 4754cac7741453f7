import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Shown } from '../../business/policies/policies.test-support.ts';
import type { TestClient } from '../../testing/index.ts';
import { type MoneyHost, startMoneyHost } from '../compensation/money.test-support.ts';
import { trainingTasks } from '../training/training-tasks.ts';

interface Explained {
  outcome: string;
  rule: string | null;
  text: string | null;
  lines: { sentences: string[] }[];
}

let at: MoneyHost;
let codes: Record<string, string>;
let five: Shown;
let one: Shown;
beforeAll(async () => {
  at = await startMoneyHost();
  // Tom gets his program.
  await at.transaction((context) => trainingTasks(at.host.platform).advance(context));
  const names = ['root', 'jo', 'kim', 'mia', 'lou', 'ned', 'quinn', 'oli'];
  codes = {
    ...at.people,
    ...Object.fromEntries(await Promise.all(names.map(async (key) => [key, await at.codeOf(key)]))),
  };
  const jo = codes.jo as string;
  five = await at.ready(
    await at.issued(at.office, {
      writing_associate_code: jo,
      client_id: (await at.clientOf(jo)).id,
      state: 'PA',
      modal_premium_cents: 500_000,
      target_premium_cents: 500_000,
    }),
  );
  await at.setUpline(at.people.eve, codes.root as string);
  one = await at.ready(await at.issued(at.office, { months: 4 }));
  await at.payRun();
});
afterAll(() => at.host.close());

const ask = async (who: TestClient, policy: Shown, associate_code?: string) =>
  who.get(`/business/policies/${policy.id}/explain`, { query: associate_code ? { associate_code } : {} });

describe('why did I get nothing (R-EXP-02)', () => {
  test('example 5: Kim is at the same level as the writer', async () => {
    const kim = await at.host.signInAs('kim');
    const reply = await ask(kim, five);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json<Explained>()).toMatchObject({
      outcome: 'Nothing',
      rule: 'Same Level',
      text: 'Kim Tran has no line on this policy: same level as the writer.',
      lines: [],
    });
  });

  test('what was taken back before it was paid is no line any more (R-MNY-20)', async () => {
    const ready = await at.ready(await at.issued(at.office, { months: 1 }));
    const ben = await at.host.signInAs('ben');
    expect((await ask(ben, ready)).json<Explained>().outcome).toBe('Line');
    await at.act(await at.show(ready), 'termination', {
      reason: 'Policy Not Taken',
      termination_date: at.todayNow(),
      paid_to_date: null,
    });
    expect((await ask(ben, ready)).json<Explained>()).toMatchObject({
      outcome: 'Nothing',
      rule: null,
      text: 'What Ben Okafor was to be paid on this policy was taken back before it was paid.',
      lines: [],
    });
  });

  test('an upline asks about the downline and gets the reason, never an amount', async () => {
    const quinn = await at.host.signInAs('quinn');
    expect((await ask(quinn, five, codes.lou)).json<Explained>()).toMatchObject({
      rule: 'Status',
      text: 'Lou Ferrari has no line on this policy: status Terminated when the lines were posted.',
    });
    const other = (await ask(quinn, five, codes.mia)).json<Explained>();
    expect(other).toMatchObject({ outcome: 'Line', text: null, lines: [] });
    const own = (await ask(quinn, five)).json<Explained>();
    expect(own.lines[0]?.sentences.join(' ')).toContain('$125.00');
  });

  test('somebody above, beside, or of another branch is unknown', async () => {
    const kim = await at.host.signInAs('kim');
    const hal = await at.host.signInAs('hal');
    expect((await ask(kim, five, codes.quinn)).statusCode).toBe(404);
    expect((await ask(hal, five)).statusCode).toBe(404);
    expect((await ask(kim, one)).statusCode).toBe(404);
  });
});

test('above a trainee and below the writer a policy is unknown, and so is its explanation', async () => {
  const policy = await at.ready(
    await at.issued(at.office, {
      writing_associate_code: at.people.cara,
      client_id: (await at.clientOf(at.people.cara)).id,
      state: 'CA',
      training_associate_code: at.people.tom,
    }),
  );
  const who = await Promise.all(['ana', 'tom', 'cara', 'dev'].map((name) => at.host.signInAs(name)));
  const answers = who.map(async (client) => [
    (await client.get(`/business/policies/${policy.id}`)).statusCode,
    (await client.get(`/business/policies/team/${policy.id}`)).statusCode,
    (await ask(client, policy)).statusCode,
  ]);
  expect(await Promise.all(answers)).toEqual([
    [404, 404, 404],
    [200, 404, 200],
    [200, 404, 200],
    [404, 200, 200],
  ]);
});

describe('why this amount (R-EXP-01)', () => {
  test('the line’s sentences hold the numbers of the line, and others cannot open it', async () => {
    const ben = await at.host.signInAs('ben');
    const { rows } = (await ben.get('/payments/compensations')).json();
    const line = rows.find(({ policy_id }: { policy_id: string }) => policy_id === one.id);
    expect(line).toMatchObject({ amount_cents: 36_000, rate_bps: 1_000, client_initials: null });
    expect(line.policy_number).toMatch(/^••••/);
    const detail = (await ben.get(`/payments/compensations/${line.id}`)).json();
    expect(detail.sentences.join(' ')).toContain('35% was already paid below, up to Ana Alvarez');
    expect(detail.sentences.join(' ')).toContain('$360.00');
    const ana = await at.host.signInAs('ana');
    expect((await ana.get(`/payments/compensations/${line.id}`)).statusCode).toBe(404);
    const totals = (await ben.get('/payments/compensations/totals')).json();
    expect(totals.totals).toEqual([
      expect.objectContaining({ currency: 'USD', paid_cents: 36_000, amount_cents: 36_000 }),
    ]);
  });
});

test('exposure: example 1 after four months shows 84000 for Ana, falling month by month (9.3 item 3)', async () => {
  const ana = await at.host.signInAs('ana');
  const reply = await ana.get('/payments/exposure');
  expect(reply.statusCode, reply.body).toBe(200);
  const body = reply.json();
  const { policies, lapses, probability_bps } = body.history;
  expect(probability_bps).toBe(Math.round(((lapses + 1) * 10_000) / (policies + 2)));
  type Exposed = { policy_id: string; leg: { code: string } | null; months: { debt_cents: number }[] };
  const own = (body.policies as Exposed[]).find(({ policy_id }) => policy_id === one.id);
  expect(own?.months.map(({ debt_cents }) => debt_cents)).toEqual([
    84_000, 73_500, 63_000, 52_500, 42_000, 31_500, 21_000, 10_500,
  ]);
  const sum = (body.policies as Exposed[]).reduce(
    (total, each) => total + (each.months[0]?.debt_cents ?? 0),
    0,
  );
  expect(body.totals[0].debt_cents).toBe(sum);
  const dev = await at.host.signInAs('dev');
  const other = (await dev.get('/payments/exposure')).json();
  expect((other.policies as Exposed[]).find(({ policy_id }) => policy_id === one.id)).toMatchObject({
    leg: { code: at.people.cara },
    months: expect.arrayContaining([expect.objectContaining({ total_cents: 24_000 })]),
  });
});
