import { addDays, dayAt } from '@upline/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LicensingHost, startLicensingHost } from '../licensing.test-support.ts';

let on: LicensingHost;
let today: string;
beforeAll(async () => {
  on = await startLicensingHost();
  today = dayAt(on.host.clock.now());
  await on.host.platform.jobs.drain();
  await on.host.db.deleteFrom('notification').execute();
  await on.host.db.deleteFrom('expiry_notice').execute();
  // Nothing ends but what the tests say.
  await on.host.db.updateTable('license').set({ expiration_date: null }).execute();
  await on.host.db
    .updateTable('eo_policy')
    .set({ effective_date: today, expiration_date: addDays(today, 200) })
    .execute();
  await on.host.db
    .updateTable('training_certificate')
    .set({ completed_on: today, valid_until: addDays(today, 400) })
    .execute();
});
afterAll(() => on.host.close());

const run = async () => {
  for (const kind of ['license', 'eo_policy', 'training_certificate'] as const)
    await on.host.platform.jobs.add(on.host.db, 'send-expiry-notices', { kind });
  await on.host.platform.jobs.drain();
};
/** The notices sent since the last call, by person. */
async function told() {
  await run();
  const rows = await on.host.db
    .deleteFrom('notification')
    .where('type', 'in', ['license-expiring', 'license-expiring-soon'])
    .returning(['user_code', 'title'])
    .execute();
  return rows.map(({ user_code, title }) => `${user_code}: ${title}`).sort();
}
const ends = async (username: string, days: number) =>
  on.host.db
    .updateTable('license')
    .set({ expiration_date: addDays(today, days) })
    .where('associate_code', '=', await on.codeOf(username))
    .where('is_resident', '=', true)
    .where('type', '=', 'Life')
    .execute();

it('tells the owner 60, 30, 14, 7 and 1 days ahead, upline and RMD at 30 and 7, and on the day (R-LIC-04)', async () => {
  const [ana, ben, dev] = [await on.codeOf('ana'), await on.codeOf('ben'), await on.codeOf('dev')];
  const own = (what: string) => `${ana}: Your Life license in TX ${what}`;
  const up = (code: string, what: string) => `${code}: Life license in TX of Ana Alvarez ${what}`;
  const expected: [number, string[]][] = [
    [61, []],
    [60, [own('expires in 60 days')]],
    [31, []],
    [30, [own('expires in 30 days'), up(ben, 'expires in 30 days'), up(dev, 'expires in 30 days')]],
    [14, [own('expires in 14 days')]],
    [7, [own('expires in 7 days'), up(ben, 'expires in 7 days'), up(dev, 'expires in 7 days')]],
    [1, [own('expires tomorrow')]],
    [0, [own('expires today'), up(ben, 'expires today'), up(dev, 'expires today')]],
    [-1, []],
  ];
  for (const [days, notices] of expected) {
    await ends('ana', days);
    expect([days, await told()]).toEqual([days, notices.sort()]);
  }
});

it('tells once, however often the job runs', async () => {
  await ends('ana', 14);
  expect(await told()).toEqual([]);
});

it('tells the upline once who is the RMD too, and nobody about who has left', async () => {
  await ends('cara', 7);
  const notices = await told();
  expect(notices).toHaveLength(2);
  await ends('lou', 7);
  expect(await told()).toEqual([]);
});

it('covers E&O and AML, unless they were renewed (domain.md 8.1)', async () => {
  const code = await on.codeOf('hal');
  const eo = on.host.db.updateTable('eo_policy').where('associate_code', '=', code);
  await eo.set({ expiration_date: addDays(today, 14) }).execute();
  await on.host.db
    .updateTable('training_certificate')
    .set({ valid_until: addDays(today, 14) })
    .where('associate_code', '=', code)
    .execute();
  expect(await told()).toEqual([
    `${code}: Your AML training expires in 14 days`,
    `${code}: Your E&O coverage expires in 14 days`,
  ]);
  await on.host.db.deleteFrom('expiry_notice').execute();
  const row = await on.host.db
    .selectFrom('eo_policy')
    .selectAll()
    .where('associate_code', '=', code)
    .executeTakeFirstOrThrow();
  const { id, ...renewal } = row;
  await on.host.db
    .insertInto('eo_policy')
    .values({ ...renewal, expiration_date: addDays(today, 379) })
    .execute();
  const again = await told();
  expect(again.filter((notice) => notice.startsWith(code))).toEqual([
    `${code}: Your AML training expires in 14 days`,
  ]);
});

it('sends the same by email to who wants emails', async () => {
  const mails = await on.host.db
    .selectFrom('outbox_message')
    .select('subject')
    .where('kind', '=', 'license-expiring')
    .execute();
  expect(mails.map(({ subject }) => subject)).toContain('Your Life license in TX expires in 60 days');
});

it('sends a text to who chose texts, seven days ahead and on the day alone (domain.md 8.1)', async () => {
  const code = await on.codeOf('ana');
  await on.host.db
    .updateTable('app_user')
    .set({ phone: '5125550133', phone_verified_at: on.host.clock.now(), notification_channels: ['SMS'] })
    .where('code', '=', code)
    .execute();
  await on.host.db.deleteFrom('expiry_notice').execute();
  const texts: string[] = [];
  for (const days of [30, 14, 7, 1, 0]) {
    await ends('ana', days);
    await run();
    const sent = await on.host.db
      .deleteFrom('outbox_message')
      .where('channel', '=', 'SMS')
      .where('kind', 'like', 'license-expiring%')
      .returning('recipient')
      .execute();
    texts.push(...sent.map(() => `${days}`));
  }
  expect(texts).toEqual(['7', '0']);
});
