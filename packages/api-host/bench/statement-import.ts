import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { startTestHost } from '../src/testing/index.ts';
import { statementOf } from './statement-lines.ts';

/**
 * `TEST_DATABASE_URL=postgres://… node packages/api-host/bench/statement-import.ts --lines 100000`: previews and books a
 * statement of so many lines on PostgreSQL, and with `--undo` takes it back, with its rate and the memory of the process. The
 * rows are made in a database of its own, which is dropped afterwards.
 */
const { values } = parseArgs({
  options: { lines: { type: 'string', default: '100000' }, undo: { type: 'boolean', default: false } },
});
const lines = Number(values.lines);
if (!process.env.TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL names the PostgreSQL server');

const host = await startTestHost({ seed: 'demo' });
let highest = 0;
const watch = setInterval(() => {
  highest = Math.max(highest, process.memoryUsage.rss());
}, 100);
watch.unref();
const megabytes = (bytes: number) => Math.round(bytes / 1_048_576);

try {
  const office = await host.signInAs('super');
  const { text, head } = await statementOf(host.db, lines);
  const idle = process.memoryUsage.rss();
  highest = idle;

  console.log({ 'MB idle': megabytes(idle) });

  const step = async (name: string, work: () => Promise<void>) => {
    const began = performance.now();
    highest = process.memoryUsage.rss();
    await work();
    await host.platform.jobs.drain();
    const seconds = (performance.now() - began) / 1_000;
    console.log(name, {
      seconds: Math.round(seconds * 10) / 10,
      'lines/s': Math.round(lines / seconds),
      'MB above idle': megabytes(highest - idle),
    });
  };

  let id = '';
  const show = async () =>
    (await office.get(`/admin/provider-statements/${id}`)).json<{
      version: number;
      status: string;
      counts: object;
    }>();
  const act = async (what: 'book' | 'undo') => {
    const { version } = await show();
    const answer = await office.post(`/admin/provider-statements/${id}/${what}`, {
      ifMatch: version,
      idempotencyKey: randomUUID(),
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  };
  await step('preview', async () => {
    const answer = await host.app.inject({
      method: 'POST',
      url: '/admin/provider-statements',
      query: head,
      headers: { ...office.headers, 'content-type': 'multipart/form-data; boundary=x' },
      payload: `--x\r\ncontent-disposition: form-data; name="file"; filename="s.csv"\r\ncontent-type: text/csv\r\n\r\n${text}\r\n--x--\r\n`,
    });
    if (answer.statusCode !== 202) throw new Error(answer.body);
    id = answer.json<{ id: string }>().id;
  });
  console.log((await show()).counts);
  await step('book', () => act('book'));
  console.log(await show().then(({ status, counts }) => ({ status, counts })));
  if (values.undo) await step('undo', () => act('undo'));
  console.log((await show()).status);
} finally {
  clearInterval(watch);
  await host.close();
}
