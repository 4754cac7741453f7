import { addDays, dayAt } from '@upline/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyOn } from '../../platform/list/company-day.ts';
import { isLicensed } from '../../team/team.store.ts';
import { type LicensingHost, startLicensingHost } from '../licensing.test-support.ts';
import { validLifeLicense } from './licenses.store.ts';

let on: LicensingHost;
let today: string;
beforeAll(async () => {
  on = await startLicensingHost();
  today = dayAt(new Date());
});
afterAll(() => on.host.close());

const among = <T>(all: readonly T[]) => fc.constantFrom(...all);
const FIXED = {
  country: 'USA',
  document_id: null,
  rejection_reason: null,
  proposed: null,
  decided_at: null,
  decided_by: null,
  created_by: null,
  updated_by: null,
} as const;

describe('who is licensed and where, as kept beside the place', () => {
  it('is what licenses, links to spouses and addresses say, whatever is written (R-LIC-01, R-LIC-02)', async () => {
    const { db } = on.host;
    const codes = await Promise.all(['tom', 'ana', 'ben'].map((username) => on.codeOf(username)));
    await db.deleteFrom('license').where('associate_code', 'in', codes).execute();
    const values = fc.record({
      associate_code: among(codes),
      type: among(['Life', 'Life', 'LLQP Life', 'Securities 7'] as const),
      is_resident: among([true, true, false]),
      expiration_date: among([null, -1, 0, 300]).map((days) => (days === null ? null : addDays(today, days))),
      status: among(['Active', 'Active', 'Inactive'] as const),
      approval_status: among(['Approved', 'Approved', 'Pending For Admin'] as const),
    });
    const license = fc.tuple(among(['insert', 'update', 'delete'] as const), fc.nat(4), values);
    const person = fc.tuple(
      fc.constant('person' as const),
      among(codes),
      fc.record({
        spouse_code: among([null, ...codes]),
        use_spouse_licenses: among([true, true, false]),
        state: among(['GU', 'VI', null]),
      }),
    );

    async function write(step: typeof license extends fc.Arbitrary<infer T> ? T : never) {
      const [what, which, to] = step;
      const number = `UNTIL-${which}`;
      // One resident license of a type, as the product and the index on it have it.
      if (to.is_resident && what !== 'delete')
        await db
          .deleteFrom('license')
          .where('associate_code', '=', to.associate_code)
          .where('type', '=', to.type)
          .where('is_resident', '=', true)
          .where('number', '<>', number)
          .execute();
      if (what === 'update') await db.updateTable('license').set(to).where('number', '=', number).execute();
      else {
        await db.deleteFrom('license').where('number', '=', number).execute();
        if (what === 'insert')
          await db
            .insertInto('license')
            .values({ ...FIXED, ...to, number, state: 'GU', issue_date: addDays(today, -900) })
            .execute();
      }
    }

    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(license, person), { minLength: 1, maxLength: 12 }),
        async (steps) => {
          for (const step of steps) {
            if (step[0] !== 'person') await write(step);
            else {
              const [, code, to] = step;
              const spouse_code = to.spouse_code === code ? null : to.spouse_code;
              await db
                .updateTable('associate')
                .set({ ...to, spouse_code })
                .where('code', '=', code)
                .execute();
            }
          }
          const kept = await db
            .selectFrom('app_user')
            .innerJoin('associate', 'associate.code', 'app_user.code')
            .crossJoin(companyOn(today))
            .select(['app_user.code', isLicensed.as('licensed'), 'address_state', 'associate.state'])
            .where('app_user.code', 'in', codes)
            .execute();
          const licensed = await validLifeLicense(db, codes, today);
          expect(kept.map(({ code, licensed }) => [code, licensed])).toEqual(
            kept.map(({ code }) => [code, licensed.has(code)]),
          );
          expect(kept.filter((row) => row.address_state !== row.state)).toEqual([]);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('is derived at once for everybody as it is kept one by one', async () => {
    const { db } = on.host;
    const all = () =>
      db.selectFrom('app_user').select(['code', 'address_state', 'licensed_until']).orderBy('code').execute();
    const renewed = () => db.selectFrom('license').select(['id', 'is_renewed']).orderBy('id').execute();
    const kept = [await all(), await renewed()];
    expect(new Set(kept[0]?.map((row) => JSON.stringify(row).slice(-20))).size).toBeGreaterThan(3);
    await db
      .updateTable('app_user')
      .set({ address_state: 'GU', licensed_until: '2020-02-02' })
      .where('path', 'is not', null)
      .execute();
    await sql`update license set is_renewed = not is_renewed`.execute(db);
    await sql`select derive_licensing()`.execute(db);
    expect([await all(), await renewed()]).toEqual(kept);
  });
});
