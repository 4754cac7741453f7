import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { startTestHost, type TestClient, type TestHost, testClock } from '../testing/index.ts';
import type { leaderboard } from './leaderboards.schemas.ts';

let host: TestHost;
let dev: TestClient;
const clock = testClock(new Date());
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo', clock });
  dev = await host.signInAs('dev');
  // From here on the ranking is due every few minutes.
  await host.platform.jobs.drain();
});
afterAll(() => host.close());

async function board(): Promise<z.output<typeof leaderboard>> {
  const reply = await dev.get('/dashboard/leaderboard/company', { query: { limit: '500', period: 'Year' } });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

describe('a board that takes its time', () => {
  it('longer than a request may is served as it was, and ranked by the job (R-23, R-LDB-04)', async () => {
    const before = await board();
    // As a large network would: cut off for who has not been given minutes.
    await sql`create function slow() returns trigger language plpgsql as $$ begin
      if current_setting('statement_timeout') <> '5min' then raise 'too slow' using errcode = '57014'; end if;
      return null;
    end $$`.execute(host.db);
    await sql`create trigger slow before delete on leaderboard_row execute function slow()`.execute(host.db);
    clock.set(new Date(clock.now().getTime() + 6 * 60_000));
    expect(await board()).toEqual(before);
    await host.platform.jobs.drain();
    expect((await board()).as_of).toBe(clock.now().toISOString());
    await sql`drop function slow cascade`.execute(host.db);
  });

  // Only a real server has more than one connection.
  for (const _ of [process.env.TEST_DATABASE_URL].filter((url) => url !== undefined))
    it('is served as it was to everybody while somebody else ranks it (R-23)', async () => {
      const before = await board();
      clock.set(new Date(clock.now().getTime() + 6 * 60_000));
      await host.db.transaction().execute(async (trx) => {
        await trx.selectFrom('leaderboard_board').select('id').forUpdate().execute();
        for (const shown of await Promise.all(Array.from({ length: 10 }, board)))
          expect(shown).toEqual(before);
      });
      expect((await board()).as_of).toBe(clock.now().toISOString());
    });
});
