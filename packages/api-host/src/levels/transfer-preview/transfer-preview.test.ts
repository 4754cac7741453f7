import { addMonths } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { type MoneyHost, startMoneyHost } from '../../money/compensation/money.test-support.ts';
import { differences, handCount } from '../../network/changes/network-model.test-support.ts';
import { foldNetwork } from '../../network/sums/fold.store.ts';
import { companyDay } from '../../platform/time/company-time.ts';
import type { TestClient, TestHost } from '../../testing/index.ts';
import type { transferPreview } from './transfer-preview.schemas.ts';

type Preview = z.output<typeof transferPreview>;

let pay: MoneyHost;
let host: TestHost;
let admin: TestClient;
let superAdmin: TestClient;
beforeAll(async () => {
  pay = await startMoneyHost();
  host = pay.host;
  admin = await host.signInAs('admin');
  superAdmin = pay.office;
  await host.platform.jobs.drain();
});
afterAll(() => host.close());

const personOf = (username: string) =>
  host.db
    .selectFrom('app_user')
    .select(['code', 'version'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
const codeOf = async (username: string) => (await personOf(username)).code;

const ask = async (who: string, upline: string, more: object = {}, client = admin) =>
  client.post(`/admin/associates/${await codeOf(who)}/transfer-preview`, {
    body: { upline_code: await codeOf(upline), with_downline: true, ...more },
  });
async function preview(...asked: Parameters<typeof ask>): Promise<Preview> {
  const reply = await ask(...asked);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Preview>();
}

/** All that a transfer writes, as it is now. */
async function written() {
  const { rows } = await sql<Record<string, string>>`select
    (select md5(string_agg(u::text, '|' order by code)) from app_user u) as people,
    (select md5(string_agg(h::text, '|' order by id)) from upline_history h) as histories,
    (select md5(string_agg(r::text, '|' order by r::text)) from team_head r) as heads,
    (select md5(string_agg(r::text, '|' order by r::text)) from point_rollup r) as sums,
    (select count(*)::text from audit_entry) as trail, (select count(*)::text from network_change) as changes,
    (select count(*)::text from notification) as notices, (select count(*)::text from outbox_message) as mails`.execute(
    host.db,
  );
  return rows[0];
}

/** Everybody below by the definitions of domain.md 1.3 who has not left. */
async function headsOf(code: string) {
  const count = await handCount(host.db);
  const members = [...count.people.values()].filter(
    ({ status }) => status !== 'Terminated' && status !== 'Resigned',
  );
  const of = (type: 'Infinity' | 'BaseShop') =>
    members.filter((member) => count.isIn(type, code, member.code)).length;
  return { team: of('Infinity'), base_shop: of('BaseShop') };
}

describe('the preview of a transfer', () => {
  it('changes nothing', async () => {
    const before = await written();
    await preview('ana', 'hal');
    await preview('ben', 'hal', { with_downline: false });
    expect(await written()).toEqual(before);
    expect(await differences(host.db)).toEqual([]);
  });

  it.each([
    ['kim', 'hal', true],
    ['ben', 'hal', false],
  ])(
    'of %s to %s says what the transfer then does, with downline: %s',
    async (who, upline, with_downline) => {
      const said = await preview(who, upline, { with_downline });
      const before = new Map(
        await Promise.all(
          said.uplines.map(async ({ associate: { code } }) => [code, await headsOf(code)] as const),
        ),
      );
      const { code, version } = await personOf(who);
      const done = await admin.post(`/admin/associates/${code}/transfers`, {
        body: {
          upline_code: await codeOf(upline),
          with_downline,
          effective_date: null,
          reason: 'Asked for by both sides',
        },
        ifMatch: version,
      });
      expect(done.statusCode, done.body).toBe(202);
      await host.platform.jobs.drain();
      await foldNetwork(host.db);
      expect(said.uplines.length).toBeGreaterThan(1);
      for (const { associate, team, base_shop } of said.uplines) {
        const then = before.get(associate.code);
        const now = await headsOf(associate.code);
        expect({ team, base_shop }, associate.name).toEqual({
          team: { before: then?.team, after: now.team },
          base_shop: { before: then?.base_shop, after: now.base_shop },
        });
      }
      expect(said.counts_from).toBe(addMonths(companyDay(host.clock.now()), 6));
    },
  );

  it('gives new uplines no production for six months and takes it from the former ones (R-LVL-06)', async () => {
    const { uplines } = await preview('ana', 'ivy');
    for (const { side, next_level } of uplines) {
      if (!next_level) continue;
      const { before, after } = next_level;
      if (side === 'New') expect(after).toEqual(before);
      if (side === 'Former') {
        expect(after.met).toBeLessThanOrEqual(before.met);
        expect(after.counted_cents ?? 0).toBeLessThanOrEqual(before.counted_cents ?? 0);
      }
    }
  });

  it('moves the pay of recent policies from the former uplines to the new ones', async () => {
    await pay.ready(await pay.issued(superAdmin));
    const { uplines, pay: looked } = await preview('ana', 'ivy');
    expect(looked).toEqual({ months: 3, policies: 1, is_complete: true });
    for (const { side, pay: each } of uplines) {
      if (side === 'Former') expect(each.after).toBeLessThanOrEqual(each.before);
      if (side === 'New') expect(each.after).toBeGreaterThanOrEqual(each.before);
    }
    expect(uplines.some(({ side, pay: each }) => side === 'Former' && each.after < each.before)).toBe(true);
    expect(uplines.some(({ side, pay: each }) => side === 'New' && each.after > each.before)).toBe(true);
  });

  it('refuses what a transfer refuses (R-UPL-04), and more people than it measures', async () => {
    expect((await ask('ana', 'tom')).json()).toMatchObject({
      fields: [{ field: 'upline_code', message: "Upline cannot be in the associate's own team" }],
    });
    expect((await ask('root', 'hal', {}, superAdmin)).statusCode).toBe(409);
    expect((await ask('dev', 'ivy')).statusCode).toBe(403);
    expect((await ask('dev', 'ivy', {}, superAdmin)).statusCode).toBe(200);
    expect(
      (
        await admin.post('/admin/associates/U999999/transfer-preview', {
          body: { upline_code: 'U000002', with_downline: true },
        })
      ).statusCode,
    ).toBe(404);
    const ana = await host.signInAs('ana');
    expect((await ask('tom', 'hal', {}, ana)).statusCode).toBe(403);
  });
});
