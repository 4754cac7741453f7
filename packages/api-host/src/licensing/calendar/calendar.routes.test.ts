import { addDays } from '@upline/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyDay } from '../../platform/time/company-time.ts';
import { startTestHost, type TestClient, type TestHost, testClock } from '../../testing/index.ts';

const clock = testClock();
const TODAY = companyDay(clock.now());

let host: TestHost;
let ana: TestClient;
let code: string;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo', clock });
  ana = await host.signInAs('ana');
  ({ code } = await host.db
    .selectFrom('app_user')
    .select('code')
    .where('username', '=', 'ana')
    .executeTakeFirstOrThrow());
});
afterAll(() => host.close());

const FEED = '/account/calendar-feed';
const make = async (client: TestClient = ana) => {
  const made = await client.post(FEED);
  expect(made.statusCode, made.body).toBe(201);
  return new URL(made.json<{ url: string }>().url).pathname;
};
const read = (path: string) => host.app.inject({ method: 'GET', url: path });
const setStatus = (status: 'Active' | 'Terminated' | 'Resigned') =>
  host.db.updateTable('app_user').set({ status }).where('code', '=', code).execute();

describe('the private calendar address', () => {
  it('is read without a session, holds what ends, and is stored as a hash alone', async () => {
    expect((await ana.get(FEED)).json()).toEqual({ is_on: false, created_at: null, last_read_at: null });
    const path = await make();
    const expires = addDays(TODAY, 40);
    const license = await host.db
      .selectFrom('license')
      .select(['id', 'type', 'state'])
      .where('associate_code', '=', code)
      .where('approval_status', '=', 'Approved')
      .where('status', '=', 'Active')
      .executeTakeFirstOrThrow();
    await host.db
      .updateTable('license')
      .set({ expiration_date: expires })
      .where('id', '=', license.id)
      .execute();

    const answer = await read(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.body).toContain(`UID:license-${license.id}@upline`);
    expect(answer.body).toContain(`DTSTART;VALUE=DATE:${expires.replaceAll('-', '')}`);
    expect(answer.body).toContain(`SUMMARY:${license.type} license in ${license.state} expires`);

    const token = path.split('/').at(-1)?.replace('.ics', '') as string;
    const stored = await host.db
      .selectFrom('calendar_feed')
      .selectAll()
      .where('associate_code', '=', code)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect((await ana.get(FEED)).json()).toMatchObject({
      is_on: true,
      last_read_at: clock.now().toISOString(),
    });
  });

  it('holds no dates of other people', async () => {
    const path = await make(await host.signInAs('ben'));
    const own = await host.db.selectFrom('license').select('id').where('associate_code', '=', code).execute();
    const { body } = await read(path);
    for (const { id } of own) expect(body).not.toContain(id);
  });

  it('is renewed, after which the old one ends, and turned off', async () => {
    const old = await make();
    const next = await make();
    expect(next).not.toBe(old);
    expect((await read(old)).statusCode).toBe(404);
    expect((await read(next)).statusCode).toBe(200);
    expect((await ana.delete(FEED)).statusCode).toBe(204);
    expect((await read(next)).statusCode).toBe(404);
    expect((await read('/calendars/unknown.ics')).statusCode).toBe(404);
  });

  it.each(['Terminated', 'Resigned'] as const)('is not answered for who is %s', async (status) => {
    await setStatus('Active');
    const path = await make();
    await setStatus(status);
    expect((await read(path)).statusCode).toBe(404);
    await setStatus('Active');
    expect((await read(path)).statusCode).toBe(200);
  });

  it('is neither made nor ended by support that views as the associate (7.3)', async () => {
    const support = await host.signInAs('ana', { via: 'super' });
    expect((await support.post(FEED)).statusCode).toBe(403);
    expect((await support.delete(FEED)).statusCode).toBe(403);
  });

  it('answers so many readers of one address a minute, and no more', async () => {
    const strict = await startTestHost({ seed: 'none', rateScale: 1 });
    const answers: number[] = [];
    for (let count = 0; count < 121; count += 1)
      answers.push((await strict.app.inject({ method: 'GET', url: '/calendars/unknown.ics' })).statusCode);
    expect(answers.at(-1)).toBe(429);
    expect(answers.filter((code) => code === 404)).toHaveLength(120);
    await strict.close();
  });
});
