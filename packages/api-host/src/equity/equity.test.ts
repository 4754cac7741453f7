import { addMonths } from '@upline/domain';
import { periodOf } from '@upline/domain/production';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeMonths } from '../network/sums/closing.store.ts';
import { startTestHost, type TestClient, type TestHost, testContext } from '../testing/index.ts';
import { grantEquityCredits } from './equity-grants.ts';

let host: TestHost;
let admin: TestClient;
let today: string;
const codes = new Map<string, string>();
const codeOf = (name: string) => codes.get(name) as string;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  today = testContext(host).today;
  admin = await host.signInAs('super');
  for (const { username, code } of await host.db
    .selectFrom('app_user')
    .select(['username', 'code'])
    .execute())
    codes.set(username, code);
  await closeMonths(host.db, today);
});
afterAll(() => host.close());

const run = () => host.platform.transaction(testContext(host), grantEquityCredits);
const lotsOf = (name: string, source: string) =>
  host.db
    .selectFrom('equity_credit')
    .selectAll()
    .where('associate_code', '=', codeOf(name))
    .where('source', '=', source as 'Manual')
    .execute();
const own = async (name: string) =>
  (await (await host.signInAs(name)).get('/account/equity-share-credits')).json();

async function promote(name: string, level: string, on: string) {
  await sql`delete from level_history where associate_code = ${codeOf(name)}`.execute(host.db);
  await sql`insert into level_history (associate_code, level_code, valid_from, valid_to)
    values (${codeOf(name)}, 'MD', '2015-01-01', ${on}::date), (${codeOf(name)}, ${level}, ${on}::date, null)`.execute(
    host.db,
  );
}

test('milestones bring credits once: promotion, annual BV, builder streak (R-EQS-01)', async () => {
  await promote('dev', 'RMD', addMonths(today, -30));
  const quarter = periodOf('Quarter', today).previous;
  for (const index of [0, 1, 2])
    await sql`insert into compensation_line (associate_code, compensation_type, amount_cents, currency, status, explanation,
        posted_at, source_kind, source_id, source_no)
      values (${codeOf('ben')}, 'Builder Bonus', 100, 'USD', 'Paid', '{"text": "Bonus"}', now(), 'builder-bonus',
        ${`${addMonths(quarter.from, index).slice(0, 7)}/USA`}, 0)`.execute(host.db);
  await run();
  await run();
  expect(await lotsOf('dev', 'Promotion')).toMatchObject([
    { credits: 500, grant_date: addMonths(today, -30), status: 'Pending' },
  ]);
  expect(await lotsOf('ben', 'Builder Streak')).toMatchObject([{ credits: 50, grant_date: quarter.to }]);
  const year = String(Number(today.slice(0, 4)) - 1);
  const { rows } = await sql<{ code: string; cents: number }>`
    select owner_code as code, sum(case when is_reversal then -amount else amount end)::bigint as cents from point_entry
    where points_type = 'IssuedBv' and on_date between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date group by 1`.execute(
    host.db,
  );
  const { rows: granted } = await sql<{ code: string; credits: number }>`
    select associate_code as code, credits from equity_credit where source = 'Annual BV'`.execute(host.db);
  const active = new Set(
    (
      await host.db
        .selectFrom('app_user')
        .select('code')
        .where('status', 'not in', ['Terminated', 'Resigned'])
        .execute()
    ).map(({ code }) => code),
  );
  const wanted = rows
    .filter(({ code, cents }) => cents >= 100_000 && active.has(code))
    .map(({ code, cents }) => [code, Math.floor(cents / 100_000)]);
  expect(granted.map(({ code, credits }) => [code, credits]).sort()).toEqual(wanted.sort());
});

