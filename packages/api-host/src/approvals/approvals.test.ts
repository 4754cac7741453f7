import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declareRelative } from '../conflicts/conflicts.test-support.ts';
import { declaredPolicy } from '../platform/operation/operation.ts';
import { startTestHost, type TestClient, type TestHost } from '../testing/index.ts';
import { APPROVAL_SOURCES } from './approval-sources.ts';

let host: TestHost;
let admin: TestClient;
let superAdmin: TestClient;
const codes = new Map<string, string>();
const codeOf = (name: string) => codes.get(name) as string;

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly slug: string;
  readonly associate: { readonly code: string };
  readonly version: number;
  readonly refusal: string | null;
  readonly actions: readonly string[];
  readonly waiting_days: number;
}
interface Decision {
  readonly to: string;
  readonly reason: string | null;
  readonly is_on_this: boolean;
  readonly by: { readonly code: string } | null;
}

const queue = async (client: TestClient, filter: object = {}) =>
  (await client.get('/admin/approvals', { query: { filter: JSON.stringify(filter), limit: '500' } })).json<{
    rows: Row[];
  }>().rows;
const one = async (client: TestClient, { slug, id }: Pick<Row, 'slug' | 'id'>) =>
  (await client.get(`/admin/approvals/${slug}/${id}`)).json<
    Row & { is_waiting: boolean; status: string; decisions: Decision[] }
  >();

async function insertPayout(code: string): Promise<void> {
  await sql`insert into payout_information (id, associate_code, tax_entity, name_on_account, account_type, bank_name,
      account_number_sealed, account_number_last, account_number_index, country, currency, status, created_at, updated_at)
    values (gen_random_uuid(), ${code}, 'Individual', 'Ana Alvarez', 'Checking', 'First Bank', 'sealed', '6789', 'index',
      'USA', 'USD', 'Pending For Admin', ${host.clock.now()}, ${host.clock.now()})`.execute(host.db);
}
const insertLevel = (name: string, from: string, to: string) =>
  sql`insert into level_request (associate_code, from_level, to_level, evidence)
    values (${codeOf(name)}, ${from}, ${to}, ${JSON.stringify({
      level: to,
      approval: to === 'RMD' ? 'AD' : 'SA',
      window_months: 3,
      is_met: true,
      production: null,
      requirements: [],
    })})`.execute(host.db);
const insertUpline = (name: string, to: string) =>
  sql`insert into upline_change_request
      (associate_code, from_upline_code, to_upline_code, reason, with_downline, status)
    select code, upline_code, ${codeOf(to)}, 'We live in the same town now', true, 'Pending For Admin'
    from app_user where username = ${name}`.execute(host.db);

const insertLegalName = (name: string) =>
  sql`with document as (
      insert into attachment (owner_code, purpose, file_key, name, type, size_bytes, created_at, created_by)
      values (${codeOf(name)}, 'legal-name-document', 'approvals-test', 'license.png', 'image/png', 1, now(), ${codeOf(name)})
      returning id)
    insert into legal_name_change (associate_code, legal_first_name, legal_last_name, document_id)
    select ${codeOf(name)}, 'Eva', 'Novak', id from document`.execute(host.db);

const insertInternational = (name: string) =>
  sql`with form as (
      insert into attachment (owner_code, purpose, file_key, name, type, size_bytes, created_at, created_by)
      values (${codeOf(name)}, 'international-tax-form', 'approvals-test-form', 'form.png', 'image/png', 1, now(), ${codeOf(name)})
      returning id), addendum as (
      insert into legal_document (id, associate_code, type, country, body, status, requested_at, signed_at, signed_name)
      values (gen_random_uuid(), ${codeOf(name)}, 'International Addendum', 'USA', 'The addendum', 'Signed', now(), now(), 'Eve')
      returning id)
    insert into international_appointment (associate_code, target_country, purpose, tax_form, document_id, addendum_id)
    select ${codeOf(name)}, 'Canada', 'Recruit', 'NR301', form.id, addendum.id from form, addendum`.execute(
    host.db,
  );

const insertBackground = (name: string) =>
  sql`insert into registration_draft (channel, upline_code, country, plan, status, token_hash, has_background,
      review_status, paid_at, associate_code, expires_at)
    select 'standard', ${codeOf('ana')}, 'USA', 'associate', 'Completed', 'approvals-test', true, 'Pending', now(), code, now()
    from app_user where username = ${name}`.execute(host.db);

const insertGuarantee = () =>
  sql`insert into registration_draft (channel, upline_code, country, plan, token_hash, guaranteed_level, guarantee_note,
      guarantee_status, guarantee_asked_at, expires_at)
    values ('direct', ${codeOf('ana')}, 'USA', 'associate', 'approvals-promised', 'SA', 'Ana', 'Pending', now(), now())`.execute(
    host.db,
  );

beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  for (const { username, code } of await host.db
    .selectFrom('app_user')
    .select(['username', 'code'])
    .execute())
    codes.set(username, code);
  [admin, superAdmin] = [await host.signInAs('admin'), await host.signInAs('super')];
  await insertPayout(codeOf('ana'));
  await insertLevel('cara', 'MD', 'RMD');
  await insertLevel('eve', 'EMD', 'NMD');
  await insertUpline('ana', 'cara');
  await insertLegalName('eve');
  await insertInternational('eve');
  await insertBackground('tom');
  await insertGuarantee();
  await sql`update policy_share set approval_status = 'Pending For Admin'
    where id = (select min(id) from policy_share where portion = 1 and business_status = 'Pending')`.execute(
    host.db,
  );
});
afterAll(() => host.close());

