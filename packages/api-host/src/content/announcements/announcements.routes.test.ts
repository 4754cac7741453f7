import { addDays } from '@upline/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestHost, type TestClient, type TestHost, testContext } from '../../testing/index.ts';

let host: TestHost;
let admin: TestClient;
let ana: TestClient;
let today: string;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  today = testContext(host).today;
  admin = await host.signInAs('admin');
  ana = await host.signInAs('ana');
});
afterAll(() => host.close());

let serial = 0;

describe('announcements (domain.md 2.33)', () => {
  interface Announced {
    readonly id: string;
    readonly version: number;
    readonly notified_at: string | null;
  }
  const announce = async (over: object = {}) => {
    serial += 1;
    const body = {
      title: `News ${serial}`,
      body: 'Something happens.',
      audience: 'Everybody',
      shown_from: today,
      shown_until: null,
      send_email: false,
      ...over,
    };
    const reply = await admin.post('/admin/announcements', { body });
    expect(reply.statusCode, reply.body).toBe(201);
    const { id, version } = reply.json<Announced>();
    const shown = await admin.post(`/admin/announcements/${id}/publish`, { ifMatch: version });
    expect(shown.statusCode, shown.body).toBe(200);
    return shown.json<Announced>();
  };
  const isSeen = async (who: string, { id }: Announced) => {
    const client = await host.signInAs(who);
    const { rows } = (await client.get('/announcements')).json<{ rows: Announced[] }>();
    return rows.some((row) => row.id === id);
  };

  it('are for everybody, a country, a level and higher, a team, or the beta list', async () => {
    const team = await host.db
      .selectFrom('named_team')
      .innerJoin('app_user', 'app_user.code', 'named_team.anchor_code')
      .select('named_team.code')
      .where('app_user.username', '=', 'dev')
      .executeTakeFirstOrThrow();
    const all = await announce();
    const canada = await announce({ audience: 'Country', country: 'Canada' });
    const senior = await announce({ audience: 'Level', min_level: 'RMD' });
    const shop = await announce({ audience: 'Team', team_code: team.code });
    const beta = await announce({ audience: 'Beta' });
    const seen = async (who: string) =>
      Promise.all([all, canada, senior, shop, beta].map((each) => isSeen(who, each)));
    expect(await seen('ana')).toEqual([true, false, false, true, false]);
    expect(await seen('dev')).toEqual([true, false, true, true, false]);
    expect(await seen('hal')).toEqual([true, false, false, false, false]);
    expect((await seen('celine')).slice(0, 3)).toEqual([true, true, false]);
    expect((await seen('bea')).at(-1)).toBe(true);
  });

  it('show from their first day to their last, and only while they are published', async () => {
    expect(await isSeen('ana', await announce({ shown_from: addDays(today, 1) }))).toBe(false);
    const past = { shown_from: addDays(today, -9), shown_until: addDays(today, -1) };
    expect(await isSeen('ana', await announce(past))).toBe(false);
    const last = await announce({ shown_from: addDays(today, -1), shown_until: today });
    expect(await isSeen('ana', last)).toBe(true);
    await admin.post(`/admin/announcements/${last.id}/unpublish`, { ifMatch: last.version });
    expect(await isSeen('ana', last)).toBe(false);
  });

  it('are as they were when nothing was changed (R-AUD-04)', async () => {
    const { id, version } = await announce({ title: 'Saved twice', audience: 'Country', country: 'Canada' });
    const body = {
      title: 'Saved twice',
      body: 'Something happens.',
      audience: 'Country',
      country: 'Canada',
      shown_from: today,
      shown_until: null,
      send_email: false,
    };
    const save = (over: object) =>
      admin.put(`/admin/announcements/${id}`, { body: { ...body, ...over }, ifMatch: version });
    expect((await save({})).json()).toMatchObject({ version });
    expect((await save({ country: 'USA' })).json()).toMatchObject({ version: version + 1 });
  });

  it('are put away by each reader alone, and only what the reader has', async () => {
    const news = await announce();
    const put = await ana.put(`/announcements/${news.id}/dismissal`);
    expect(put.statusCode, put.body).toBe(204);
    expect((await ana.put(`/announcements/${news.id}/dismissal`)).statusCode).toBe(204);
    expect([await isSeen('ana', news), await isSeen('hal', news)]).toEqual([false, true]);
    const foreign = await announce({ audience: 'Country', country: 'Canada' });
    expect((await ana.put(`/announcements/${foreign.id}/dismissal`)).statusCode).toBe(404);
  });

  it('notify their audience once, by email where they are marked (domain.md 8.1)', async () => {
    const news = await announce({ audience: 'Beta', title: 'Beta news', send_email: true });
    await host.platform.jobs.drain();
    const told = await host.db
      .selectFrom('notification')
      .innerJoin('app_user', 'app_user.code', 'notification.user_code')
      .select(['app_user.is_beta', 'notification.user_code'])
      .where('notification.title', '=', 'Beta news')
      .execute();
    expect(told.length).toBeGreaterThan(0);
    expect(told.every(({ is_beta }) => is_beta)).toBe(true);
    const taken = await admin.post(`/admin/announcements/${news.id}/unpublish`, { ifMatch: news.version });
    const { version } = taken.json<Announced>();
    await admin.post(`/admin/announcements/${news.id}/publish`, { ifMatch: version });
    await host.platform.jobs.drain();
    const after = await host.db
      .selectFrom('notification')
      .select('id')
      .where('title', '=', 'Beta news')
      .execute();
    expect(after).toHaveLength(told.length);
  });

  it('demand what belongs to their audience', async () => {
    const of = async (over: object) =>
      (
        await admin.post('/admin/announcements', {
          body: {
            title: 'News',
            body: 'x',
            shown_from: today,
            shown_until: null,
            send_email: false,
            ...over,
          },
        })
      ).json().fields;
    expect(await of({ audience: 'Country' })).toEqual([{ field: 'country', message: 'Country is required' }]);
    expect(await of({ audience: 'Team', team_code: 'T9999' })).toEqual([
      { field: 'team_code', message: 'Team is not valid' },
    ]);
    expect(await of({ audience: 'Beta', shown_until: addDays(today, -1) })).toEqual([
      { field: 'shown_until', message: 'Shown Until cannot be before Shown From' },
    ]);
  });
});
