import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listOwnAuditEntries } from '../../platform/audit/audit.service.ts';
import type { TestClient, TestHost } from '../../testing/index.ts';
import { signInAs, testContext } from '../../testing/sign-in.ts';
import { startSessionsHost } from '../../testing/test-users.ts';
import { auditPage } from './audit.list.ts';

let host: TestHost;
let admin: TestClient;
beforeAll(async () => {
  host = await startSessionsHost();
  admin = await signInAs(host, 'super');
  for (const [entity, id, label] of [
    ['client', 'c1', 'Lee'],
    ['client', 'c2', 'Moe'],
    ['policy', 'p1', 'ABC-123'],
  ] as const) {
    host.clock.advance(1_000);
    await host.platform.transaction(testContext(host), async (context) => {
      host.platform.audit.record(context, {
        action: 'update',
        entity,
        entityId: id,
        entityLabel: label,
        ownerCode: 'U000001',
        actor: { code: entity === 'policy' ? 'A000002' : 'U000001', kind: 'Associate' },
        changes: [{ field: entity === 'policy' ? 'Face Amount' : 'Phone', old: null, new: 'x' }],
      });
    });
  }
});
afterAll(() => host.close());

const ids = async (query: Record<string, string> = {}) => {
  const reply = await admin.get('/admin/audit', { query });
  expect(reply.statusCode).toBe(200);
  return (reply.json().rows as { entity_id: string }[]).map(({ entity_id }) => entity_id);
};

describe('the audit list (R-AUD-07)', () => {
  test('shows entries newest first with the name of the actor', async () => {
    const reply = await admin.get('/admin/audit');
    const rows = reply.json().rows as { entity_id: string }[];
    expect(rows.slice(0, 3).map(({ entity_id }) => entity_id)).toEqual(['p1', 'c2', 'c1']);
    expect(rows[0]).toMatchObject({
      actor_code: 'A000002',
      actor_name: 'Sue Reyes',
      action: 'update',
      entity: 'policy',
      entity_label: 'ABC-123',
      changes: [{ field: 'Face Amount', old: null, new: 'x' }],
    });
    expect(rows[0]).not.toHaveProperty('hash');
  });

  test.each([
    ['entity', '{"entity":{"eq":"client"}}', ['c2', 'c1']],
    ['actor', '{"actor_code":{"eq":"A000002"},"entity":{"eq":"policy"}}', ['p1']],
    ['owner', '{"owner_code":{"eq":"U000001"},"action":{"eq":"update"}}', ['p1', 'c2', 'c1']],
    ['field', '{"field":{"contains":"Phone"}}', ['c2', 'c1']],
    ['record', '{"entity_label":{"contains":"abc"}}', ['p1']],
  ])('filters by %s', async (_, filter, expected) => {
    expect(await ids({ filter })).toEqual(expected);
  });

  test('sorts and pages', async () => {
    const filter = '{"action":{"in":["update"]}}';
    expect(await ids({ filter, order: '{"entity_label":"ASC"}' })).toEqual(['p1', 'c1', 'c2']);
    expect(await ids({ filter, limit: '1', page: '2' })).toEqual(['c2', 'c1']);
  });

  test('counts what matches', async () => {
    const filter = '{"entity":{"eq":"client"},"action":{"eq":"update"}}';
    expect((await admin.get('/admin/audit/count', { query: { filter } })).json()).toEqual({ count: 2 });
  });

  test('leaves as a file, and the file is an entry of its own', async () => {
    const filter = '{"entity":{"eq":"policy"}}';
    const columns = '["actor","entity_label","field"]';
    const asked = await admin.get('/admin/audit/download', { query: { filter, columns } });
    expect(asked.statusCode).toBe(200);
    const file = await host.get(new URL(asked.json().url).pathname);
    expect(file.body).toContain('Sue Reyes,ABC-123,Face Amount: – → x');
    const [entry] = (await admin.get('/admin/audit', { query: { limit: '1' } })).json().rows;
    expect(entry).toMatchObject({ action: 'export', entity: 'audit', entity_label: 'Audit Entries' });
  });

  test('refuses fields and operators it does not know (S-47)', async () => {
    const refused: Record<string, string>[] = [
      { filter: '{"hash":{"eq":"x"}}' },
      { filter: '{"action":{"contains":"u"}}' },
      { order: '{"field":"ASC"}' },
    ];
    for (const query of refused) {
      expect((await admin.get('/admin/audit', { query })).statusCode, JSON.stringify(query)).toBe(422);
    }
  });

  test('is for admins with the right alone (S-42)', async () => {
    expect((await host.get('/admin/audit')).statusCode).toBe(401);
    expect((await (await signInAs(host, 'ana')).get('/admin/audit')).statusCode).toBe(403);
    const { authorization = '' } = admin.headers;
    expect((await host.get('/admin/audit', { headers: { authorization } })).statusCode).toBe(401);
  });

  test('has no operation that changes an entry (R-AUD-01)', async () => {
    for (const call of [admin.post, admin.put, admin.patch, admin.delete]) {
      expect((await call('/admin/audit')).statusCode).toBeGreaterThanOrEqual(404);
    }
  });
});

test('the history of one record holds its own entries alone', async () => {
  const query = { page: 1, limit: 10, filter: {}, order: {} };
  const rows = await auditPage(host.db, query, { entity: 'client', entityId: 'c1' });
  expect(rows.map(({ entity_id }) => entity_id)).toEqual(['c1']);
});

test('a person sees their own security events and nobody else’s (8.2)', async () => {
  const log = (code: string, entity: string) =>
    host.platform.transaction(testContext(host), async (context) => {
      host.platform.audit.record(context, {
        action: 'login',
        entity,
        entityId: code,
        entityLabel: code,
        ownerCode: code,
        actor: { code, kind: 'Associate' },
      });
    });
  await log('U000002', 'session');
  await log('U000001', 'session');
  const rows = await listOwnAuditEntries(host.db, 'U000002');
  expect(rows.map(({ entity_label, entity }) => [entity_label, entity])).toEqual([['U000002', 'session']]);
});
