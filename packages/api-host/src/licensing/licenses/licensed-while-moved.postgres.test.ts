import { dayAt } from '@upline/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { lockGuard } from '../../network/changes/guard.store.ts';
import { placeUnder } from '../../network/changes/placing.store.ts';
import { me, type NetworkNode } from '../../network/nodes.store.ts';
import type { Db } from '../../platform/database/database.ts';
import { type LicensingHost, startLicensingHost } from '../licensing.test-support.ts';

let on: LicensingHost;
let ana: string;
let elsewhere: NetworkNode;
beforeAll(async () => {
  on = await startLicensingHost();
  ana = await on.codeOf('ana');
  const node = await nodeOf();
  const { code } = await on.host.db
    .selectFrom('app_user')
    .select('code')
    .where('shop_code', 'is not', null)
    .where('shop_code', '!=', node.shop_code as string)
    .where('path', 'not like', `${node.path}%`)
    .where('status', '=', 'Active')
    .orderBy('code')
    .limit(1)
    .executeTakeFirstOrThrow();
  elsewhere = (await me(on.host.db, code)) as NetworkNode;
});
beforeEach(async () => {
  await on.host.db.deleteFrom('license').where('associate_code', '=', ana).execute();
  await on.host.db.deleteFrom('network_change').execute();
});
afterAll(() => on.host.close());

const nodeOf = async (db: Db = on.host.db) => (await me(db, ana)) as NetworkNode;
const license = (number: string) => ({
  type: 'Life',
  country: 'USA',
  state: 'GU',
  number,
  is_resident: true,
  issue_date: '2024-03-01',
  expiration_date: '2030-03-01',
});

/** A job that has moved so many of 88,640 people. */
const running = (moved = 40_000) =>
  on.host.db
    .insertInto('network_change')
    .values({
      kind: 'Transfer',
      associate_code: ana,
      to_upline_code: elsewhere.code,
      with_downline: true,
      to_level_code: null,
      effective_date: dayAt(new Date()),
      reason: 'Asked for',
      status: 'Running',
      total: 88_640,
      moved,
      problem: null,
      finished_at: null,
      created_by: null,
    })
    .execute();

it('what an associate enters during the move is kept at once, and approved stands in the shop of then', async () => {
  const { db } = on.host;
  await running();
  const document_id = await on.upload(on.ana);
  const entered = await db.transaction().execute(async (move) => {
    const openFrom = await lockGuard(move);
    await placeUnder(move, await nodeOf(move), elsewhere.code, openFrom);
    return on.ana.post('/account/licenses', { body: { ...license('GU1001'), document_id } });
  });
  expect(entered.statusCode, entered.body).toBe(201);
  const { id, version } = entered.json();
  const approved = await on.admin.post(`/admin/licenses/${id}/approve`, { ifMatch: version });
  expect(approved.statusCode, approved.body).toBe(200);

  const kept = await db
    .selectFrom('license')
    .select('shop_code')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(kept.shop_code).toBe((await nodeOf()).shop_code);
  expect(kept.shop_code).toBe(elsewhere.shop_code);
});

it('is refused as well while the job ends its work, with everybody placed', async () => {
  await running(88_640);
  const reply = await on.host.db.transaction().execute(async (move) => {
    await lockGuard(move);
    return on.admin.post(`/admin/associates/${ana}/licenses`, {
      body: { ...license('GU3001'), is_resident: false },
    });
  });
  expect(reply.statusCode).toBe(409);
  expect(reply.headers['retry-after']).toBe('5');
});

it('what an admin enters or decides meanwhile is refused at once and succeeds afterwards', async () => {
  const { db } = on.host;
  const document_id = await on.upload(on.ana);
  const waiting = (
    await on.ana.post('/account/licenses', { body: { ...license('GU2001'), document_id } })
  ).json();
  const enter = () =>
    on.admin.post(`/admin/associates/${ana}/licenses`, {
      body: { ...license('GU2002'), is_resident: false },
      headers: { 'idempotency-key': 'entered-while-moved' },
    });
  const decide = () => on.admin.post(`/admin/licenses/${waiting.id}/approve`, { ifMatch: waiting.version });

  await running();
  const refused = await db.transaction().execute(async (move) => {
    await lockGuard(move);
    return [await enter(), await decide()];
  });
  for (const reply of refused) {
    expect(reply.statusCode).toBe(409);
    expect(reply.headers['retry-after']).toBe('15');
    expect(reply.json()).toMatchObject({
      code: 'team-moving',
      message: 'A large team is being moved right now. Try again in about 15 seconds.',
    });
  }
  // The move has ended; that of the note has not yet.
  expect((await enter()).statusCode).toBe(201);
  expect((await decide()).statusCode).toBe(200);
});