describe('the queue of approvals (domain.md 2.36)', () => {
  it('holds every kind, the oldest first, each found again by its address', async () => {
    const rows = await queue(superAdmin);
    expect([...new Set(rows.map(({ kind }) => kind))].sort()).toEqual(
      APPROVAL_SOURCES.map(({ kind }) => kind).sort(),
    );
    const waited = rows.map(({ waiting_days }) => waiting_days);
    expect(waited).toEqual([...waited].sort((a, b) => b - a));
    for (const row of rows) {
      expect(await one(superAdmin, row)).toMatchObject({ id: row.id, is_waiting: true });
      expect(row.actions).toEqual(['approve', 'reject']);
    }
  });

  it('names the permission that the operations of each kind ask for', () => {
    for (const { needs, decidedBy } of APPROVAL_SOURCES)
      for (const operation of Object.values(decidedBy))
        expect(declaredPolicy(operation).policy.needs, operation).toBe(needs);
  });

  it('shows nobody what the own role does not decide', async () => {
    await sql`update app_user set admin_roles = '{Finance}' where username = 'admin'`.execute(host.db);
    const finance = await host.signInAs('admin');
    const kinds = new Set((await queue(finance)).map(({ kind }) => kind));
    expect([...kinds]).toEqual(['Payout Information']);
    const [level] = await queue(superAdmin, { kind: { eq: 'Level' } });
    const refused = await finance.get(`/admin/approvals/level/${level?.id}`);
    expect(refused.statusCode).toBe(403);
  });

  it('is closed to associates, and knows no other kind or id', async () => {
    const ana = await host.signInAs('ana');
    expect((await ana.get('/admin/approvals')).statusCode).toBe(403);
    const missing = await superAdmin.get('/admin/approvals/license/4b7c2f58-0a4e-4c58-9a6b-0f8e3f1d2a01');
    expect(missing.statusCode).toBe(404);
    expect((await superAdmin.get('/admin/approvals/level/what')).statusCode).toBe(404);
  });
});

describe('what an admin may not decide', () => {
  it('is refused in words on the row, and by the operation (R-LVL-03, R-ADM-02)', async () => {
    await sql`update app_user set admin_roles = '{Licensing}' where username = 'admin'`.execute(host.db);
    admin = await host.signInAs('admin');
    const levels = await queue(admin, { kind: { eq: 'Level' } });
    const refusalOf = (name: string) =>
      levels.find(({ associate }) => associate.code === codeOf(name))?.refusal;
    expect(refusalOf('cara')).toBeNull();
    expect(refusalOf('eve')).toBe('Only a super admin decides on this');
    await declareRelative(superAdmin, codeOf('admin'), codeOf('cara'));
    const [level] = await queue(admin, { associate_code: { eq: codeOf('cara') }, kind: { eq: 'Level' } });
    expect(level).toMatchObject({ refusal: 'You cannot decide on this record', actions: [] });
    expect(await one(admin, level as Row)).toMatchObject({ actions: [], is_waiting: true });
    const decided = await admin.post(`/admin/level-requests/${level?.id}/decide`, {
      body: { approve: true, reason: null },
      ifMatch: level?.version ?? 0,
    });
    expect([decided.statusCode, decided.json().message]).toEqual([403, 'You cannot decide on this record']);
  });
});

describe('two who decide at once', () => {
  it('the second reads what the first decided', async () => {
    const [license] = await queue(superAdmin, { kind: { eq: 'License' } });
    const row = license as Row;
    const reject = (client: TestClient) =>
      client.post(`/admin/licenses/${row.id}/reject`, {
        body: { reason: 'Invalid Supporting Document', text: null },
        ifMatch: row.version,
      });
    expect((await reject(superAdmin)).statusCode).toBe(200);
    expect((await reject(admin)).statusCode).toBe(409);
    const shown = await one(admin, row);
    expect(shown).toMatchObject({ is_waiting: false, status: 'Rejected By Admin', actions: [] });
    expect(shown.decisions[0]).toMatchObject({
      to: 'Rejected By Admin',
      reason: 'Invalid Supporting Document',
      is_on_this: true,
      by: { code: codeOf('super') },
    });
    expect((await queue(superAdmin)).map(({ id }) => id)).not.toContain(row.id);
  });
});

describe('an upline change', () => {
  it('is refused only with words (R-ADM-01), which the trail keeps', async () => {
    const [change] = await queue(superAdmin, { kind: { eq: 'Upline Change' } });
    const row = change as Row;
    const decide = (note: string | null) =>
      superAdmin.post(`/admin/upline-changes/${row.id}/decide`, {
        body: { approve: false, note },
        ifMatch: row.version,
      });
    expect((await decide(null)).json()).toMatchObject({
      fields: [{ field: 'note', message: 'Note is required' }],
    });
    expect((await decide('The teams work apart')).statusCode).toBe(200);
    expect((await one(superAdmin, row)).decisions[0]).toMatchObject({
      to: 'Rejected By Admin',
      reason: 'The teams work apart',
    });
  });
});

describe('a split (R-POL-02)', () => {
  it('is named by its policy and portion, and decided by the operation of the policy', async () => {
    const [split] = await queue(superAdmin, { kind: { eq: 'Split' } });
    const [policy, portion] = (split as Row).id.split('.');
    const reply = await superAdmin.post(`/admin/policies/${policy}/shares/${portion}/refuse`, {
      body: { reason: 'Not agreed upon' },
      ifMatch: split?.version ?? 0,
    });
    expect(reply.statusCode, reply.body).toBe(200);
    const shown = await one(superAdmin, split as Row);
    expect(shown).toMatchObject({ is_waiting: false, status: 'Rejected By Admin' });
    expect(shown.decisions[0]).toMatchObject({ to: 'Rejected By Admin', is_on_this: true });
  });
});
