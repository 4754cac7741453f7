import { addDays, addMonths, DAY_MS, firstOfMonth } from '@upline/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyDay } from '../platform/time/company-time.ts';
import { startTestHost, type TestClient, type TestHost, testClock, testContext } from '../testing/index.ts';
import { chainAt } from './chain.store.ts';
import { differences } from './changes/network-model.test-support.ts';
import { me, type NetworkNode } from './nodes.store.ts';
import { createAssociate } from './recruiting/recruiting.service.ts';
import { foldNetwork } from './sums/fold.store.ts';

const clock = testClock();
const TODAY = companyDay(clock.now());
const FIRST = addMonths(firstOfMonth(TODAY), 1);

let host: TestHost;
let admin: TestClient;
let superAdmin: TestClient;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo', clock });
  await signIn();
  await host.platform.jobs.drain();
});
afterAll(() => host.close());

async function signIn(): Promise<void> {
  admin = await host.signInAs('admin');
  superAdmin = await host.signInAs('super');
}

/** Lets the time pass and what is due happen; sessions do not outlive it. */
async function passTo(moment: Date): Promise<void> {
  clock.set(moment);
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

const transferTo = async (upline: string, more: object = {}) => ({
  upline_code: (await nodeOf(upline)).code,
  with_downline: true,
  effective_date: null,
  reason: 'Asked for by both sides',
  ...more,
});

async function post(client: TestClient, username: string, path: string, body: object) {
  const node = await nodeOf(username);
  return client.post(`/admin/associates/${node.code}/${path}`, { body, ifMatch: node.version });
}

const messageOf = (reply: { json: () => unknown }) => {
  const problem = reply.json() as { message: string; fields?: { message: string }[] };
  return problem.fields?.[0]?.message ?? problem.message;
};

async function rightNow(): Promise<void> {
  await foldNetwork(host.db);
  expect(await differences(host.db)).toEqual([]);
}

describe('transfers', () => {
  it('move the associate with all beneath at once and write the history', async () => {
    const before = await nodeOf('kim');
    const reply = await post(admin, 'kim', 'transfers', await transferTo('cara'));
    expect(reply.statusCode, reply.body).toBe(202);
    expect(reply.json()).toMatchObject({ status: 'Done', to_upline: { name: 'Cara Nguyen' } });
    const after = await nodeOf('kim');
    expect(after).toMatchObject({
      upline_code: (await nodeOf('cara')).code,
      upline_rmd_code: (await nodeOf('dev')).code,
      version: before.version + 1,
    });
    expect((await nodeOf('jo')).path.startsWith(after.path)).toBe(true);
    await rightNow();
    // As of the day before, the chain is the old one (R-MNY-01).
    const yesterday = addDays(TODAY, -1);
    const chains = await chainAt(host.db, [after.code], yesterday);
    expect(chains.get(after.code)?.uplines[0]?.code).toBe((await nodeOf('lou')).code);
    const now = await chainAt(host.db, [after.code], TODAY);
    expect(now.get(after.code)?.uplines[0]?.code).toBe((await nodeOf('cara')).code);
  });

  it('without the downline leave the directs to the old upline (R-UPL-03)', async () => {
    const reply = await post(admin, 'ben', 'transfers', await transferTo('hal', { with_downline: false }));
    expect(reply.statusCode, reply.body).toBe(202);
    expect((await nodeOf('ana')).upline_code).toBe((await nodeOf('cara')).code);
    expect(await nodeOf('ben')).toMatchObject({ upline_code: (await nodeOf('hal')).code, direct_count: 0 });
    await rightNow();
  });

  it('are refused into the own team, to a stranger, of a stale record and of the root', async () => {
    const cycle = await post(superAdmin, 'dev', 'transfers', await transferTo('ana'));
    expect([cycle.statusCode, messageOf(cycle)]).toEqual([
      422,
      "Upline cannot be in the associate's own team",
    ]);
    const self = await post(superAdmin, 'dev', 'transfers', await transferTo('dev'));
    expect(messageOf(self)).toBe("Upline cannot be in the associate's own team");
    const unknown = await post(superAdmin, 'dev', 'transfers', {
      ...(await transferTo('ana')),
      upline_code: 'U999999',
    });
    expect([unknown.statusCode, messageOf(unknown)]).toEqual([422, 'Upline is not valid']);
    const left = await post(admin, 'ana', 'transfers', await transferTo('zane'));
    expect(messageOf(left)).toBe('Upline is not valid');
    const { code, version } = await nodeOf('ana');
    const stale = await admin.post(`/admin/associates/${code}/transfers`, {
      body: await transferTo('hal'),
      ifMatch: version + 7,
    });
    expect(stale.statusCode).toBe(409);
    const nobody = await admin.post('/admin/associates/U999999/transfers', {
      body: await transferTo('hal'),
      ifMatch: 1,
    });
    expect(nobody.statusCode).toBe(404);
    expect((await post(superAdmin, 'root', 'transfers', await transferTo('hal'))).statusCode).toBe(409);
  });

  it('of RMD+ and into another country are the SuperAdmin’s (R-UPL-04)', async () => {
    expect((await post(admin, 'dev', 'transfers', await transferTo('hal'))).statusCode).toBe(403);
    expect((await post(admin, 'celine', 'transfers', await transferTo('hal'))).statusCode).toBe(403);
    const done = await post(superAdmin, 'celine', 'transfers', await transferTo('hal'));
    expect(done.json()).toMatchObject({ status: 'Done' });
    await rightNow();
  });

  it('wait for the first of a month, may be taken back and fail when they have become impossible', async () => {
    const body = await transferTo('hal', { effective_date: FIRST });
    const wrong = await post(admin, 'ana', 'transfers', {
      ...body,
      effective_date: `${FIRST.slice(0, 8)}02`,
    });
    expect(messageOf(wrong)).toBe('Effective Date is not valid');
    const first = await post(admin, 'ana', 'transfers', body);
    expect(first.json()).toMatchObject({ status: 'Scheduled', effective_date: FIRST });
    expect((await post(admin, 'ana', 'transfers', body)).statusCode).toBe(409);
    const { id, version } = first.json() as { id: string; version: number };
    const cancelled = await admin.post(`/admin/transfers/${id}/cancel`, { ifMatch: version });
    expect(cancelled.json()).toMatchObject({ status: 'Cancelled' });
    expect((await post(admin, 'ana', 'transfers', body)).statusCode).toBe(202);
    const list = await admin.get(`/admin/associates/${(await nodeOf('ana')).code}/changes`);
    expect((list.json() as { rows: { status: string }[] }).rows.map(({ status }) => status)).toEqual([
      'Scheduled',
      'Cancelled',
    ]);
  });
});

describe('levels', () => {
  it('change on the first of the next month, with generations and shops (R-LVL-02)', async () => {
    expect((await post(admin, 'cara', 'level', { level_code: 'NMD', reason: 'Too high' })).statusCode).toBe(
      403,
    );
    const reply = await post(admin, 'cara', 'level', { level_code: 'RMD', reason: 'Criteria met' });
    expect(reply.json()).toMatchObject({ status: 'Scheduled', effective_date: FIRST });
    expect((await nodeOf('cara')).level_code).toBe('MD');

    await passTo(new Date(`${FIRST}T06:00:00Z`));
    expect(await nodeOf('cara')).toMatchObject({
      level_code: 'RMD',
      is_senior_level: true,
      has_rollup: true,
    });
    expect((await nodeOf('sam')).upline_rmd_code).toBe((await nodeOf('cara')).code);
    expect((await nodeOf('ana')).upline_code).toBe((await nodeOf('hal')).code);
    await rightNow();
    const chains = await chainAt(host.db, [(await nodeOf('sam')).code], TODAY);
    const [cara] = chains.get((await nodeOf('sam')).code)?.uplines ?? [];
    expect(cara).toMatchObject({ level_code: 'MD', is_senior_level: false });
  });

  it('never fall below the guaranteed one (R-LVL-05)', async () => {
    const { code } = await nodeOf('hal');
    await host.db
      .updateTable('app_user')
      .set({ guaranteed_level_code: 'SA' })
      .where('code', '=', code)
      .execute();
    const reply = await post(admin, 'hal', 'level', { level_code: 'A', reason: 'Demotion' });
    expect([reply.statusCode, messageOf(reply)]).toEqual([
      422,
      'Level cannot be lower than the guaranteed Senior Associate',
    ]);
    expect((await post(admin, 'hal', 'level', { level_code: 'SA', reason: 'Demotion' })).statusCode).toBe(
      202,
    );
  });
});

describe('statuses', () => {
  it('take only legal ways, with a reason (R-ASC-01, R-ASC-02)', async () => {
    const illegal = await post(admin, 'bea', 'status', {
      status: 'Resigned',
      reason: 'Straight away',
      ends_on: null,
    });
    expect([illegal.statusCode, messageOf(illegal)]).toEqual([
      409,
      'Status cannot change from Active to Resigned',
    ]);
    const short = await post(admin, 'bea', 'status', { status: 'Suspended', reason: 'no', ends_on: null });
    expect(short.statusCode).toBe(422);
    const suspended = await post(admin, 'bea', 'status', {
      status: 'Suspended',
      reason: 'Complaint',
      ends_on: null,
    });
    expect(suspended.json()).toMatchObject({ status: 'Suspended' });
    expect((await post(admin, 'bea', 'status', { status: 'Active', reason: 'Cleared up' })).statusCode).toBe(
      200,
    );
  });

  it('end the builder plan of who is no longer Active, and tell them (domain.md 2.33)', async () => {
    const { code } = await nodeOf('ivy');
    const plans = () =>
      host.db
        .selectFrom('builder_enrollment')
        .select(['status', 'closed_on', 'close_reason', 'next_charge_on'])
        .where('associate_code', '=', code)
        .execute();
    const isBuilder = async () => {
      const row = await host.db.selectFrom('app_user').select('has_builder_plan').where('code', '=', code);
      return (await row.executeTakeFirstOrThrow()).has_builder_plan;
    };
    expect(await plans()).toMatchObject([{ status: 'Active', closed_on: null }]);
    expect(await isBuilder()).toBe(true);
    await post(superAdmin, 'ivy', 'status', { status: 'Suspended', reason: 'Complaint', ends_on: null });
    const closed = {
      status: 'Closed',
      closed_on: companyDay(clock.now()),
      close_reason: 'Status Suspended',
      next_charge_on: null,
    };
    expect(await plans()).toEqual([closed]);
    expect(await isBuilder()).toBe(false);
    const told = await host.db
      .selectFrom('notification')
      .select('title')
      .where('user_code', '=', code)
      .where('type', '=', 'builder-enrollment-closed')
      .execute();
    expect(told).toEqual([{ title: 'Your builder plan is closed' }]);
    await rightNow();
    await post(superAdmin, 'ivy', 'status', { status: 'Active', reason: 'Cleared up' });
    expect(await plans()).toEqual([closed]);
  });

  it('of a senior end by the SuperAdmin alone, sign out at once and compress the team (R-ASC-03)', async () => {
    const dev = await host.signInAs('dev');
    const cause = { code: 'Misappropriation', text: 'Client funds' };
    const body = { status: 'Terminated', reason: 'Cause: client funds', ends_on: null, cause };
    expect((await post(admin, 'dev', 'status', body)).statusCode).toBe(403);
    // A termination says whether it is for cause, anything else does not (R-MNY-34).
    const { cause: _, ...silent } = body;
    for (const [sent, message] of [
      [silent, 'Cause is required'],
      [{ ...body, status: 'Suspended' }, 'Cause is not valid'],
    ] as const)
      expect((await post(superAdmin, 'dev', 'status', sent)).json().fields).toEqual([
        { field: 'cause', message },
      ]);
    const { gen_in_force } = await nodeOf('celine');
    expect((await post(superAdmin, 'dev', 'status', body)).statusCode).toBe(200);
    const said = await host.db
      .selectFrom('status_history')
      .select(['cause_code', 'cause_text'])
      .where('associate_code', '=', (await nodeOf('dev')).code)
      .where('to_status', '=', 'Terminated')
      .execute();
    expect(said).toEqual([{ cause_code: cause.code, cause_text: cause.text }]);
    expect((await dev.get('/access')).statusCode).toBe(401);
    const sam = await nodeOf('sam');
    expect(sam.gen_in_force).toBe(sam.gen - 1);
    expect(gen_in_force).toBeGreaterThan(0);
    await rightNow();
    expect((await post(admin, 'dev', 'status', { status: 'Active', reason: 'New AMA' })).statusCode).toBe(
      403,
    );
    const debt = await host.db
      .insertInto('chargeback')
      .values({
        associate_code: (await nodeOf('dev')).code,
        reason: 'Adjustment',
        event_date: TODAY,
        amount_cents: 500,
        currency: 'USD',
      } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    const owing = await post(superAdmin, 'dev', 'status', { status: 'Active', reason: 'New AMA' });
    expect([owing.statusCode, messageOf(owing)]).toEqual([409, 'The debit balance must be settled first']);
    await host.db.updateTable('chargeback').set({ recovered_cents: 500 }).where('id', '=', debt.id).execute();
    expect(
      (await post(superAdmin, 'dev', 'status', { status: 'Active', reason: 'New AMA' })).statusCode,
    ).toBe(200);
    await rightNow();
  });

  it('resign by the associate, who may take it back for ten days', async () => {
    const hal = await host.signInAs('hal');
    expect((await hal.post('/account/resignation', { body: { reason: 'Moving' } })).statusCode).toBe(200);
    expect((await hal.post('/account/resignation', { body: { reason: 'Moving' } })).statusCode).toBe(409);
    expect((await hal.post('/account/resignation/withdraw')).statusCode).toBe(200);
    expect((await hal.post('/account/resignation', { body: { reason: 'Moving' } })).statusCode).toBe(200);
    await passTo(new Date(clock.now().getTime() + 11 * DAY_MS));
    expect((await nodeOf('hal')).status).toBe('Resigned');
    await rightNow();
  });
});

describe('a new associate', () => {
  it('is placed, counted and credited to the recruiter, who loses the credit when they leave within 60 days', async () => {
    const context = testContext(host);
    const upline = await nodeOf('ana');
    const code = await host.platform.transaction(context, (inside) =>
      createAssociate(host.platform, inside, {
        first_name: 'Nia',
        last_name: 'Newcomer',
        email: 'nia@demo.upline.test',
        username: 'nia',
        country: 'USA',
        phone: null,
        phone_type: null,
        upline_code: upline.code,
        details: () => ({ legal_first_name: 'Nia', legal_last_name: 'Newcomer' }),
      }),
    );
    expect(await me(host.db, code)).toMatchObject({ upline_code: upline.code, gen: upline.gen });
    await rightNow();
    const credits = () =>
      host.db
        .selectFrom('point_entry')
        .select(['owner_code', 'is_reversal'])
        .where('reference_id', '=', code)
        .orderBy('is_reversal')
        .execute();
    expect(await credits()).toEqual([{ owner_code: upline.code, is_reversal: false }]);
    expect(
      (await post(admin, 'nia', 'status', { status: 'Terminated', reason: 'Never began', cause: null }))
        .statusCode,
    ).toBe(200);
    expect(await credits()).toHaveLength(2);
    await rightNow();
  });
});
