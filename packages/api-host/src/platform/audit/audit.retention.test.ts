import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServices, type TestServices } from '../../testing/test-services.ts';
import { defineAuditRetention } from './audit.retention.ts';
import { verifyAuditTrail } from './audit.service.ts';

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices();
  defineAuditRetention(services.jobs, services.audit);
});
afterAll(() => services.database.close());

const write = (label: string) =>
  services.transaction(services.context(), async (inside) => {
    services.audit.record(inside, {
      action: 'create',
      entity: 'client',
      entityId: label,
      entityLabel: label,
    });
  });
const labels = async () =>
  (await services.db.selectFrom('audit_entry').select('entity_label').orderBy('id').execute()).map(
    ({ entity_label }) => entity_label,
  );
const run = async () => {
  await services.jobs.add(services.db, 'remove-old-audit-entries', {});
  await services.jobs.drain();
};

test('entries leave after seven years, and what remains can still be verified (R-AUD-06, S-78)', async () => {
  services.clock.set('2015-03-01T12:00:00Z');
  await write('one');
  await write('two');
  services.clock.set('2019-11-22T12:00:00Z');
  await write('three');
  services.clock.set('2026-11-21T15:00:00Z');
  await write('four');
  await run();
  expect(await labels()).toEqual(['three', 'four', '2 entries up to number 2']);
  expect(await verifyAuditTrail(services.db)).toBeUndefined();

  await run();
  expect(await labels()).toHaveLength(3);
  await write('five');
  expect(await verifyAuditTrail(services.db)).toBeUndefined();

  await sql`alter table audit_entry disable trigger all`.execute(services.db);
  await sql`delete from audit_entry where id = 3`.execute(services.db);
  await sql`alter table audit_entry enable trigger all`.execute(services.db);
  expect(await verifyAuditTrail(services.db)).toEqual({ id: 3, problem: 'missing' });
});

test('no statement removes an entry before its time, nor makes or moves a checkpoint for it (R-AUD-01)', async () => {
  await write('young');
  for (const statement of [
    sql`delete from audit_entry where entity_label = 'young'`,
    sql`update audit_entry set at = '2010-01-01' where entity_label = 'young'`,
    sql`insert into audit_checkpoint select id, hash, at, now() from audit_entry where entity_label = 'young'`,
    sql`insert into audit_checkpoint values (99, repeat('a', 64), '2010-01-01', now())`,
    sql`update audit_checkpoint set id = 99`,
    sql`delete from audit_checkpoint`,
    sql`truncate audit_checkpoint`,
  ]) {
    await expect(statement.execute(services.db)).rejects.toMatchObject({ code: '23001' });
  }
  expect(await labels()).toContain('young');
});
