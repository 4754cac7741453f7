import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PayRunTestHost, startPayRuns } from '../pay-runs.test-support.ts';

let pay: PayRunTestHost;
let runId: string;
beforeAll(async () => {
  pay = await startPayRuns();
  await pay.bank('ana');
  await pay.bank('ben', { account: '99887766' });
  await pay.bank('celine', { account: '1234567', canada: true });
  await pay.earn('ana', 70_000);
  await pay.earn('ben', 12_345);
  await pay.earn('cara', 1_000);
  await pay.earn('celine', 50_000, { currency: 'CAD' });
  runId = (await pay.payEverybody()).id;
});
afterAll(() => pay.host.close());

interface FileAnswer {
  id: string;
  payouts: number;
  total_cents: number;
  left_out: number;
  file_name: string;
}
const bankFile = (currency: string) =>
  pay.send(pay.closer, `/admin/pay-runs/${runId}/bank-files`, undefined, { currency });
const download = async (id: string) => {
  const reply = await pay.closer.get(`/admin/bank-files/${id}/download`);
  expect(reply.statusCode).toBe(200);
  return parse(reply.body, { columns: true }) as Record<string, string>[];
};
const balance = async (account: string) => {
  const { rows } = (await pay.opener.get('/admin/ledger/trial-balance')).json<{
    rows: { account: string; currency: string; balance_cents: number }[];
  }>();
  return rows.find((row) => row.account === account && row.currency === 'USD')?.balance_cents ?? 0;
};

describe('payouts to the bank (domain.md 2.23)', () => {
  it('leave in a file with the account in full, which nothing else shows (R-BNK-04)', async () => {
    const file = (await bankFile('USD')).json<FileAnswer>();
    expect(file).toMatchObject({ payouts: 2, total_cents: 82_345, left_out: 0 });
    const rows = await download(file.id);
    const [ana] = rows.filter((row) => row['Individual ID'] === pay.codeOf('ana'));
    expect(ana).toMatchObject({
      'Transaction Code': '22',
      'Routing Number': '021000021',
      'Account Number': '000123456789',
      Amount: '700.00',
      'Individual Name': `HOLDER OF ${pay.codeOf('ana')}`,
      Reference: `R1-${pay.codeOf('ana')}`,
    });
    const list = await pay.opener.get('/admin/payouts');
    expect(list.body).not.toContain('000123456789');
    expect(list.body).toContain('••••6789');
    const listed = (await pay.opener.get(`/admin/pay-runs/${runId}/bank-files`)).json();
    expect(listed.rows).toMatchObject([
      { id: file.id, created_by: { code: 'A000002', name: expect.stringMatching(/^[A-Z].* [A-Z]/) } },
    ]);
    const traces = await pay.host.db
      .selectFrom('audit_entry')
      .select(['action', 'changes'])
      .where('entity', '=', 'bank_file')
      .execute();
    expect(traces).toHaveLength(2);
    expect((await bankFile('USD')).json()).toMatchObject({
      statusCode: 409,
      message: 'No payout of this pay run can be exported',
    });
  });

  it('has Canadian columns for Canadian dollars', async () => {
    const file = (await bankFile('CAD')).json<FileAnswer>();
    expect(await download(file.id)).toEqual([
      expect.objectContaining({
        'Institution Number': '003',
        'Transit Number': '00012',
        'Account Number': '1234567',
        Amount: '500.00',
      }),
    ]);
  });

  it('come back with a reason, wait for a usable account and go out again', async () => {
    const payout = await pay.payoutOf(runId, 'ben');
    const returned = await pay.giveBack(payout?.id as string, 'R03 No account');
    expect(returned).toMatchObject({ before: 'Exported', after: 'Pending', refusal: null });
    expect(await pay.payoutOf(runId, 'ben')).toMatchObject({ returned_reason: 'R03 No account' });
    await pay.expectWhole();
    expect(await balance('Payouts In Transit')).toBe(-70_000);
    await pay.host.db
      .updateTable('payout_information')
      .set({ status: 'Revoked' })
      .where('associate_code', '=', pay.codeOf('ben'))
      .execute();
    expect((await bankFile('USD')).statusCode).toBe(409);
    await pay.bank('ben', { account: '5550001' });
    const file = (await bankFile('USD')).json<FileAnswer>();
    expect(file).toMatchObject({ payouts: 1, total_cents: 12_345 });
    expect(await download(file.id)).toMatchObject([{ 'Account Number': '5550001' }]);
    await pay.expectWhole();
    expect(await balance('Payouts In Transit')).toBe(-82_345);
  });

  it('stay in the file they were sent with, whatever came back since', async () => {
    const { rows } = (await pay.opener.get(`/admin/pay-runs/${runId}/bank-files`)).json();
    const [first, , again] = rows as FileAnswer[];
    const sent = await download(first?.id as string);
    expect(sent.map((row) => [row['Account Number'], row.Amount])).toEqual(
      expect.arrayContaining([
        ['000123456789', '700.00'],
        ['99887766', '123.45'],
      ]),
    );
    expect(sent).toHaveLength(first?.payouts as number);
    expect(await download(again?.id as string)).toHaveLength(1);
  });

  it('are confirmed one by one or all at once, each once', async () => {
    const release = (body: object) =>
      pay.send(pay.closer, `/admin/pay-runs/${runId}/release`, undefined, body);
    const ana = await pay.payoutOf(runId, 'ana');
    expect((await release({ payout_ids: [ana?.id] })).json()).toEqual({ released: 1, is_running: false });
    expect((await release({ payout_ids: [ana?.id] })).statusCode).toBe(409);
    expect((await release({})).json()).toMatchObject({ is_running: true });
    await pay.host.platform.jobs.drain();
    expect((await pay.payoutsOf(runId)).map(({ status }) => status)).toEqual([
      'Released',
      'Released',
      'Released',
    ]);
    expect(await balance('Cash')).toBe(-82_345);
    expect(await balance('Payouts In Transit')).toBe(0);
    const again = await pay.giveBack(ana?.id as string, 'Too late now');
    expect(again).toMatchObject({ refusal: 'Status cannot change from Released to Pending' });
    await pay.expectWhole();
  });
});
