import { addDays, LEVEL_CODES, type LevelCode } from '@upline/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyDay } from '../../platform/time/company-time.ts';
import { startTestHost, type TestHost } from '../../testing/index.ts';
import { writeLevel, writeStatus } from '../history.store.ts';

let host: TestHost;
let code: string;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  const row = await host.db
    .selectFrom('app_user')
    .select('code')
    .where('username', '=', 'tom')
    .executeTakeFirstOrThrow();
  code = row.code;
});
afterAll(() => host.close());

const FIRST = '2026-03-01';
const DAYS = 20;
const dayOf = (n: number) => addDays(FIRST, n);
/** New York is four or five hours behind: some hours of a UTC day belong to the company's day before. */
const momentOf = (n: number, minute: number) =>
  new Date(Date.parse(`${dayOf(n)}T00:00:00Z`) + minute * 60_000);

const day = fc.nat(DAYS - 1);
const step = fc.oneof(
  fc.tuple(fc.constant('level' as const), day, fc.constantFrom(...LEVEL_CODES)),
  fc.tuple(
    fc.constant('status' as const),
    fc.tuple(day, fc.nat(1_439)),
    fc.constantFrom('Active' as const, 'Active' as const, 'Suspended' as const, 'Terminated' as const),
  ),
  fc.tuple(fc.constant('forget' as const), fc.constantFrom('status_history', 'level_history'), fc.nat(9)),
  fc.tuple(fc.constant('mend' as const), day, fc.nat(9)),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function write([kind, where, what]: Step): Promise<void> {
  const { db } = host;
  const written = { code, reason: 'As tested', by: null };
  const nth = (table: string, at: number) =>
    sql`(select id from ${sql.table(table)} where associate_code = ${code} order by id offset ${at} limit 1)`;
  if (kind === 'level') await writeLevel(db, { ...written, from: dayOf(where) }, what);
  else if (kind === 'status')
    await writeStatus(db, {
      ...written,
      from_status: null,
      to_status: what,
      at: momentOf(...where),
      ends_on: null,
    });
  else if (kind === 'forget')
    await sql`delete from ${sql.table(where)} where id = ${nth(where, what)}`.execute(db);
  else
    await sql`update status_history set at = ${momentOf(where, 700 + what)} where id = ${nth('status_history', what)}`.execute(
      db,
    );
}

describe('the days on which somebody became an Active member of a level or ceased to be', () => {
  it('are what the histories say, whatever is written (R-PRM-03)', async () => {
    const { db } = host;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        await db.deleteFrom('level_history').where('associate_code', '=', code).execute();
        await db.deleteFrom('status_history').where('associate_code', '=', code).execute();
        for (const each of steps) await write(each);

        const levels = await db
          .selectFrom('level_history')
          .selectAll()
          .where('associate_code', '=', code)
          .execute();
        const statuses = await db
          .selectFrom('status_history')
          .selectAll()
          .where('associate_code', '=', code)
          .execute();
        const activeAt = (on: string): LevelCode | undefined => {
          const last = statuses
            .filter(({ at }) => companyDay(at) <= on)
            .sort((a, b) => b.at.getTime() - a.at.getTime() || b.entry_no - a.entry_no)[0];
          if (last?.to_status !== 'Active') return undefined;
          return levels.find(
            ({ valid_from, valid_to }) => valid_from <= on && (valid_to === null || valid_to > on),
          )?.level_code;
        };
        const { rows: turns } = await sql<{ day: string; level_code: LevelCode; n: number }>`
          select day, level_code, n from active_turn where associate_code = ${code}`.execute(db);
        const kept = (level: LevelCode, on: string) =>
          turns
            .filter((turn) => turn.level_code === level && turn.day <= on)
            .reduce((sum, { n }) => sum + n, 0);
        for (let n = -2; n < DAYS + 2; n += 1)
          for (const level of LEVEL_CODES)
            expect(kept(level, dayOf(n)), `${level} on ${dayOf(n)}`).toBe(
              activeAt(dayOf(n)) === level ? 1 : 0,
            );
        expect(turns.every(({ n }) => n === 1 || n === -1)).toBe(true);
      }),
      {
        numRuns: 60,
        verbose: true,
        // Two transitions of one moment: the one that was written last counts.
        examples: [
          [
            [
              ['status', [15, 1434], 'Active'],
              ['status', [15, 1434], 'Terminated'],
              ['level', 0, 'TA'],
            ],
          ],
        ],
      },
    );
  }, 120_000);
});
