import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placingsOf } from '../network/changes/guard.store.ts';
import { startTestHost, type TestHost } from '../testing/index.ts';

/** While an older release runs beside this one, it moves people and ranks boards by statements that know of no places. */
let host: TestHost;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
});
afterAll(() => host.close());

test('people that an older release gives other places are counted, others are not', async () => {
  const before = await placingsOf(host.db);
  await sql`update app_user set path = path, gen_in_force = gen_in_force where path > ''`.execute(host.db);
  expect(await placingsOf(host.db)).toBe(before + 1);
  await sql`update app_user set direct_count = direct_count`.execute(host.db);
  expect(await placingsOf(host.db)).toBe(before + 1);
});

test('a board that an older release ranks is known to hold no places', async () => {
  const { db } = host;
  const ranked = (path: string | null) =>
    sql<{ placings: number | null }>`
    with board as (
      insert into leaderboard_board (points_type, team_type, period, asked_at, placings)
      values (${path === null ? 'Hawaii' : 'Builder'}, 'BaseShop', 'Week', now(), 7) returning id
    ) select id from board`.execute(db);
  const placings = async (path: string | null) => {
    const { rows } = await ranked(path);
    const { id } = rows[0] as unknown as { id: number };
    await sql`insert into leaderboard_row (board_id, associate_code, rank, position, adjusted_current, adjusted_previous,
        total_current, total_previous, path)
      select ${id}, code, 1, 1, 0, 0, 0, 0, ${path} from app_user where kind = 'Associate' limit 3`.execute(
      db,
    );
    const board = await db
      .selectFrom('leaderboard_board')
      .select('placings')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return board.placings;
  };
  expect([await placings(null), await placings('A')]).toEqual([null, 7]);
});
