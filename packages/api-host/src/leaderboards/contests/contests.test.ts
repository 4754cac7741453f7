import { addDays } from '@upline/domain';
import { HAWAII_RULES } from '@upline/domain/production';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { recordPoints } from '../../network/sums/points.store.ts';
import { startTestHost, type TestClient, type TestHost, testContext } from '../../testing/index.ts';
import type { contest, contestRow } from './contests.schemas.ts';

type Contest = z.output<typeof contest>;

let host: TestHost;
let office: TestClient;
let today: string;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  today = testContext(host).today;
  office = await host.signInAs('super');
  // Ten points are enough for a seat by these rules, which ended with the year before.
  const begins = `${today.slice(0, 4)}-01-01`;
  for (const [effective_from, least] of [
    ['2000-01-01', 10],
    [begins, 60_000],
  ] as const)
    await host.db
      .insertInto('setting')
      .values({
        key: 'hawaii_rules',
        effective_from,
        value: JSON.stringify({ ...HAWAII_RULES, seats_from: [least, 900_000] }),
      })
      .execute();
  const { code } = await host.db
    .selectFrom('app_user')
    .select('code')
    .where('username', '=', 'dev')
    .executeTakeFirstOrThrow();
  await recordPoints(host.db, [
    {
      owner_code: code,
      points_type: 'IssuedBv',
      amount: 2_000_000,
      on_date: addDays(begins, -40),
      reference_kind: 'policy',
      reference_id: 'contest',
    },
  ]);
});
afterAll(() => host.close());

const list = async () =>
  (await office.get('/admin/contests')).json<{ rows: z.output<typeof contestRow>[] }>().rows;
const close = (from: string) => office.post(`/admin/contests/${from}/close`, {});

describe('contests (domain.md 5.5)', () => {
  it('are Draft before their window, Open in it, and Open until they are closed', async () => {
    const rows = await list();
    const year = Number(today.slice(0, 4));
    expect(rows.map(({ from, status, is_over, actions }) => [from, status, is_over, actions])).toEqual([
      [`${year + 1}-01-01`, 'Draft', false, []],
      [`${year}-01-01`, 'Open', false, []],
      [`${year - 1}-01-01`, 'Open', true, ['close']],
    ]);
    const [draft, running] = rows;
    expect((await office.get(`/admin/contests/${draft?.from}`)).json<Contest>()).toMatchObject({
      as_of: null,
      places: [],
      rules: { seats_from: [60_000, 900_000] },
    });
    const open = (await office.get(`/admin/contests/${running?.from}`)).json<Contest>();
    const board = (await office.get('/admin/dashboard/leaderboard/hawaii?limit=1')).json();
    expect(open.places[0]).toMatchObject({
      associate: { code: board.rows[0].user.code },
      points: board.rows[0].adjusted.current,
    });
    expect((await close(running?.from ?? '')).json().message).toBe(`This contest runs until 12/31/${year}`);
    expect((await close(addDays(running?.from ?? '', 1))).statusCode).toBe(404);
  });

  it('are closed once by a super admin: who meets the conditions has won, by the rules of the last day', async () => {
    const from = (await list()).at(-1)?.from ?? '';
    const admin = await host.signInAs('admin');
    expect((await admin.post(`/admin/contests/${from}/close`, {})).statusCode).toBe(403);
    const before = (await admin.get(`/admin/contests/${from}`)).json<Contest>();
    expect(before).toMatchObject({ status: 'Open', actions: [], rules: { seats_from: [10, 900_000] } });
    const reached = before.places.filter(({ seats_by_points }) => seats_by_points > 0);
    expect(reached.length).toBeGreaterThan(0);
    for (const { is_active, is_free_of_debt, is_persistent, seats, seats_by_points } of reached)
      expect(seats).toBe(is_active && is_free_of_debt && is_persistent ? seats_by_points : 0);

    const asked = await close(from);
    expect(asked.statusCode).toBe(202);
    expect(asked.json<Contest>()).toMatchObject({
      status: 'Open',
      is_closing: true,
      actions: [],
      as_of: null,
    });
    expect((await list()).at(-1)).toMatchObject({ status: 'Open', is_closing: true, actions: [] });
    expect((await close(from)).json().message).toBe('This contest is being closed');
    await host.platform.jobs.drain();
    const closed = (await office.get(`/admin/contests/${from}`)).json<Contest>();
    expect(closed).toMatchObject({ status: 'Closed', actions: [], closed_by: { name: 'Susan Park' } });
    expect(closed.places).toEqual(reached);
    const winners = closed.places.filter(({ seats }) => seats > 0);
    expect((await list()).at(-1)).toMatchObject({ status: 'Closed', winners: winners.length });
    expect((await close(from)).json().message).toBe('This contest is closed');

    const { changes, actor_code } = await host.db
      .selectFrom('audit_entry')
      .select(['changes', 'actor_code'])
      .where('entity', '=', 'contest')
      .where('action', '=', 'close')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(changes)).toContain(winners[0]?.associate.code);
    expect(actor_code).toBe(closed.closed_by?.code);
    const done = await host.db
      .selectFrom('notification')
      .select('title')
      .where('type', '=', 'contest')
      .where('user_code', '=', closed.closed_by?.code ?? '')
      .execute();
    expect(done.map(({ title }) => title)).toEqual([`Hawaii ${from.slice(0, 4)} is closed`]);
    const told = await host.db
      .selectFrom('notification')
      .select(['user_code', 'title'])
      .where('type', '=', 'contest-seat')
      .where('user_code', '=', winners[0]?.associate.code ?? '')
      .execute();
    expect(told.map(({ title }) => title)).toContain(`You have won 1 seat of Hawaii ${from.slice(0, 4)}`);
  });

  it('are near to who has nine tenths of a seat five days before the end; the RMD hears of it as well (domain.md 8.1)', async () => {
    const ends = `${today.slice(0, 4)}-12-31`;
    const { code, upline_rmd_code } = await host.db
      .selectFrom('app_user')
      .select(['code', 'upline_rmd_code'])
      .where('username', '=', 'tom')
      .executeTakeFirstOrThrow();
    const board = (await (await host.signInAs('tom')).get('/dashboard/leaderboard/hawaii')).json();
    const has = board.own?.adjusted.current ?? 0;
    await recordPoints(host.db, [
      {
        owner_code: code,
        points_type: 'IssuedBv',
        amount: (55_000 - has) * 100,
        on_date: today,
        reference_kind: 'policy',
        reference_id: 'near',
      },
    ]);
    const told = async (days: number) => {
      const { clock } = host;
      clock.advance(Date.parse(`${addDays(ends, -days)}T17:00:00Z`) - clock.now().getTime());
      await host.platform.jobs.add(host.db, 'tell-near-seats', {});
      await host.platform.jobs.drain();
      const rows = await host.db
        .selectFrom('notification')
        .select(['user_code', 'title', 'link'])
        .where('type', '=', 'contest-seat-near')
        .orderBy('link')
        .execute();
      return rows.filter(({ user_code, link }) => user_code === code || link === `/team/${code}`);
    };
    expect(await told(6)).toEqual([]);
    expect(await told(5)).toEqual([
      {
        user_code: code,
        title: `A seat of Hawaii ${today.slice(0, 4)} is near`,
        link: '/dashboard/leaderboard/hawaii',
      },
      {
        user_code: upline_rmd_code,
        title: expect.stringContaining('is near a seat of Hawaii'),
        link: `/team/${code}`,
      },
    ]);
  });
});
