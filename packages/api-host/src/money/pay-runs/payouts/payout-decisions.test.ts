import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedProblem } from '../../../testing/index.ts';
import { type PayRunTestHost, startPayRuns } from '../pay-runs.test-support.ts';

let pay: PayRunTestHost;
let runId: string;
beforeAll(async () => {
  pay = await startPayRuns();
  for (const [name, cents] of [
    ['ana', 70_000],
    ['ben', 12_345],
    ['cara', 1_000],
  ] as const) {
    await pay.bank(name);
    await pay.earn(name, cents);
  }
  await pay.owe('ana', 10_000);
  runId = (await pay.payEverybody()).id;
  const file = await pay.send(pay.closer, `/admin/pay-runs/${runId}/bank-files`, undefined, {
    currency: 'USD',
  });
  expect(file.statusCode, file.body).toBe(201);
});
afterAll(() => pay.host.close());

interface Answer {
  rows: { id: string; after: string | null; refusal: string | null }[];
}
const idOf = async (name: string) => (await pay.payoutOf(runId, name))?.id as string;
const ask = async (path: string, body: object) =>
  (await pay.send(pay.closer, `/admin/payouts/${path}`, undefined, body)).json<Answer>().rows;
const stands = async () =>
  Object.fromEntries((await pay.payoutsOf(runId)).map((row) => [row.associate_code, row.status]));

describe('a decision on several payouts (R-ADM-03)', () => {
  it('is previewed, writes nothing then, and answers for every row', async () => {
    const ids = [await idOf('ana'), await idOf('cara'), randomUUID()];
    const before = await stands();
    // What is carried never went to the bank.
    const expected = [
      { id: ids[0], before: 'Exported', after: 'Released', refusal: null },
      {
        id: ids[1],
        before: 'Pending',
        after: 'Pending',
        refusal: 'Status cannot change from Pending to Released',
      },
      { id: ids[2], before: null, after: null, refusal: 'Resource not found' },
    ];
    expect(await ask('decisions/preview', { decision: 'release', payout_ids: ids })).toMatchObject(expected);
    expect(await stands()).toEqual(before);
    expect(await ask('decisions', { decision: 'release', payout_ids: ids })).toMatchObject(expected);
    expect(await stands()).toEqual({ ...before, [pay.codeOf('ana')]: 'Released' });
    await pay.expectWhole();
  });

  it('returns with a reason that the associate reads', async () => {
    const ids = [await idOf('ana'), await idOf('ben')];
    const bare = await pay.send(pay.closer, '/admin/payouts/decisions', undefined, {
      decision: 'return',
      payout_ids: ids,
    });
    expect(bare.json<ListedProblem>().fields).toEqual([{ field: 'reason', message: 'Reason is required' }]);
    const rows = await ask('decisions', { decision: 'return', payout_ids: ids, reason: 'R03 No account' });
    expect(rows.map(({ after, refusal }) => [after, refusal])).toEqual([
      ['Released', 'Status cannot change from Released to Pending'],
      ['Pending', null],
    ]);
    expect(await pay.payoutOf(runId, 'ben')).toMatchObject({
      status: 'Pending',
      returned_reason: 'R03 No account',
    });
    const notice = await pay.host.db
      .selectFrom('notification')
      .select('body')
      .where('user_code', '=', pay.codeOf('ben'))
      .where('title', '=', 'Your bank returned a payout')
      .executeTakeFirst();
    expect(notice?.body).toContain('R03 No account');
    await pay.expectWhole();
  });

  it('is for those who approve payouts', async () => {
    const ana = await pay.host.signInAs('ana');
    const body = { decision: 'release', payout_ids: [await idOf('ben')] };
    expect((await pay.send(ana, '/admin/payouts/decisions', undefined, body)).statusCode).toBe(403);
    expect((await pay.send(ana, '/admin/payouts/decisions/preview', undefined, body)).statusCode).toBe(403);
  });
});

describe('what an admin reads of a payout', () => {
  it('is the statement of its owner (R-PAY-03)', async () => {
    const id = await idOf('ana');
    const office = (await pay.opener.get(`/admin/payouts/${id}/statement`)).json();
    expect(office).toMatchObject({ gross_cents: 70_000, withheld_cents: 10_000, net_cents: 60_000 });
    expect(office).toMatchObject({
      entries: [{ paid_cents: 70_000 }],
      recoveries: [{ amount_cents: 10_000 }],
    });
    const ana = await pay.host.signInAs('ana');
    expect((await ana.get(`/payments/statements/${id}`)).json()).toEqual(office);
    expect((await ana.get(`/admin/payouts/${id}/statement`)).statusCode).toBe(403);
  });

  it('adds up over every row that matches (R-REP-02)', async () => {
    const query = { pay_run: runId };
    const { totals } = (await pay.opener.get('/admin/payouts/totals', { query })).json<{
      totals: object[];
    }>();
    expect(totals).toEqual([
      {
        currency: 'USD',
        count: 3,
        gross_cents: 83_345,
        withheld_cents: 10_000,
        net_cents: 72_345,
        carry_out_cents: 1_000,
      },
    ]);
    const other = await pay.opener.get('/admin/payouts/totals', { query: { pay_run: randomUUID() } });
    expect(other.json()).toEqual({ totals: [] });
  });
});
