import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../testing/index.ts';
import { clientList } from './clients.list.ts';
import { clientSource } from './clients.store.ts';
import { clientOf, type ListsHost, NOW, startListsHost } from './clients.test-support.ts';

const PATH = '/business/clients';
const UNKNOWN = '3f0f6a5e-0000-4000-8000-00000000dead';

let lists: ListsHost;
let id: string;
let note: string;
beforeAll(async () => {
  lists = await startListsHost();
  id = (await lists.ana.post(PATH, { body: clientOf() })).json().id;
  note = (await lists.ana.post(`${PATH}/${id}/notes`, { body: { text: 'Call after six' } })).json().id;
});
afterAll(() => lists.host.close());

const withoutRequest = (reply: { json(): { requestId?: string } }) => {
  const { requestId, ...rest } = reply.json();
  return rest;
};

describe('whose clients a person reaches', () => {
  it('a client of somebody else answers as one that does not exist, on every operation, to peers and uplines alike (S-37, R-CLI-03)', async () => {
    const body = clientOf();
    const calls = (at: string, noteId: string) => (who: typeof lists.ana) => [
      who.get(`${PATH}/${at}`),
      who.put(`${PATH}/${at}`, { body, ifMatch: 1 }),
      who.delete(`${PATH}/${at}`, { ifMatch: 1 }),
      who.post(`${PATH}/${at}/archive`),
      who.post(`${PATH}/${at}/restore`),
      who.get(`${PATH}/${at}/audit`),
      who.get(`${PATH}/${at}/notes`),
      who.post(`${PATH}/${at}/notes`, { body: { text: 'Hi' } }),
      who.put(`${PATH}/${at}/notes/${noteId}`, { body: { text: 'Hi' }, ifMatch: 1 }),
      who.delete(`${PATH}/${at}/notes/${noteId}`, { ifMatch: 1 }),
      who.post(`${PATH}/${at}/reveal`, { body: { field: 'id_document_number', reason: 'Because I can' } }),
    ];
    for (const who of [lists.ben, lists.una]) {
      const foreign = await Promise.all(calls(id, note)(who));
      const unknown = await Promise.all(calls(UNKNOWN, UNKNOWN)(who));
      expect(foreign.map((reply) => reply.statusCode)).toEqual(Array(foreign.length).fill(404));
      expect(foreign.map(withoutRequest)).toEqual(unknown.map(withoutRequest));
    }
    expect((await lists.ana.get(`${PATH}/${id}`)).json()).toMatchObject({ version: 1 });
  });

  it('list and count show the own book only (S-39)', async () => {
    await lists.ben.post(PATH, { body: clientOf({ last_name: 'Benson' }) });
    expect((await lists.ana.get(PATH)).json().rows.map((row: { id: string }) => row.id)).toEqual([id]);
    expect((await lists.una.get(PATH)).json().rows).toEqual([]);
    expect((await lists.una.get(`${PATH}/count`)).json()).toEqual({ count: 0 });
    expect((await lists.ana.get(PATH, { query: { owner_code: 'U000003' } })).statusCode).toBe(422);
    expect(
      (await lists.ana.get(PATH, { query: { filter: '{"owner_code":{"eq":"U000003"}}' } })).statusCode,
    ).toBe(422);
  });

  it('own and shared clients are pages and batches of one list, in one order (domain.md 2.10)', async () => {
    const make = async (owner: TestClient, last_name: string) =>
      (await owner.post(PATH, { body: clientOf({ last_name }) })).json().id as string;
    const own = await Promise.all(['Ibis', 'Kite', 'Merlin'].map((name) => make(lists.ana, name)));
    const foreign = await Promise.all(['Jay', 'Lark'].map((name) => make(lists.ben, name)));
    // What is one's own and shared as well is in the list once.
    await lists.host.db
      .insertInto('client_share')
      .values([...foreign, ...own.slice(0, 1)].map((client_id) => ({ client_id, associate_code: 'U000002' })))
      .execute();
    const read = async (query: Record<string, string>) =>
      (await lists.ana.get(PATH, { query })).json().rows.map((row: { id: string }) => row.id) as string[];
    const everything = await read({ limit: '200' });
    expect(everything.filter((id) => [...own, ...foreign].includes(id))).toEqual([
      own[0],
      foreign[0],
      own[1],
      foreign[1],
      own[2],
    ]);
    expect(new Set(everything).size).toBe(everything.length);
    for (const order of ['{"name":"DESC"}', '{"created_at":"ASC"}']) {
      const whole = await read({ limit: '200', order });
      const seen: string[] = [];
      for (let page = await read({ limit: '2', order }); page.length > 0; ) {
        seen.push(...page.slice(0, 2));
        page = page.length > 2 ? await read({ limit: '2', order, after: seen.at(-1) as string }) : [];
      }
      expect(seen, order).toEqual(whole);
      const source = await clientSource(lists.host.db, { code: 'U000002' });
      const exported: string[] = [];
      for await (const rows of clientList.batches({ filter: {}, order: JSON.parse(order) }, source, 2))
        exported.push(...rows.map((row) => row.id));
      expect(exported, order).toEqual(whole);
    }
  });

  it('a shared client is read and not written (domain.md 2.10)', async () => {
    const shared = (await lists.ben.post(PATH, { body: clientOf({ last_name: 'Shared' }) })).json();
    await lists.host.db
      .insertInto('client_share')
      .values({ client_id: shared.id, associate_code: 'U000002' })
      .execute();
    const read = await lists.ana.get(`${PATH}/${shared.id}`);
    expect(read.json()).toMatchObject({
      actions: [],
      owner: { code: 'U000003' },
      shared_with: [{ code: 'U000002', name: 'Ana Test' }],
    });
    const rows = (await lists.ana.get(PATH)).json().rows;
    expect(rows.find((row: { id: string }) => row.id === shared.id)).toMatchObject({ actions: [] });
    expect((await lists.ana.get(`${PATH}/${shared.id}/notes`)).statusCode).toBe(200);
    expect((await lists.ana.put(`${PATH}/${shared.id}`, { body: clientOf(), ifMatch: 1 })).statusCode).toBe(
      403,
    );
    expect((await lists.ana.delete(`${PATH}/${shared.id}`, { ifMatch: 1 })).statusCode).toBe(403);
    expect((await lists.ana.post(`${PATH}/${shared.id}/notes`, { body: { text: 'Hi' } })).statusCode).toBe(
      403,
    );
    expect((await lists.ana.post(`${PATH}/archive`, { body: { ids: [shared.id] } })).json().results).toEqual([
      { id: shared.id, ok: false, message: 'Resource not found' },
    ]);
  });

  it('a note belongs to its client (S-38)', async () => {
    const other = (await lists.ana.post(PATH, { body: clientOf({ last_name: 'Else' }) })).json().id;
    const put = await lists.ana.put(`${PATH}/${other}/notes/${note}`, {
      body: { text: 'Moved' },
      ifMatch: 1,
    });
    expect(put.statusCode).toBe(404);
    expect((await lists.ana.delete(`${PATH}/${other}/notes/${note}`, { ifMatch: 1 })).statusCode).toBe(404);
  });

  it('a suspended associate does not write', async () => {
    expect((await lists.suspended.get(PATH)).statusCode).toBe(200);
    expect((await lists.suspended.post(PATH, { body: clientOf() })).statusCode).toBe(403);
  });

  it('anonymous callers get nothing', async () => {
    expect((await lists.host.get(PATH)).statusCode).toBe(401);
  });
});

