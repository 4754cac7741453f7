import { addDays } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyMoment } from '../../testing/index.ts';
import {
  codeOf,
  filled,
  forgetCards,
  host,
  mailsTo,
  pay,
  startRegistrationHost,
  today,
} from '../registrations.test-support.ts';

beforeAll(startRegistrationHost);
afterAll(() => host.close());

test('RMDs hear once a day who joined below them, the direct upline at once (domain.md 8.1)', async () => {
  const day = today();
  host.clock.set(companyMoment(day, '12:00'));
  await forgetCards();
  // Of nine who joined on the first of a month seven are named; nobody else shall have joined on that day.
  await sql`update app_user set join_date = join_date - 1 where join_date = ${day}`.execute(host.db);
  // The longest names there are: a notice about them is shortened, and nobody who paid is left out by it.
  const over = { first_name: 'Digest'.padEnd(60, 'a'), last_name: 'Ellis'.padEnd(60, 'b') };
  const paid = await pay(await filled('Digest', { over }), 'success');
  expect(paid.status).toBe('Paid');
  const { code } = paid;
  const noticesOf = async (username: string, type: string) =>
    host.db
      .selectFrom('notification')
      .select(['title', 'body', 'link'])
      .where('user_code', '=', await codeOf(username))
      .where('type', '=', type)
      .where('body', 'like', `%${code}%`)
      .execute();
  expect(await noticesOf('ana', 'new-recruit')).toHaveLength(1);
  expect(await noticesOf('eve', 'new-recruit')).toEqual([]);

  host.clock.set(companyMoment(addDays(day, 1), '07:00'));
  await host.platform.jobs.add(host.db, 'send-recruit-digests', { day: null, after: '' });
  await host.platform.jobs.drain();
  // `dev` and `eve` are senior; `ana`, `ben` and `cara` are not, and `hal` leads another branch.
  for (const username of ['dev', 'eve']) {
    const [notice] = await noticesOf(username, 'new-recruits');
    expect(notice).toMatchObject({ link: '/team/infinity' });
    expect(notice?.title).toMatch(/^(1 person|\d+ people) joined your team on \d\d\/\d\d\/\d{4}$/);
    const mail = (await mailsTo(`${username}@demo.upline.test`)).find(({ kind }) => kind === 'new-recruits');
    expect(mail?.text).toContain(`${over.first_name} ${over.last_name} (${code})`);
  }
  for (const username of ['ana', 'ben', 'hal']) expect(await noticesOf(username, 'new-recruits')).toEqual([]);
});
