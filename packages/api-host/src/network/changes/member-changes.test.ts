import { addMonths, firstOfMonth, formatDate } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyDay } from '../../platform/time/company-time.ts';
import { startTestHost, type TestClient, type TestHost, testClock } from '../../testing/index.ts';
import { me, type NetworkNode } from '../nodes.store.ts';

const clock = testClock();
const today = () => companyDay(clock.now());
/** The first of the next month. */
const nextFirst = () => addMonths(firstOfMonth(today()), 1);
const TODAY = today();
const FIRST = nextFirst();
const REASON = 'Decided by the board';

let host: TestHost;
let admin: TestClient;
let superAdmin: TestClient;
const signIn = async () => {
  [admin, superAdmin] = [await host.signInAs('admin'), await host.signInAs('super')];
};
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo', clock });
  await signIn();
  await host.platform.jobs.drain();
});
afterAll(() => host.close());

/** Lets the time pass and what is due happen; sessions do not outlive it. */
async function passTo(day: string): Promise<void> {
  clock.set(`${day}T12:00:00Z`);
  await host.platform.jobs.drain();
  await signIn();
}

async function nodeOf(username: string): Promise<NetworkNode> {
  const { code } = await host.db
    .selectFrom('app_user')
    .select('code')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return (await me(host.db, code)) as NetworkNode;
}

async function post(client: TestClient, username: string, path: string, body: object) {
  const { code, version } = await nodeOf(username);
  return client.post(`/admin/associates/${code}/${path}`, {
    body: { reason: REASON, ...body },
    ifMatch: version,
  });
}

const toStatus = (client: TestClient, username: string, status: string) =>
  post(client, username, 'status', status === 'Terminated' ? { status, cause: null } : { status });
const toLevel = (client: TestClient, username: string, level_code: string) =>
  post(client, username, 'level', { level_code });
const underUpline = async (client: TestClient, username: string, upline: string, effective_date?: string) =>
  post(client, username, 'transfers', {
    upline_code: (await nodeOf(upline)).code,
    with_downline: true,
    effective_date: effective_date ?? null,
  });

const said = (reply: { statusCode: number; json: () => unknown }) => {
  const { message, fields } = reply.json() as { message: string; fields?: { message: string }[] };
  return [reply.statusCode, fields?.[0]?.message ?? message];
};
const changesOf = async (username: string) =>
  host.db
    .selectFrom('network_change')
    .select(['id', 'status', 'problem', 'version'])
    .where('associate_code', '=', (await nodeOf(username)).code)
    .orderBy('created_at', 'desc')
    .execute();

/** When the job of a large change is tried again; undefined once it has given up. */
const triedAgainAt = async () => {
  const job = await host.db
    .selectFrom('job')
    .select('run_at')
    .where('task', '=', 'network.change')
    .where('failed_at', 'is', null)
    .executeTakeFirst();
  return job?.run_at;
};

describe('spouses with two codes', () => {
  it('are not parted by a transfer (1.1)', async () => {
    const link = async (own: string, spouse_code: string | null) =>
      host.db
        .updateTable('associate')
        .set({ spouse_code })
        .where('code', '=', (await nodeOf(own)).code)
        .execute();
    const [jo, kim] = [await nodeOf('jo'), await nodeOf('kim')];
    expect(jo.upline_code).toBe(kim.code);
    await link('jo', kim.code);
    await link('kim', jo.code);
    const refused = [422, 'Spouses with two codes stay in one hierarchy'];
    expect(said(await underUpline(admin, 'jo', 'cara'))).toEqual(refused);
    const alone = { upline_code: (await nodeOf('cara')).code, with_downline: false, effective_date: null };
    expect(said(await post(admin, 'kim', 'transfers', alone))).toEqual(refused);
    expect((await underUpline(admin, 'kim', 'cara')).json()).toMatchObject({ status: 'Done' });
    await link('jo', null);
    expect((await underUpline(admin, 'jo', 'cara')).json()).toMatchObject({ status: 'Done' });
  });
});