describe('in a proxy session (domain.md 7.3)', () => {
  const refusal = { statusCode: 403, message: 'Not available while viewing as another user' };

  it('clients are created and edited, and both identities stand in the trail', async () => {
    const created = await lists.anaByProxy.post(PATH, { body: clientOf({ marketing_consent_email: false }) });
    expect(created.statusCode).toBe(201);
    expect(created.json().actions).toEqual(['update', 'archive', 'add_note']);
    const [entry] = await lists.host.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('entity_id', '=', created.json().id)
      .execute();
    expect(entry).toMatchObject({ actor_code: 'U000002', proxy_admin_code: 'A000001' });
  });

  it('marketing consent is neither given nor taken back', async () => {
    expect((await lists.anaByProxy.post(PATH, { body: clientOf() })).json()).toMatchObject(refusal);
    const off = clientOf({ marketing_consent_email: false });
    expect((await lists.anaByProxy.put(`${PATH}/${id}`, { body: off, ifMatch: 1 })).json()).toMatchObject(
      refusal,
    );
  });

  it('nothing is deleted and nothing revealed', async () => {
    expect((await lists.anaByProxy.delete(`${PATH}/${id}`, { ifMatch: 1 })).json()).toMatchObject(refusal);
    expect(
      (await lists.anaByProxy.delete(`${PATH}/${id}/notes/${note}`, { ifMatch: 1 })).json(),
    ).toMatchObject(refusal);
    const reveal = { field: 'id_document_number', reason: 'Support case 12' };
    expect((await lists.anaByProxy.post(`${PATH}/${id}/reveal`, { body: reveal })).json()).toMatchObject(
      refusal,
    );
  });
});

describe('revealing the document number (S-69)', () => {
  const body = { field: 'id_document_number', reason: 'Carrier application' };

  it('needs a recent confirmation and a reason, leaves a trace, and ends at ten an hour', async () => {
    const path = `${PATH}/${id}/reveal`;
    expect((await lists.ana.post(path, { body: { ...body, reason: 'no' } })).statusCode).toBe(422);
    const confirmedAt = (at: Date) =>
      lists.host.db.updateTable('session').set({ confirmed_at: at }).execute();
    await confirmedAt(new Date(NOW.getTime() - 5 * 60_000 - 1_000));
    expect((await lists.ana.post(path, { body })).statusCode).toBe(403);
    await confirmedAt(NOW);
    for (let times = 0; times < 10; times += 1) {
      expect((await lists.ana.post(path, { body })).json()).toEqual({ value: 'X12345678' });
    }
    const late = await lists.ana.post(path, { body });
    expect(late.statusCode).toBe(429);
    expect(late.headers['retry-after']).toBeDefined();
    const entries = await lists.host.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('action', '=', 'reveal')
      .where('entity_id', '=', id)
      .execute();
    expect(entries).toHaveLength(10);
    expect(entries[0]).toMatchObject({ reason: 'Carrier application', owner_code: 'U000002' });
    expect(JSON.stringify(entries)).not.toContain('X12345678');
  });
});
