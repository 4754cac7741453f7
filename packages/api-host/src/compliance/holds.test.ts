import { addDays } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestHost, type TestClient, type TestHost, testContext } from '../testing/index.ts';
import { standingColumns } from './standing.store.ts';

let host: TestHost;
let admin: TestClient;
let today: string;
let ana: string;
let hal: string;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  today = testContext(host).today;
  admin = await host.signInAs('admin');
  const people = await host.db.selectFrom('app_user').select(['username', 'code']).execute();
  const codeOf = (name: string) => people.find(({ username }) => username === name)?.code as string;
  [ana, hal] = [codeOf('ana'), codeOf('hal')];
});
afterAll(() => host.close());

const REASON = 'Two complaints under review';
const pathOf = (code: string) => `/admin/associates/${code}/compliance-holds`;
const place = (code: string, reason = REASON) =>
  admin.post(pathOf(code), { body: { reason }, idempotencyKey: crypto.randomUUID() });
const resolve = ({ id, version }: { id: string; version: number }, note = 'Both were withdrawn') =>
  admin.post(`/admin/compliance-holds/${id}/resolve`, {
    body: { note },
    ifMatch: version,
    idempotencyKey: crypto.randomUUID(),
  });
const holdsOf = async (code: string) => (await admin.get(pathOf(code))).json().rows;
const isHeldOn = async (code: string, day: string) => {
  const { rows } = await sql<{ has_compliance_hold: boolean }>`
    select ${standingColumns('app_user.code', day)} from app_user where code = ${code}`.execute(host.db);
  return rows[0]?.has_compliance_hold;
};

describe('a compliance hold (domain.md 1.1)', () => {
  it('is placed with a reason, told to the associate and shown to admins until it is resolved with a note', async () => {
    const short = await place(ana, 'Too short');
    expect([short.statusCode, short.json().fields[0].field]).toEqual([422, 'reason']);
    const placed = await place(ana);
    expect(placed.statusCode, placed.body).toBe(201);
    const hold = placed.json();
    expect(hold).toMatchObject({ associate_code: ana, reason: REASON, placed_on: today, resolved_on: null });
    const shown = async () => (await admin.get(`/admin/associates/${ana}`)).json().compliance_hold;
    expect(await shown()).toEqual({ id: hold.id, reason: REASON, placed_on: today, version: 1 });

    const again = await place(ana);
    expect([again.statusCode, again.json().code]).toEqual([409, 'held']);
    const noted = await resolve(hold, 'No');
    expect([noted.statusCode, noted.json().fields[0].field]).toEqual([422, 'note']);
    const stale = await resolve({ ...hold, version: 7 });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale-version']);
    const resolved = await resolve(hold);
    expect(resolved.json()).toMatchObject({ resolved_on: today, note: 'Both were withdrawn', version: 2 });
    expect(await shown()).toBeNull();
    const twice = await resolve(resolved.json());
    expect([twice.statusCode, twice.json().code]).toEqual([409, 'resolved']);

    const trail = await host.db
      .selectFrom('audit_entry')
      .select(['action', 'owner_code', 'reason', 'changes'])
      .where('entity_id', '=', hold.id)
      .orderBy('id')
      .execute();
    const change = (old: string | null, now: string) => [{ field: 'Compliance Hold', old, new: now }];
    expect(trail).toEqual([
      { action: 'create', owner_code: ana, reason: REASON, changes: change(null, 'Placed') },
      {
        action: 'transition',
        owner_code: ana,
        reason: 'Both were withdrawn',
        changes: change('Placed', 'Resolved'),
      },
    ]);
    const told = await host.db
      .selectFrom('notification')
      .select(['type', 'body'])
      .where('user_code', '=', ana)
      .where('type', 'like', 'compliance-hold-%')
      .execute();
    expect(told.map(({ type }) => type).toSorted()).toEqual([
      'compliance-hold-placed',
      'compliance-hold-resolved',
    ]);
    expect(told.map(({ body }) => body).join()).not.toContain('complaints');
  });

  it('is kept when it is over, and of two placed at once one stands', async () => {
    const replies = await Promise.all([place(ana), place(ana)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    const rows = await holdsOf(ana);
    expect(rows).toHaveLength(2);
    expect(
      rows.filter(({ resolved_on }: { resolved_on: string | null }) => resolved_on === null),
    ).toHaveLength(1);
  });

  it('of nobody is not found, and no admin holds who is theirs', async () => {
    const adminCode = host.db.selectFrom('app_user').select('code').where('username', '=', 'admin');
    const { code } = await adminCode.executeTakeFirstOrThrow();
    for (const nobody of ['U999999', code]) {
      expect((await place(nobody)).statusCode).toBe(404);
      expect((await admin.get(pathOf(nobody))).statusCode).toBe(404);
    }
    expect((await resolve({ id: crypto.randomUUID(), version: 1 })).statusCode).toBe(404);
    await sql`insert into admin_conflict (admin_code, associate_code, relation) values (${code}, ${hal}, 'Brother')`.execute(
      host.db,
    );
    expect((await place(hal)).statusCode).toBe(403);
  });

  it('stands from the day it is placed on until the day it is resolved on, whatever day is asked for', async () => {
    const { id } = await host.db
      .selectFrom('compliance_hold')
      .select('id')
      .where('associate_code', '=', ana)
      .where('resolved_on', 'is not', null)
      .executeTakeFirstOrThrow();
    await host.db.deleteFrom('compliance_hold').where('id', '<>', id).execute();
    const [first, over] = [addDays(today, -40), addDays(today, -10)];
    await host.db
      .updateTable('compliance_hold')
      .set({ placed_on: first, resolved_on: over })
      .where('id', '=', id)
      .execute();
    expect(await isHeldOn(ana, addDays(first, -1))).toBe(false);
    expect(await isHeldOn(ana, first)).toBe(true);
    expect(await isHeldOn(ana, addDays(over, -1))).toBe(true);
    expect(await isHeldOn(ana, over)).toBe(false);
  });
});