describe('who comes back', () => {
  it('has withheld what was withheld before they left (2.1)', async () => {
    const { code } = await nodeOf('bea');
    const withheld = async () =>
      (
        await host.db
          .selectFrom('associate')
          .select('max_chargeback_withhold_bps')
          .where('code', '=', code)
          .executeTakeFirstOrThrow()
      ).max_chargeback_withhold_bps;
    await host.db
      .updateTable('associate')
      .set({ max_chargeback_withhold_bps: 3_000 })
      .where('code', '=', code)
      .execute();
    expect((await toStatus(admin, 'bea', 'Terminated')).statusCode).toBe(200);
    expect(await withheld()).toBe(3_000);
    expect((await toStatus(superAdmin, 'bea', 'Active')).statusCode).toBe(200);
    expect(await withheld()).toBe(3_000);
  });

  it('from a suspension has the escrow of it reviewed first (2.1)', async () => {
    const { code } = await nodeOf('ben');
    await sql`
      insert into compensation_line (associate_code, compensation_type, amount_cents, currency, status, escrow_reason,
        explanation, posted_at, source_kind, source_id, source_no)
      values (${code}, 'Adjustment', 5000, 'USD', 'Escrow', 'Suspension', '{"text":"Held"}', ${clock.now()}, 'test',
        'held', 0)`.execute(host.db);
    await toStatus(admin, 'ben', 'Suspended');
    expect(said(await toStatus(admin, 'ben', 'Active'))).toEqual([
      409,
      'What is held in escrow for the suspension must be released first',
    ]);
    await sql`
      update compensation_line set status = 'Pending', escrow_reason = null where associate_code = ${code}`.execute(
      host.db,
    );
    expect((await toStatus(admin, 'ben', 'Active')).statusCode).toBe(200);
  });

  it('from a resignation comes back to the same upline, or to another after six months (2.1)', async () => {
    const resign = async (who: string) => {
      await toStatus(admin, who, 'Resignation Initiated');
      expect((await toStatus(admin, who, 'Resigned')).statusCode).toBe(200);
    };
    await resign('kim');
    expect((await toStatus(admin, 'kim', 'Active')).statusCode).toBe(403);
    expect((await toStatus(superAdmin, 'kim', 'Active')).statusCode).toBe(200);
    await resign('kim');
    expect((await underUpline(admin, 'kim', 'hal', FIRST)).statusCode).toBe(202);
    await passTo(FIRST);
    const free = addMonths(TODAY, 6);
    expect(said(await toStatus(superAdmin, 'kim', 'Active'))).toEqual([
      409,
      `Before ${formatDate(free)} only the same upline may be returned to`,
    ]);
    await sql`
      update status_history set at = at - interval '6 months' where associate_code = ${(await nodeOf('kim')).code}
        and to_status = 'Resigned'`.execute(host.db);
    expect((await toStatus(superAdmin, 'kim', 'Active')).statusCode).toBe(200);
  });
});

describe('the level of who is not Active', () => {
  it('is not raised, and not changed at all once they have left', async () => {
    expect((await toStatus(admin, 'ivy', 'Suspended')).statusCode).toBe(200);
    expect(said(await toLevel(admin, 'ivy', 'EMD'))).toEqual([409, 'Only an Active associate is promoted']);
    expect((await toStatus(superAdmin, 'ivy', 'Terminated')).statusCode).toBe(200);
    for (const level of ['MD', 'EMD'])
      expect(said(await toLevel(admin, 'ivy', level))).toEqual([
        409,
        'The level of an associate who has left does not change',
      ]);
  });

  it('stays when they leave before a change of level is due', async () => {
    const { level_code } = await nodeOf('hal');
    expect((await toLevel(admin, 'hal', 'A')).statusCode).toBe(202);
    expect((await toStatus(admin, 'hal', 'Terminated')).statusCode).toBe(200);
    await passTo(addMonths(FIRST, 1));
    expect((await changesOf('hal'))[0]).toMatchObject({
      status: 'Failed',
      problem: 'The level of an associate who has left does not change',
    });
    expect((await nodeOf('hal')).level_code).toBe(level_code);
  });
});

