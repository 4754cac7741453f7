import { addDays, dayAt } from '@upline/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LicensingHost, startLicensingHost } from '../licensing.test-support.ts';

let on: LicensingHost;
let today: string;
beforeAll(async () => {
  on = await startLicensingHost();
  today = dayAt(on.host.clock.now());
});
afterAll(() => on.host.close());

interface Row {
  readonly associate: { readonly code: string };
  readonly expiration_date: string | null;
  readonly associate_status: string;
}
const rowsOf = async (username: string, query: Record<string, string> = {}): Promise<Row[]> => {
  const reply = await (await on.host.signInAs(username)).get('/team/licenses', {
    query: { limit: '500', ...query },
  });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().rows;
};
const codesOf = (rows: readonly Row[]) => new Set(rows.map(({ associate }) => associate.code));

describe('licenses of the team (domain.md 2.3, 7.1)', () => {
  it('are those of the whole Infinity and the own, what ends first comes first', async () => {
    const rows = await rowsOf('ben');
    const codes = codesOf(rows);
    expect([codes.has(await on.codeOf('ben')), codes.has(await on.codeOf('ana'))]).toEqual([true, true]);
    expect([codes.has(await on.codeOf('cara')), codes.has(await on.codeOf('hal'))]).toEqual([false, false]);
    const ends = rows.map((row) => row.expiration_date ?? '9999-12-31');
    expect(ends).toEqual([...ends].sort());
    expect(Object.keys(rows[0] ?? {})).not.toContain('document');
  });

  it('come in one order, however they are found', async () => {
    for (const username of ['root', 'fay', 'eve', 'dev']) {
      const rows = await rowsOf(username);
      expect(rows.length).toBeGreaterThan(3);
      expect(await rowsOf(username, { order: '{"expiration_date":"ASC"}' })).toEqual(rows);
      const [, , third, ...rest] = rows as (Row & { id: string })[];
      const after = await rowsOf(username, { after: third?.id ?? '' });
      expect(after.slice(0, rest.length)).toEqual(rest);
    }
  });

  it('narrow to a team type; those of senior levels are closed to others (R-TEAM-03)', async () => {
    const personal = codesOf(await rowsOf('cara', { team: 'Personal' }));
    expect(personal.has(await on.codeOf('ben'))).toBe(true);
    expect(personal.has(await on.codeOf('ana'))).toBe(false);
    const cara = await on.host.signInAs('cara');
    const refused = await cara.get('/team/licenses', { query: { team: 'RmdSuperBase' } });
    expect(refused.statusCode).toBe(403);
    expect(codesOf(await rowsOf('dev', { team: 'RmdSuperBase' })).size).toBeGreaterThan(3);
  });

  it('hide who has left until asked for (R-TEAM-05)', async () => {
    const gone = (rows: readonly Row[]) =>
      rows.filter(({ associate_status }) => ['Terminated', 'Resigned'].includes(associate_status)).length;
    expect(gone(await rowsOf('dev'))).toBe(0);
    expect(gone(await rowsOf('dev', { filter: '{"inactive":{"eq":true}}' }))).toBeGreaterThan(0);
  });

  it('are counted, filtered by what expires between and exported alike', async () => {
    const filter = JSON.stringify({ expiration_date: { between: [today, addDays(today, 60)] } });
    const rows = await rowsOf('dev', { filter });
    expect(
      rows.every(({ expiration_date: end }) => end !== null && end >= today && end <= addDays(today, 60)),
    ).toBe(true);
    const dev = await on.host.signInAs('dev');
    const count = await dev.get('/team/licenses/count', { query: { filter } });
    expect(count.json()).toEqual({ count: rows.length });
    const file = await dev.get('/team/licenses/download', {
      query: { filter, columns: '["associate","expiration_date"]' },
    });
    expect(file.json()).toHaveProperty('url');
  });

  it('are all open to admins, with their approval', async () => {
    const reply = await on.admin.get('/admin/licenses', { query: { filter: '{"status":{"eq":"Expired"}}' } });
    expect(reply.json().rows.length).toBeGreaterThan(0);
    expect(reply.json().rows[0]).toMatchObject({ status: 'Expired', approval_status: 'Approved' });
  });
});