test('a fifth vests with every full year, and one sees the own ones with the disclaimer (R-EQS-02)', async () => {
  const shown = await own('dev');
  expect(shown.rows).toContainEqual(
    expect.objectContaining({ source: 'Promotion', vested: 200, unvested: 300 }),
  );
  expect(shown.totals.credits).toBe(shown.totals.vested + shown.totals.unvested + shown.totals.forfeited);
  expect(shown.disclaimer).toBe('Credits have no cash value and are subject to the plan document.');
  expect(JSON.stringify((await own('ana')).rows)).not.toContain('Promotion');
});

test('admins grant by hand and move on; only the super admin deletes (R-EQS-03)', async () => {
  const office = await host.signInAs('admin');
  const grant = (body: object) =>
    office.post('/admin/equity-credits', { body, idempotencyKey: crypto.randomUUID() });
  const body = { associate_code: codeOf('ana'), grant_date: today, credits: 10, note: 'For the pilot' };
  expect((await grant({ ...body, grant_date: addMonths(today, 1) })).statusCode).toBe(422);
  expect((await grant({ ...body, associate_code: 'U999999' })).statusCode).toBe(422);
  const made = await grant(body);
  expect(made.statusCode, made.body).toBe(201);
  const { id } = made.json();
  const path = `/admin/equity-credits/${id}`;
  const move = (to: string, ifMatch: number) => office.post(`${path}/transitions`, { body: { to }, ifMatch });
  expect((await move('Released', 1)).statusCode).toBe(409);
  expect((await move('Exported', 1)).json()).toMatchObject({ status: 'Exported', version: 2 });
  expect((await move('Released', 2)).json().message).toBe('Status cannot change from Exported to Released');
  expect((await office.delete(path, { ifMatch: 2 })).statusCode).toBe(403);
  expect((await admin.delete(path, { ifMatch: 2 })).statusCode).toBe(204);
  expect(await lotsOf('ana', 'Manual')).toEqual([]);
});

test('a termination for cause forfeits everything in the same night (R-EQS-03)', async () => {
  const office = await host.signInAs('admin');
  const made = await office.post('/admin/equity-credits', {
    body: { associate_code: codeOf('eve'), grant_date: today, credits: 40, note: 'For the pilot' },
    idempotencyKey: crypto.randomUUID(),
  });
  expect(made.statusCode, made.body).toBe(201);
  await sql`update app_user set status = 'Terminated' where code = ${codeOf('eve')}`.execute(host.db);
  await sql`insert into status_history (associate_code, from_status, to_status, reason, cause_code, cause_text)
    values (${codeOf('eve')}, 'Active', 'Terminated', 'Rebating', 'Rebating or Twisting', 'Gave a rebate')`.execute(
    host.db,
  );
  await run();
  const filter = JSON.stringify({ associate_code: { eq: codeOf('eve') } });
  const { rows } = (await admin.get('/admin/equity-credits', { query: { filter } })).json();
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row).toMatchObject({ vested: 0, unvested: 0, is_for_cause: true });
});

test('termination forfeits what is not vested, for cause everything (R-EQS-03)', async () => {
  const forfeit = () =>
    admin.post('/admin/equity-credits/forfeit', {
      body: { associate_code: codeOf('dev'), reason: 'Rebating' },
      idempotencyKey: crypto.randomUUID(),
    });
  expect((await forfeit()).statusCode).toBe(422);
  await sql`update app_user set status = 'Terminated' where code = ${codeOf('dev')}`.execute(host.db);
  await sql`insert into status_history (associate_code, from_status, to_status, reason)
    values (${codeOf('dev')}, 'Active', 'Terminated', 'Left us')`.execute(host.db);
  await run();
  const shown = async () => {
    const filter = JSON.stringify({ associate_code: { eq: codeOf('dev') }, source: { eq: 'Promotion' } });
    return (await admin.get('/admin/equity-credits', { query: { filter } })).json().rows;
  };
  expect(await shown()).toMatchObject([{ vested: 200, unvested: 0, forfeited: 300, is_for_cause: false }]);
  expect((await forfeit()).json().forfeited).toBeGreaterThan(0);
  expect(await shown()).toMatchObject([{ vested: 0, unvested: 0, forfeited: 500, is_for_cause: true }]);
});
