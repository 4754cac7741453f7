import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestHost, type TestHost } from '../testing/index.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
});
afterAll(() => host.close());

interface Answer {
  readonly today: string;
  readonly rows: readonly { readonly code: string; readonly month: number; readonly day: number }[];
}

async function birthdays(username: string): Promise<Answer> {
  const reply = await (await host.signInAs(username)).get('/team/birthdays');
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Answer>();
}

const codeOf = async (username: string): Promise<string> =>
  (
    await host.db
      .selectFrom('app_user')
      .select('code')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).code;

/** Everybody is born on one day of the year, so that only the scope decides who is answered. */
const bornOn = (month: number, day: number, code?: string) =>
  host.db
    .updateTable('associate')
    .set({ birth_month: month, birth_day: day })
    .where('date_of_birth_sealed', 'is not', null)
    .$if(code !== undefined, (query) => query.where('code', '=', code ?? ''))
    .execute();

describe('birthdays for greetings (domain.md 7.1)', () => {
  it('are those of directs in force and of nobody further down, above or beside (R-TEAM-05)', async () => {
    const { today } = await birthdays('dev');
    const [, month, day] = today.split('-').map(Number) as [number, number, number];
    await bornOn(month, day);
    for (const username of ['eve', 'dev', 'ana', 'rosa', 'marco', 'hal', 'tom']) {
      const directs = await host.db
        .selectFrom('app_user')
        .innerJoin('associate', 'associate.code', 'app_user.code')
        .select('app_user.code')
        .where('upline_code', '=', await codeOf(username))
        .where('status', 'not in', ['Terminated', 'Resigned'])
        .where('birth_month', 'is not', null)
        .execute();
      const { rows } = await birthdays(username);
      expect(rows.map(({ code }) => code).toSorted(), username).toEqual(
        directs.map(({ code }) => code).toSorted(),
      );
    }
  });

  it('come with month and day, never the year, the next one first', async () => {
    const reply = await (await host.signInAs('dev')).get('/team/birthdays');
    const { rows } = reply.json<Answer>();
    for (const row of rows)
      expect(Object.keys(row).toSorted()).toEqual(['code', 'day', 'has_photo', 'month', 'name']);
    expect(reply.body).not.toMatch(/"(?:19|20)\d\d-\d\d-\d\d"(?!,"rows")/);
    expect(rows.length).toBeGreaterThan(1);
    const at = (ahead: number) => {
      const date = new Date(`${reply.json<Answer>().today}T12:00:00Z`);
      date.setUTCDate(date.getUTCDate() + ahead);
      return [date.getUTCMonth() + 1, date.getUTCDate()] as const;
    };
    const [today, far] = [rows[0]?.code ?? '', rows.at(-1)?.code ?? ''];
    await bornOn(...at(40));
    await bornOn(...at(30), far);
    await bornOn(...at(1), today);
    expect((await birthdays('dev')).rows.map(({ code }) => code)).toEqual([today, far]);
  });

  it('are answered to nobody without a team', async () => {
    const admin = await host.signInAs('admin');
    expect((await admin.get('/team/birthdays')).statusCode).toBe(403);
  });
});