describe("a member's licensing (R-TEAM-04, 7.1)", () => {
  const read = async (username: string, code: string) =>
    (await on.host.signInAs(username)).get(`/team/${code}/licensing`);

  it('shows licenses and appointments whole, of E&O and trainings status and end alone', async () => {
    const reply = await read('ben', await on.codeOf('ana'));
    const { licenses, appointments, eo_policies, training_certificates } = reply.json();
    expect(licenses).toContainEqual(expect.objectContaining({ type: 'Life', approval_status: 'Approved' }));
    expect(appointments[0]).toMatchObject({ provider: { name: 'Granite Mutual Life' }, status: 'Appointed' });
    expect(Object.keys(eo_policies[0])).toEqual(['id', 'approval_status', 'expiration_date', 'days_left']);
    expect(Object.keys(training_certificates[0])).not.toContain('course');
  });

  it('is open for self and below, else 403, for an unknown code 404', async () => {
    const ana = await on.codeOf('ana');
    const status = async (username: string, code: string) => (await read(username, code)).statusCode;
    expect([await status('ana', ana), await status('dev', ana)]).toEqual([200, 200]);
    expect([await status('hal', ana), await status('ana', await on.codeOf('ben'))]).toEqual([403, 403]);
    expect(await status('ana', 'U999999')).toBe(404);
  });
});

describe('the queue of approvals (domain.md 2.36)', () => {
  it('holds every kind in one list, oldest first, and changes of approved licenses', async () => {
    const document_id = await on.upload(on.ana);
    const license = {
      country: 'USA',
      state: 'TX',
      is_resident: false,
      issue_date: addDays(today, -9),
      document_id,
    };
    const send = (path: string, body: object) => on.ana.post(`/account/${path}`, { body });
    on.host.clock.advance(60_000);
    await send('training-certificates', { kind: 'AML', course: 'Basics', completed_on: today, document_id });
    on.host.clock.advance(60_000);
    await send('eo-policies', {
      carrier: 'Harbor',
      policy_number: 'EO-9',
      per_claim_cents: 100_000_000,
      aggregate_cents: 100_000_000,
      effective_date: today,
      expiration_date: addDays(today, 365),
      document_id,
    });
    on.host.clock.advance(60_000);
    const made = await send('licenses', { ...license, type: 'Securities 7', number: 'S7A' });
    const filter = JSON.stringify({ associate_code: { eq: await on.codeOf('ana') } });
    const queue = async () => (await on.admin.get('/admin/approvals', { query: { filter } })).json().rows;
    expect((await queue()).map(({ kind, subject }: Record<string, string>) => [kind, subject])).toEqual([
      ['Certificate', 'AML Basics'],
      ['E&O', 'Harbor'],
      ['License', 'Securities 7 in TX'],
    ]);
    const { id } = made.json();
    await on.admin.post(`/admin/licenses/${id}/approve`, { ifMatch: 1 });
    expect(await queue()).toHaveLength(2);
    const change = { ...license, type: 'Securities 7', number: 'S7B' };
    await on.ana.put(`/account/licenses/${id}`, { ifMatch: 2, body: change });
    expect(await queue()).toHaveLength(3);
    expect((await on.admin.get('/admin/approvals/count', { query: { filter } })).json()).toEqual({
      count: 3,
    });
  });

  it('shows an admin only what the own role decides', async () => {
    await on.host.db
      .updateTable('app_user')
      .set({ admin_roles: ['Support'] })
      .where('username', '=', 'admin')
      .execute();
    const support = await on.host.signInAs('admin');
    expect((await support.get('/admin/approvals')).json()).toEqual({ rows: [] });
  });
});

