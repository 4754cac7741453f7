import { DAY_MS } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downloadsRoutes } from '../../platform/download/downloads.routes.ts';
import { readOutbox } from '../../platform/messages/messages.service.ts';
import { CLIENT_AREAS, clientOf, type ListsHost, startListsHost } from './clients.test-support.ts';

const PATH = '/business/clients/download';
const BY_MAIL = "We'll send you exported file via email as soon as its ready";

let lists: ListsHost;
beforeAll(async () => {
  lists = await startListsHost([...CLIENT_AREAS, downloadsRoutes]);
  await lists.ana.post('/business/clients', { body: clientOf({ last_name: 'Adams', email: null }) });
  await lists.ana.post('/business/clients', { body: clientOf({ type: 'Business', company_name: '=cmd' }) });
  await lists.una.post('/business/clients', { body: clientOf({ last_name: 'Hidden' }) });
});
afterAll(() => lists.host.close());

/** Many clients of Ben at once, by copying one. */
async function fillBen(count: number) {
  const { id } = (
    await lists.ben.post('/business/clients', { body: clientOf({ last_name: 'Many' }) })
  ).json();
  await sql`insert into client (owner_code, type, company_name, name_key, sort_key, email, email_key, address_line1, city,
      state, postal_code, country, created_at, last_activity_at)
    select owner_code, 'Business', 'Company ' || n, 'company ' || n, 'company ' || lpad(n::text, 6, '0'), email, email_key,
      address_line1, city, state, postal_code, country, created_at, last_activity_at
    from client cross join generate_series(1, ${count}::integer) as n where client.id = ${id}`.execute(
    lists.host.db,
  );
}

const pathOf = (url: string) => new URL(url).pathname;
const exportOf = (who = lists.ana, query: Record<string, string> = {}) => who.get(PATH, { query });
const auditEntries = () =>
  lists.host.db.selectFrom('audit_entry').selectAll().where('action', '=', 'export').orderBy('id').execute();

