import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestHost, type TestClient, type TestHost } from '../testing/index.ts';
import { filesOnDisk, formOf, PDF } from './uploads.test-support.ts';

let host: TestHost;
let ana: TestClient;
let code: string;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  ana = await host.signInAs('ana');
  ({ code } = await host.db
    .selectFrom('app_user')
    .select('code')
    .where('username', '=', 'ana')
    .executeTakeFirstOrThrow());
  await host.platform.jobs.drain();
});
afterAll(() => host.close());

async function upload(name: string): Promise<string> {
  const reply = await ana.post('/account/licensing-documents', formOf('document', name, PDF));
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<{ id: string }>().id;
}

/** The night's job, days after the uploads. */
async function clean() {
  await sql`update attachment set created_at = created_at - interval '4 days' where owner_code = ${code}`.execute(
    host.db,
  );
  await host.platform.jobs.add(host.db, 'remove-unnamed-documents', {});
  await host.platform.jobs.drain();
}

const kept = async (ids: readonly string[]) =>
  (
    await host.db.selectFrom('attachment').select('name').where('id', 'in', ids).orderBy('name').execute()
  ).map(({ name }) => name);

const license = (document_id: string, number: string) => ({
  type: 'Life',
  country: 'USA',
  state: 'NM',
  number,
  is_resident: false,
  issue_date: '2026-01-05',
  expiration_date: '2028-01-05',
  document_id,
});

it('removes what a form uploaded that was never saved, and its file', async () => {
  const before = await filesOnDisk(host);
  const id = await upload('never-saved.pdf');
  await host.platform.jobs.add(host.db, 'remove-unnamed-documents', {});
  await host.platform.jobs.drain();
  // The form may still be open.
  expect(await kept([id])).toEqual(['never-saved.pdf']);
  await clean();
  expect(await kept([id])).toEqual([]);
  expect(await filesOnDisk(host)).toEqual(before);
});

it('keeps what a record names, what waits inside of one, and what another document replaced', async () => {
  const [first, second, waiting] = [
    await upload('1-first.pdf'),
    await upload('2-second.pdf'),
    await upload('3-waiting.pdf'),
  ];
  const created = await ana.post('/account/licenses', {
    body: license(first, 'NM100200'),
    idempotencyKey: crypto.randomUUID(),
  });
  expect(created.statusCode, created.body).toBe(201);
  const { id, version } = created.json<{ id: string; version: number }>();
  const change = (document_id: string, ifMatch: number) =>
    ana.put(`/account/licenses/${id}`, { body: license(document_id, 'NM100200'), ifMatch });
  const replaced = await change(second, version);
  expect(replaced.statusCode, replaced.body).toBe(200);
  // In force from here on, so that the next change waits beside it.
  await host.db.updateTable('license').set({ approval_status: 'Approved' }).where('id', '=', id).execute();
  const proposed = await change(waiting, replaced.json<{ version: number }>().version);
  expect(proposed.statusCode, proposed.body).toBe(200);
  const row = await host.db.selectFrom('license').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect([row.document_id, row.proposed?.document_id]).toEqual([second, waiting]);
  await clean();
  expect(await kept([first, second, waiting])).toEqual(['1-first.pdf', '2-second.pdf', '3-waiting.pdf']);
});

it('keeps what steps of a training program name', async () => {
  const id = await upload('step.pdf');
  const checklist = JSON.stringify({ exam_passed: { on: '2026-11-01', document_id: id }, ama: '2026-10-01' });
  await sql`insert into training_program (associate_code, trainer_code, status, opened_at, due_date, checklist)
    values (${code}, 'U000001', 'Open', '2026-10-01', '2027-01-01', ${checklist}::jsonb)`.execute(host.db);
  await clean();
  expect(await kept([id])).toEqual(['step.pdf']);
});

it('knows every column of the database that names a document', async () => {
  const { rows } = await sql<{ column: string }>`
    select c.relname || '.' || a.attname as "column" from pg_constraint f
    join pg_class c on c.oid = f.conrelid join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
    where f.contype = 'f' and f.confrelid = 'attachment'::regclass and not exists (
      select from pg_trigger t where t.tgrelid = f.conrelid and t.tgfoid = 'document_named'::regproc
        and position(a.attname in encode(t.tgargs, 'escape')) > 0)`.execute(host.db);
  expect(rows).toEqual([]);
});

it('removes the part of an upload whose process was killed', async () => {
  const folder = join(host.config.dataDir, 'upload');
  await mkdir(folder, { recursive: true });
  const [old, fresh] = [join(folder, 'old.part'), join(folder, 'fresh.part')];
  await writeFile(old, 'half');
  await writeFile(fresh, 'half');
  const then = new Date(host.clock.now().getTime() - 2 * DAY_MS);
  await utimes(old, then, then);
  await utimes(fresh, host.clock.now(), host.clock.now());
  await host.platform.jobs.add(host.db, 'remove-cut-off-uploads', {});
  await host.platform.jobs.drain();
  const names = await filesOnDisk(host);
  expect([names.includes('old.part'), names.includes('fresh.part')]).toEqual([false, true]);
});
