import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@upline/domain';
import { afterAll, expect, test } from 'vitest';
import { clientExamples } from '../../business/clients/clients.examples.ts';
import { startTestHost } from '../../testing/index.ts';
import { fillDataFolder } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { dumpFolder, restoreDump } from './database-dump.ts';
import { openEmbedded } from './open-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'upline-dump-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the nightly dump of the embedded database can be restored, and the newest seven are kept (R-21)', async () => {
  const environment = { DATA_DIR: join(folder, 'first') };
  await fillDataFolder(environment.DATA_DIR);
  const host = await startTestHost({ database: await openEmbedded(environment.DATA_DIR), environment });
  await addUsers(host.db);
  const ana = await host.signInAs('ana');
  const created = await ana.post('/business/clients', { body: clientExamples.body });
  expect(created.statusCode).toBe(201);
  const path = `/business/clients/${created.json().id}`;
  const whole = await ana.get(path);

  const dumps = dumpFolder(environment.DATA_DIR);
  await host.platform.jobs.drain();
  host.clock.advance(DAY_MS);
  await host.platform.jobs.drain();
  const [first] = await readdir(dumps);
  expect(first).toMatch(/^database-\d{4}-\d\d-\d\d\.tar\.gz$/);
  for (let day = 1; day <= 9; day++) await writeFile(join(dumps, `database-2020-01-0${day}.tar.gz`), 'old');
  await writeFile(join(dumps, 'note.txt'), 'not ours');
  await host.platform.jobs.add(host.db, 'dump-database', {});
  await host.platform.jobs.drain();
  const kept = await readdir(dumps);
  expect(kept.toSorted()).toEqual([
    ...[4, 5, 6, 7, 8, 9].map((day) => `database-2020-01-0${day}.tar.gz`),
    first,
    'note.txt',
  ]);
  await host.close();

  const again = { DATA_DIR: join(folder, 'second') };
  const dump = await openAsBlob(join(dumps, first ?? ''));
  await restoreDump(dump, again.DATA_DIR);
  await expect(restoreDump(dump, again.DATA_DIR)).rejects.toThrow('move it away first');
  const restored = await startTestHost({
    database: await openEmbedded(again.DATA_DIR),
    environment: again,
    clock: host.clock,
  });
  const read = await (await restored.signInAs('ana')).get(path);
  expect(read.statusCode).toBe(200);
  expect(read.json()).toEqual(whole.json());
  await restored.close();
});