describe('an export of clients', () => {
  it('is a link to the rows of the list in the order and columns asked (SPEC 7, S-39)', async () => {
    const answer = await exportOf(lists.ana, { columns: '["phone","name"]', order: '{"name":"ASC"}' });
    expect(Object.keys(answer.json())).toEqual(['url']);
    const file = await lists.host.get(pathOf(answer.json().url));
    expect(file.headers).toMatchObject({
      'content-disposition': `attachment; filename="clients-2026-11-21.csv"; filename*=UTF-8''clients-2026-11-21.csv`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(file.body).toBe(`\uFEFFPhone,Name\r\n(512) 555-0142,'=cmd\r\n(512) 555-0142,Grace Adams\r\n`);
  });

  it('holds what the filter leaves, also as an Excel file', async () => {
    const answer = await exportOf(lists.ana, { format: 'xlsx', filter: '{"type":{"eq":"Business"}}' });
    const file = await lists.host.get(pathOf(answer.json().url));
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect(file.headers['content-disposition']).toContain('clients-2026-11-21.xlsx');
  });

  it('holds only the rows that are named, and never a foreign one (S-39)', async () => {
    const { rows } = (await lists.ana.get('/business/clients')).json();
    const foreign = (await lists.una.get('/business/clients')).json().rows[0];
    const named = rows.find(({ name }: { name: string }) => name === 'Grace Adams');
    const filter = JSON.stringify({ id: { in: [named.id, foreign.id] } });
    const answer = await exportOf(lists.ana, { columns: '["name"]', filter });
    expect((await lists.host.get(pathOf(answer.json().url))).body).toBe('\uFEFFName\r\nGrace Adams\r\n');
  });

  it('takes nothing but keys as names of rows', async () => {
    const many = Array.from({ length: 201 }, () => '0b6f3a52-4d6c-4f0a-8f55-3f8f0f6d9c01');
    for (const id of [{ eq: many[0] }, { in: [] }, { in: ['x'] }, { in: [1] }, { in: many }, 'x']) {
      const answer = await exportOf(lists.ana, { filter: JSON.stringify({ id }) });
      expect(answer.statusCode, JSON.stringify(id)).toBe(422);
    }
  });

  it('says which columns there are', async () => {
    for (const columns of ['["ssn"]', '["name","name"]', '{}', 'name', '[1]']) {
      const refused = await exportOf(lists.ana, { columns });
      expect(refused.statusCode).toBe(422);
      expect(refused.json().fields[0].field).toBe('columns');
    }
    expect((await exportOf(lists.ana, { format: 'pdf' })).statusCode).toBe(422);
  });

  it('is audited with rows, format and columns', async () => {
    await exportOf(lists.ana, { columns: '["name"]', filter: '{"state":{"eq":"TX"}}' });
    expect((await auditEntries()).at(-1)).toMatchObject({
      entity: 'clients',
      entity_label: 'Clients',
      actor_code: 'U000002',
      changes: [
        { field: 'Format', old: null, new: 'CSV' },
        { field: 'Rows', old: null, new: '2' },
        { field: 'Columns', old: null, new: 'Name' },
        { field: 'Filtered by', old: null, new: 'state' },
      ],
    });
  });

  it('the link is good once, for 60 seconds, and no longer than the session (S-34)', async () => {
    const twice = pathOf((await exportOf()).json().url);
    const uses = await Promise.all([lists.host.get(twice), lists.host.get(twice)]);
    expect(uses.map((reply) => reply.statusCode).sort()).toEqual([200, 404]);

    const late = pathOf((await exportOf()).json().url);
    lists.host.clock.advance(60_001);
    expect((await lists.host.get(late)).statusCode).toBe(404);

    const ended = pathOf((await exportOf(lists.una)).json().url);
    await lists.una.post('/logout');
    expect((await lists.host.get(ended)).statusCode).toBe(404);
    expect((await lists.host.get(`/files/${'x'.repeat(43)}`)).statusCode).toBe(404);
  });

  it('above 5,000 rows it comes by mail: one job, however often it is asked for (R-17)', async () => {
    await fillBen(5_200);
    const answers = await Promise.all([exportOf(lists.ben), exportOf(lists.ben), exportOf(lists.ben)]);
    expect(answers.map((reply) => reply.json())).toEqual(Array(3).fill({ message: BY_MAIL }));
    await lists.host.platform.jobs.drain();

    const mails = await readOutbox(lists.host.db, lists.host.platform.vault, {
      to: 'ben@demo.upline.test',
      limit: 10,
    });
    const ready = mails.filter(({ kind }) => kind === 'export-ready');
    expect(ready).toHaveLength(1);
    const ticket = /\/downloads\/([\w-]{43})/.exec(ready[0]?.text ?? '')?.[1];

    expect((await lists.host.get(`/files/${ticket}`)).statusCode).toBe(404);
    expect((await lists.host.post(`/downloads/${ticket}`)).statusCode).toBe(401);
    expect((await lists.ana.post(`/downloads/${ticket}`)).statusCode).toBe(404);
    const claimed = await lists.ben.post(`/downloads/${ticket}`);
    expect(claimed.statusCode).toBe(200);
    const file = await lists.host.get(pathOf(claimed.json().url));
    const lines = file.body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(5_202);
    expect(lines[1]).toMatch(/^Company 1,/);
    expect(lines.at(-1)).toMatch(/^Grace Many,/);

    lists.host.clock.advance(DAY_MS + 1);
    expect(
      (await lists.host.db.selectFrom('export').selectAll().where('status', '=', 'Ready').execute())[0]
        ?.file_key,
    ).toMatch(/csv$/);
    lists.host.clock.advance(6 * DAY_MS);
    await lists.host.platform.jobs.drain();
    const left = await lists.host.db
      .selectFrom('export')
      .selectAll()
      .where('status', 'in', ['Ready', 'Removed'])
      .execute();
    expect(left.every(({ file_key }) => file_key === null)).toBe(true);
  });
});

describe('in a proxy session (domain.md 7.3)', () => {
  it('up to 100 rows are given and more are refused', async () => {
    const fresh = await startListsHost([...CLIENT_AREAS, downloadsRoutes]);
    const { id } = (await fresh.ana.post('/business/clients', { body: clientOf() })).json();
    await sql`insert into client (owner_code, type, company_name, name_key, sort_key, email, email_key, address_line1, city,
        state, postal_code, country)
      select owner_code, 'Business', 'C', 'c', 'c', email, email_key, address_line1, city, state, postal_code, country
      from client cross join generate_series(1, 99) where client.id = ${id}`.execute(fresh.host.db);
    const small = await fresh.anaByProxy.get(PATH);
    expect((await fresh.host.get(pathOf(small.json().url))).body.split('\r\n')).toHaveLength(102);
    await fresh.ana.post('/business/clients', { body: clientOf() });
    expect((await fresh.anaByProxy.get(PATH)).json()).toMatchObject({
      statusCode: 403,
      message: 'Not available while viewing as another user',
    });
    await fresh.host.close();
  });
});
