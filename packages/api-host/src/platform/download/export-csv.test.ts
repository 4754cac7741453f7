import { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { csvStream } from './export-csv.ts';

test('a sink that takes nothing more stops the reading of batches until it does (R-17)', async () => {
  const ROWS = 500;
  const BATCHES = 40;
  let read = 0;
  async function* batches() {
    for (; read < BATCHES; read++) {
      yield Array.from({ length: ROWS }, (_, row) => ({ name: `Client ${read} of a batch, row ${row}` }));
    }
  }
  const name = { label: 'Name', type: 'text' as const, read: (row: { name: string }) => row.name };
  let goOn = () => {};
  let written = 0;
  const full = Promise.withResolvers<void>();
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString().split('\r\n').length - 1;
      goOn = done;
      full.resolve();
    },
  });
  const body = csvStream([name], batches()).pipe(sink);
  await full.promise;
  // Whatever was going to be read without the sink is read within some turns of the event loop.
  for (let times = 0; times < 100; times++) await turn();
  // The buffers of the two streams hold a few.
  expect(read).toBeLessThan(10);
  const ended = new Promise((resolve) => body.once('finish', resolve));
  sink._write = (chunk: Buffer, _encoding, done) => {
    written += chunk.toString().split('\r\n').length - 1;
    done();
  };
  goOn();
  await ended;
  expect([read, written]).toEqual([BATCHES, BATCHES * ROWS + 1]);
});
