import { addDays, dayAt } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scheduleOn } from '../../src/catalogue/plan-data.store.ts';
import { hasValidLicense, validLifeLicense } from '../../src/licensing/licenses/licenses.store.ts';
import { startTestHost, type TestHost } from '../../src/testing/index.ts';

let host: TestHost;
let today: string;
const code = async (username: string) =>
  (
    await host.db
      .selectFrom('app_user')
      .select('code')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).code;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  today = dayAt(host.clock.now());
});
afterAll(() => host.close());

describe('the demo catalogue and licenses (domain.md 10.3)', () => {
  it('has six products, one withdrawn, and an open schedule equal to the ladder', async () => {
    const products = await host.db
      .selectFrom('product')
      .select(['product_type', 'status', 'bv_rate_bps'])
      .execute();
    expect(products).toHaveLength(6);
    expect(products.filter(({ status }) => status !== 'Published')).toHaveLength(1);
    const ladder = await host.db.selectFrom('level_rate').select(['level_code', 'rate_bps']).execute();
    const rates = (await scheduleOn(host.db, today))?.rates.filter(({ kind }) => kind === 'First Year') ?? [];
    expect(Object.fromEntries(rates.map(({ level_code, rate_bps }) => [level_code, rate_bps]))).toEqual(
      Object.fromEntries(ladder.map(({ level_code, rate_bps }) => [level_code, rate_bps])),
    );
  });

  it('has resident licenses that end in 1, 7, 30 and 60 days', async () => {
    const ends = [1, 7, 30, 60].map((days) => addDays(today, days));
    const rows = await host.db
      .selectFrom('license')
      .innerJoin('app_user', 'app_user.code', 'license.associate_code')
      .select(['username', 'expiration_date'])
      .where('is_resident', '=', true)
      .where('type', 'in', ['Life', 'LLQP Life'])
      .where('username', 'in', ['rhea', 'bea', 'celine', 'ben'])
      .orderBy('expiration_date')
      .execute();
    expect(rows.map(({ expiration_date }) => expiration_date)).toEqual(ends);
  });

  it('licenses everybody of the chain, in both countries, and no trainee', async () => {
    const codes = await Promise.all(['ana', 'ben', 'dev', 'gus', 'celine', 'tom'].map(code));
    const licensed = await validLifeLicense(host.db, codes, today);
    expect(codes.map((each) => licensed.has(each))).toEqual([true, true, true, true, true, false]);
    expect(await hasValidLicense(host.db, await code('ana'), 'Annuity', 'TX', today)).toBe(true);
    expect(await hasValidLicense(host.db, await code('celine'), 'Health', 'QC', today)).toBe(true);
    expect(await hasValidLicense(host.db, await code('celine'), 'Life', 'TX', today)).toBe(false);
  });

  it('has something of each kind waiting for an admin', async () => {
    const admin = await host.signInAs('admin');
    const { rows } = (await admin.get('/admin/approvals')).json();
    expect(rows.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['License', 'E&O', 'Certificate']),
    );
    expect(await validLifeLicense(host.db, [await code('tessa')], today)).toEqual(new Set());
  });

  it('gives every writing number to one person of a provider (domain.md 2.4)', async () => {
    const { rows } =
      await sql`select provider_id, writing_number from provider_appointment where writing_number is not null
      group by 1, 2 having count(distinct associate_code) > 1`.execute(host.db);
    expect(rows).toEqual([]);
  });
});