describe('points for licenses (domain.md 5.1)', () => {
  it('are credited with the first approved life license and taken back when the last one is revoked', async () => {
    const code = await on.codeOf('tom');
    const superAdmin = await on.host.signInAs('super');
    const enter = async (over: object) => {
      const body = {
        type: 'Life',
        country: 'USA',
        state: 'TX',
        number: 'TOM1',
        is_resident: true,
        issue_date: today,
        ...over,
      };
      return (await superAdmin.post(`/admin/associates/${code}/licenses`, { body })).json();
    };
    const revoke = ({ id, version }: { id: string; version: number }) =>
      superAdmin.post(`/admin/licenses/${id}/revoke`, { ifMatch: version, body: { reason: 'Surrendered' } });
    const points = async () =>
      (
        await on.host.db
          .selectFrom('point_entry')
          .select(['amount', 'is_reversal'])
          .where('owner_code', '=', code)
          .where('points_type', '=', 'Licenses')
          .orderBy('created_at')
          .execute()
      ).map(({ amount, is_reversal }) => (is_reversal ? -amount : amount));
    await enter({ type: 'Property & Casualty', number: 'TOM0' });
    expect(await points()).toEqual([]);
    const first = await enter({});
    const second = await enter({ state: 'OK', number: 'TOM2', is_resident: false });
    expect(await points()).toEqual([1]);
    await revoke(second);
    expect(await points()).toEqual([1]);
    await revoke(first);
    expect(await points()).toEqual([1, -1]);
  });
});

describe('whether a license has been renewed', () => {
  it('is kept through whatever is written of the licenses of a person', async () => {
    const codes = [await on.codeOf('tom'), await on.codeOf('ana')];
    const among = <T>(all: readonly T[]) => fc.constantFrom(...all);
    const values = fc.record({
      associate_code: among(codes),
      state: among(['GU', 'VI']),
      expiration_date: among([null, 30, 30, 400]).map((days) =>
        days === null ? null : addDays(today, days),
      ),
      status: among(['Active', 'Active', 'Inactive'] as const),
      approval_status: among(['Approved', 'Approved', 'Pending For Admin'] as const),
    });
    const fixed = {
      type: 'Property & Casualty',
      country: 'USA',
      is_resident: false,
      issue_date: addDays(today, -30),
      document_id: null,
      rejection_reason: null,
      proposed: null,
      decided_at: null,
      decided_by: null,
      created_by: null,
      updated_by: null,
    } as const;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(among(['insert', 'update', 'delete']), fc.nat(5), values), { maxLength: 8 }),
        async (steps) => {
          for (const [what, which, to] of steps) {
            const number = `RENEW-${which}`;
            const row = { ...fixed, ...to, number };
            if (what === 'delete')
              await on.host.db.deleteFrom('license').where('number', '=', number).execute();
            else if (what === 'update')
              await on.host.db.updateTable('license').set(to).where('number', '=', number).execute();
            else {
              // One license a number: an update may bring it into any state.
              await on.host.db.deleteFrom('license').where('number', '=', number).execute();
              await on.host.db.insertInto('license').values(row).execute();
            }
            const held = await on.host.db
              .selectFrom('license')
              .selectAll()
              .where('associate_code', 'in', codes)
              .execute();
            const inForce = held.filter(
              (each) => each.approval_status === 'Approved' && each.status === 'Active',
            );
            const isRenewed = (one: (typeof held)[number]) =>
              one.expiration_date !== null &&
              inForce.some(
                (later) =>
                  later.associate_code === one.associate_code &&
                  later.type === one.type &&
                  later.state === one.state &&
                  (later.expiration_date ?? '9999') > (one.expiration_date as string),
              );
            expect(held.filter((each) => each.is_renewed !== isRenewed(each))).toEqual([]);
          }
        },
      ),
      { numRuns: 8 },
    );
  });
});
