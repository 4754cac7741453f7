import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServices, type TestServices } from '../../testing/test-services.ts';
import type { Context } from '../operation/operation.ts';
import { verifyAuditTrail } from './audit.service.ts';
import { AUDIT_LABELS, auditChanges, auditReference } from './audit-changes.ts';

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices();
});
afterAll(() => services.database.close());

const write = (label: string, context: Context = services.context()) =>
  services.transaction(context, async (inside) => {
    services.audit.record(inside, {
      action: 'create',
      entity: 'client',
      entityId: label,
      entityLabel: label,
    });
  });
const entries = () => services.db.selectFrom('audit_entry').selectAll().orderBy('id').execute();
/** What somebody with the rights of the database's owner can do. */
const tamper = async (statement: ReturnType<typeof sql>) => {
  await sql`alter table audit_entry disable trigger all`.execute(services.db);
  await statement.execute(services.db);
  await sql`alter table audit_entry enable trigger all`.execute(services.db);
};

describe('the audit trail', () => {
  beforeEach(async () => {
    await tamper(sql`delete from audit_entry`);
    await sql`update audit_head set id = 0, hash = repeat('0', 64), at = 'epoch'`.execute(services.db);
  });

  test('chains every entry to the one before it (S-78)', async () => {
    await write('one');
    await write('two');
    const [first, second] = await entries();
    expect(first?.previous_hash).toBe('0'.repeat(64));
    expect(second?.previous_hash).toBe(first?.hash);
    expect(await verifyAuditTrail(services.db)).toBeUndefined();
  });

  test('stays whole when many requests write at once', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, n) => write(`client ${n}`)));
    expect((await entries()).map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
    expect(await verifyAuditTrail(services.db)).toBeUndefined();
  });

  test('keeps who acted, from where, and the admin behind a proxy session (domain 8.3)', async () => {
    const caller = { code: 'U000123', kind: 'Associate', proxyAdminCode: 'A000001' } as Context['caller'];
    await write('proxied', { ...services.context(), caller });
    await write('job', { ...services.context(), ip: '' });
    await write('visitor');
    const [proxied, job, visitor] = await entries();
    expect(proxied).toMatchObject({
      actor_code: 'U000123',
      actor_kind: 'Associate',
      proxy_admin_code: 'A000001',
      ip: '203.0.113.7',
      request_id: 'req-1',
    });
    expect(job).toMatchObject({ actor_code: null, actor_kind: 'SYS', ip: null });
    expect(visitor?.actor_kind).toBe('PUB');
  });

  test('is written by the transaction of the change or not at all (R-AUD-05)', async () => {
    const failing = services.transaction(services.context(), async (inside) => {
      services.audit.record(inside, { action: 'delete', entity: 'client', entityId: '1', entityLabel: 'x' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await entries()).toEqual([]);
    await write('after');
    expect(await entries()).toHaveLength(1);
  });

  test('refuses to be written outside a transaction', () => {
    expect(() =>
      services.audit.record(services.context(), {
        action: 'reveal',
        entity: 'client',
        entityId: '1',
        entityLabel: 'x',
      }),
    ).toThrow('outside a transaction');
  });

  test('writes nothing for an update that changed nothing (R-AUD-04)', async () => {
    await services.transaction(services.context(), async (inside) => {
      services.audit.record(inside, {
        action: 'update',
        entity: 'client',
        entityId: '1',
        entityLabel: 'x',
        changes: [],
      });
    });
    expect(await entries()).toEqual([]);
  });

  test('is hashed by the database as the verifier does, whatever the texts hold (S-78)', async () => {
    const awkward = 'a "quoted" \\ back\nslash\u0001 \u2028 é😀 {} [] %s';
    await services.transaction(services.context(), async (inside) => {
      for (const entityLabel of [awkward, '', 'plain']) {
        services.audit.record(inside, {
          action: 'update',
          entity: 'client',
          entityId: awkward,
          entityLabel,
          reason: awkward,
          changes: [{ field: awkward, old: null, new: awkward }],
        });
      }
    });
    expect((await entries()).map((entry) => entry.entity_label)).toEqual([awkward, '', 'plain']);
    expect(await verifyAuditTrail(services.db)).toBeUndefined();
  });

  test('never goes back in time, whatever the clocks of the hosts say', async () => {
    await write('late', { ...services.context(), now: new Date('2026-11-21T16:00:00Z') });
    await write('early', { ...services.context(), now: new Date('2026-11-21T15:00:00Z') });
    const times = (await entries()).map((entry) => entry.at.toISOString());
    expect(times).toEqual(['2026-11-21T16:00:00.000Z', '2026-11-21T16:00:00.000Z']);
  });

  test.each(['update audit_entry set reason = null', 'delete from audit_entry', 'truncate audit_entry'])(
    'refuses "%s" (R-AUD-01)',
    async (statement) => {
      await write('kept');
      await expect(sql.raw(statement).execute(services.db)).rejects.toThrow('append-only');
      expect(await entries()).toHaveLength(1);
    },
  );

  test.each([
    [
      'a changed entry',
      sql`update audit_entry set entity_label = 'other' where id = 2`,
      { id: 2, problem: 'changed' },
    ],
    [
      'a changed time',
      sql`update audit_entry set at = at + interval '1 ms' where id = 2`,
      { id: 2, problem: 'changed' },
    ],
    ['a removed entry', sql`delete from audit_entry where id = 2`, { id: 2, problem: 'missing' }],
    ['a cut-off end', sql`delete from audit_entry where id = 3`, { id: 3, problem: 'missing' }],
    [
      'entries that changed places',
      sql`update audit_entry set id = 5 - id where id in (2, 3)`,
      { id: 2, problem: 'changed' },
    ],
    [
      'a forged entry with a hash of its own',
      sql`update audit_entry set hash = repeat('a', 64) where id = 2`,
      { id: 2, problem: 'changed' },
    ],
  ])('shows %s (S-78)', async (_, statement, found) => {
    for (const label of ['one', 'two', 'three']) await write(label);
    // Ids change places through a free number, as the key allows no two alike.
    await sql`alter table audit_entry drop constraint audit_entry_pkey`.execute(services.db);
    await tamper(statement);
    expect(await verifyAuditTrail(services.db)).toEqual(found);
    await tamper(sql`delete from audit_entry`);
    await sql`alter table audit_entry add primary key (id)`.execute(services.db);
  });
});

describe('changes', () => {
  interface Row {
    status: string;
    ssn: string | null;
    use_spouse_licenses: boolean;
    states: string[];
    note: string | null;
  }
  const fields = {
    status: { label: AUDIT_LABELS.status },
    ssn: { label: AUDIT_LABELS.ssn, show: (value: string) => `***-**-${value.slice(-4)}` },
    use_spouse_licenses: { label: AUDIT_LABELS.use_spouse_licenses },
    states: { label: 'States' },
  };
  const before: Row = {
    status: 'Active',
    ssn: '123456789',
    use_spouse_licenses: false,
    states: ['CA'],
    note: null,
  };

  test('list only what changed, under the labels of the specification (R-AUD-04)', () => {
    expect(auditChanges<Row>(fields, before, { ...before, status: 'Suspended', note: 'unnamed' })).toEqual([
      { field: 'Status', old: 'Active', new: 'Suspended' },
    ]);
    expect(auditChanges<Row>(fields, before, { ...before, states: ['CA'] })).toEqual([]);
  });

  test('mask secret values and still show that they changed (R-AUD-02)', () => {
    expect(auditChanges<Row>(fields, before, { ...before, ssn: '999996789' })).toEqual([
      { field: 'SSN', old: '***-**-6789', new: '***-**-6789' },
    ]);
  });

  test('read as a person reads them, with nothing for empty', () => {
    expect(
      auditChanges<Row>(
        fields,
        { ...before, ssn: '' },
        { ...before, ssn: null, use_spouse_licenses: true, states: [] },
      ),
    ).toEqual([
      { field: 'Use Spouse Licenses', old: 'No', new: 'Yes' },
      { field: 'States', old: 'CA', new: null },
    ]);
    // An empty list is none, as for somebody new who has no roles yet.
    expect(auditChanges<Row>(fields, undefined, { ...before, states: [] })).not.toContainEqual(
      expect.objectContaining({ field: 'States' }),
    );
    expect(auditChanges<Row>(fields, undefined, before).map((change) => change.old)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test('keep a reference as name and code (R-AUD-03)', () => {
    expect(auditReference('Dev Patel', 'U000123')).toBe('Dev Patel (U000123)');
  });
});
