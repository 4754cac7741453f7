import { afterAll, beforeAll, expect, test } from 'vitest';
import { Problem } from '../../../platform/operation/problem.ts';
import { type PayRunTestHost, startPayRuns } from '../pay-runs.test-support.ts';

let pay: PayRunTestHost;
beforeAll(async () => {
  pay = await startPayRuns();
});
afterAll(() => pay.host.close());

const PEOPLE = ['ana', 'ben', 'cara', 'dev', 'eve', 'hal'];
const CLIENTS = 8;

/** Money writes of others are refused while a run closes; they may come again. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'pay-run-closing')) throw error;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}

test('eight who close, post and void at once leave one close and a whole ledger (R-MNY-32, I8, R-12)', async () => {
  for (const name of PEOPLE) {
    await pay.bank(name);
    await pay.owe(name, 12_345);
  }
  for (let round = 0; round < 4; round++) {
    const lines: string[] = [];
    for (const name of PEOPLE) lines.push(await pay.earn(name, 10_000), await pay.earn(name, 777));
    const opened = await pay.open(await pay.draft());
    const closings: number[] = [];
    await Promise.all(
      Array.from({ length: CLIENTS }, async (_, client) => {
        if (client < 3) {
          const reply = await pay.send(pay.closer, `/admin/pay-runs/${opened.id}/close`, opened.version);
          closings.push(reply.statusCode);
          await pay.host.platform.jobs.drain();
        } else if (client < 6) {
          for (const name of PEOPLE) await patiently(() => pay.earn(name, 100 + client));
        } else {
          const own = lines.filter((__, index) => index % 6 === client);
          for (const id of own) await patiently(() => pay.voidLine(id));
        }
      }),
    );
    expect(closings.toSorted()).toEqual([202, 409, 409]);
    await pay.host.platform.jobs.drain();
    for (let run = await pay.get(opened.id); run.status !== 'Closed'; ) run = await pay.close(run);
    await pay.expectWhole();
    const paid = await pay.host.db
      .selectFrom('compensation_line')
      .select(({ fn }) => fn.sum<string>('amount_cents').as('cents'))
      .where('pay_run_id', '=', opened.id)
      .executeTakeFirst();
    const payouts = await pay.payoutsOf(opened.id);
    expect(payouts.reduce((sum, { gross_cents }) => sum + gross_cents, 0)).toBe(Number(paid?.cents));
  }
});
