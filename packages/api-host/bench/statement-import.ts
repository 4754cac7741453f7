import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { startTestHost } from '../src/testing/index.ts';

/**
 * `TEST_DATABASE_URL=postgres://… node packages/api-host/bench/statement-import.ts --lines 100000`: previews and books a
 * statement of so many lines on PostgreSQL, and with `--undo` takes it back, with its rate and the memory of the process. Nine of ten lines pay on a policy that is
 * paid already, the others name no policy. The rows are made in a database of its own, which is dropped afterwards.
 */
const { values } = parseArgs({
  options: { lines: { type: 'string', default: '100000' }, undo: { type: 'boolean', default: false } },
});
const lines = Number(values.lines);
if (!process.env.TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL names the PostgreSQL server');

const UNKNOWN_EVERY = 10;
const host = await startTestHost({ seed: 'demo' });
let highest = 0;
const watch = setInterval(() => {
  highest = Math.max(highest, process.memoryUsage.rss());
}, 100);
watch.unref();
const megabytes = (bytes: number) => Math.round(bytes / 1_048_576);

try {
  const office = await host.signInAs('super');
  const model = await host.db
    .selectFrom('policy')
    .selectAll()
    .where('business_status', '=', 'Approved')
    .where('termination_date', 'is', null)
    .where('currency', '=', 'USD')
    .executeTakeFirstOrThrow();
  // The number as it is compared is computed by the database.
  const { match_number: _computed, ...stored } = model;
  const renewal = {
    ...stored,
    chargeback_steps: JSON.stringify(model.chargeback_steps),
    application_type: 'Renewal' as const,
  };
  for (let start = 0; start < lines; start += 500) {
    const copies = Array.from({ length: Math.min(500, lines - start) }, (_, index) => ({
      ...renewal,
      id: randomUUID(),
      policy_number: `BENCH${start + index}`,
    }));
    await host.db
      .insertInto('policy')
      .values(copies as never)
      .execute();
  }
  const amount = (model.bv_cents / 100).toFixed(2);
  const text = [
    'policy_number,kind,amount',
    ...Array.from({ length: lines }, (_, index) =>
      index % UNKNOWN_EVERY === 0 ? `NOBODY${index},Renewal,12.50` : `BENCH${index},Renewal,${amount}`,
    ),
  ].join('\n');
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
      query: {
        provider_id: model.provider_id,
        statement_ref: 'BENCH',
        statement_date: model.submit_date,
        currency: 'USD',
      },
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