describe('an admin', () => {
  it('demotes with a reason, from the first of the next month on, and both levels stay in the history (R-LVL-04)', async () => {
    const first = nextFirst();
    expect((await post(admin, 'cara', 'level', { level_code: 'SA', reason: 'no' })).statusCode).toBe(422);
    expect((await toLevel(admin, 'cara', 'SA')).json()).toMatchObject({
      status: 'Scheduled',
      effective_date: first,
    });
    expect((await nodeOf('cara')).level_code).toBe('MD');
    await passTo(first);
    const { code, level_code } = await nodeOf('cara');
    expect(level_code).toBe('SA');
    const history = await host.db
      .selectFrom('level_history')
      .select(['level_code', 'valid_from', 'valid_to', 'reason'])
      .where('associate_code', '=', code)
      .orderBy('valid_from', 'desc')
      .limit(2)
      .execute();
    expect(history).toMatchObject([
      { level_code: 'SA', valid_from: first, valid_to: null, reason: REASON },
      { level_code: 'MD', valid_to: first },
    ]);
  });

  it('takes back no change that only a SuperAdmin may ask for (7.1, R-UPL-04)', async () => {
    const cancel = async (client: TestClient, username: string) => {
      const [change] = await changesOf(username);
      return client.post(`/admin/transfers/${change?.id}/cancel`, { ifMatch: change?.version });
    };
    expect((await toLevel(superAdmin, 'eve', 'NMD')).statusCode).toBe(202);
    expect((await cancel(admin, 'eve')).statusCode).toBe(403);
    expect((await cancel(superAdmin, 'eve')).json()).toMatchObject({ status: 'Cancelled' });
    const day = nextFirst();
    expect((await underUpline(superAdmin, 'celine', 'ana', day)).statusCode).toBe(202);
    expect((await cancel(admin, 'celine')).statusCode).toBe(403);
    expect((await cancel(superAdmin, 'celine')).json()).toMatchObject({ status: 'Cancelled' });
  });
});

describe('the night', () => {
  it('carries out what it can when one change meets a technical fault, which then is said to have failed', async () => {
    const { code } = await nodeOf('ana');
    await sql`
      create function fail_level() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`.execute(
      host.db,
    );
    await sql`
      create trigger fail_level before insert on level_history for each row
        when (new.associate_code = ${sql.lit(code)}) execute function fail_level()`.execute(host.db);
    const first = nextFirst();
    expect((await toLevel(admin, 'ana', 'TA')).statusCode).toBe(202);
    expect((await underUpline(admin, 'ben', 'ivy', first)).statusCode).toBe(422);
    expect((await underUpline(admin, 'ben', 'jo', first)).statusCode).toBe(202);
    await passTo(first);
    const [waiting] = await changesOf('ana');
    expect(waiting).toMatchObject({ status: 'Scheduled' });
    expect((await changesOf('ben'))[0]).toMatchObject({ status: 'Done' });
    // The job of a large change gives up in the end; nobody else's change is held up by it then.
    await host.platform.jobs.add(host.db, 'network.change', { id: waiting?.id as string });
    await host.platform.jobs.drain();
    for (let next = await triedAgainAt(); next; next = await triedAgainAt()) {
      clock.set(next);
      await host.platform.jobs.drain();
    }
    expect((await changesOf('ana'))[0]).toMatchObject({
      status: 'Failed',
      problem: 'A technical fault. It can be asked for again.',
    });
    await sql`drop trigger fail_level on level_history`.execute(host.db);
    await signIn();
    expect((await toLevel(admin, 'ana', 'TA')).statusCode).toBe(202);
  });
});
