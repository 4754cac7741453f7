import { randomUUID } from 'node:crypto';
import type { Currency } from '@upline/domain';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfText, type TestClient } from '../../testing/index.ts';
import { addCharges, insertLines, NO_PORTION } from '../compensation/posting/lines.store.ts';
import { type PayRunTestHost, startPayRuns } from '../pay-runs/pay-runs.test-support.ts';

let pay: PayRunTestHost;
let ana: TestClient;
let id: string;
let year: number;
beforeAll(async () => {
  pay = await startPayRuns();
  ana = await pay.host.signInAs('ana');
  await pay.bank('ana');
  await pay.owe('ana', 84_000, '2026-05-15');
  for (let cents = 1_001; cents <= 1_070; cents++) await pay.earn('ana', cents);
  const run = await pay.payEverybody();
  year = Number(run.pay_date.slice(0, 4));
  id = (await pay.payoutOf(run.id, 'ana'))?.id as string;
});
afterAll(() => pay.host.close());

const money = (cents: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
const GROSS = Array.from({ length: 70 }, (_, index) => 1_001 + index).reduce((sum, cents) => sum + cents, 0);
const WITHHELD = Math.floor(GROSS / 2);

describe('statements (R-PAY-03)', () => {
  it('are listed for their owner, not for others', async () => {
    const { rows } = (await ana.get('/payments/statements')).json<{ rows: { id: string }[] }>();
    expect(rows).toMatchObject([
      { id, lines: 70, gross_cents: GROSS, withheld_cents: WITHHELD, net_cents: GROSS - WITHHELD },
    ]);
    const hal = await pay.host.signInAs('hal');
    for (const path of ['', '/pdf', '/csv'])
      expect((await hal.get(`/payments/statements/${id}${path}`)).statusCode).toBe(404);
    expect((await ana.get(`/payments/statements/${id}`)).json()).toMatchObject({
      recoveries: [{ event_date: '2026-05-15', reason: 'Policy Lapsed', amount_cents: WITHHELD }],
    });
  });

  it('show lines that add up to the gross', async () => {
    const { entries } = (await ana.get(`/payments/statements/${id}`)).json<{
      entries: { paid_cents: number; conversion_rate: number | null }[];
    }>();
    expect(entries).toHaveLength(70);
    expect(entries.reduce((sum, { paid_cents }) => sum + paid_cents, 0)).toBe(GROSS);
    expect(new Set(entries.map(({ conversion_rate }) => conversion_rate))).toEqual(new Set([null]));
  });

  it('say in the PDF what the tables say, line by line over all its pages', async () => {
    const reply = await ana.get(`/payments/statements/${id}/pdf`);
    expect(reply.headers['content-type']).toBe('application/pdf');
    const shown = pdfText(reply.rawPayload);
    for (let cents = 1_001; cents <= 1_070; cents++) expect(shown).toContain(money(cents));
    for (const words of [
      'Statement',
      pay.codeOf('ana'),
      money(GROSS),
      money(-WITHHELD),
      money(GROSS - WITHHELD),
      'Policy Lapsed',
      'Page 2',
    ])
      expect(shown, words).toContain(words);
    const own = await pay.opener.get(`/admin/payouts/${id}/statement/pdf`);
    expect(own.statusCode).toBe(200);
  });

  it('add up in the CSV: lines less recoveries and the carry are what was paid and carried', async () => {
    const reply = await ana.get(`/payments/statements/${id}/csv`);
    const rows = parse(reply.body, { columns: true, bom: true }) as Record<string, string>[];
    const sum = (...kinds: string[]) =>
      rows
        .filter(({ Kind }) => kinds.includes(Kind as string))
        .reduce(
          (total, { Amount }) => total + Math.round(Number((Amount as string).replace("'", '')) * 100),
          0,
        );
    expect(rows.filter(({ Kind }) => Kind === 'Line')).toHaveLength(70);
    expect(sum('Line', 'Chargeback Recovered', 'Carried In')).toBe(sum('Paid', 'Carried Out'));
    expect(sum('Paid')).toBe(GROSS - WITHHELD);
  });

  it('make up years: recovered chargebacks come off, and the slip follows the threshold (R-MNY-31)', async () => {
    const { rows } = (await ana.get('/payments/statements/years')).json<{ rows: unknown[] }>();
    expect(rows).toEqual([
      {
        year,
        currency: 'USD',
        gross_cents: GROSS,
        recovered_cents: WITHHELD,
        taxable_cents: GROSS - WITHHELD,
        slip: null,
      },
    ]);
    await pay.earn('ana', 400_000);
    await pay.payEverybody();
    const later = (await pay.opener.get(`/admin/associates/${pay.codeOf('ana')}/statement-years`)).json<{
      rows: { slip: string | null }[];
    }>();
    expect(later.rows).toMatchObject([{ slip: '1099-NEC' }]);
  });

  it('stay as they were paid when their lines are charged back later (R-CMP-01, R-MNY-12)', async () => {
    await pay.bank('hal');
    const [whole, part, foreign] = [
      await pay.earn('hal', 12_690),
      await pay.earn('hal', 30_000),
      await pay.earn('hal', 10_000, { currency: 'CAD' }),
    ];
    await charge(part, 10_000, 'Chargeback Escrow');
    await charge(foreign, 4_000, 'Chargeback Escrow', 'CAD');
    const closed = await pay.close(await pay.open(await pay.draft({ cad_usd_rate: '0.7286' })));
    const payout = await pay.payoutOf(closed.id, 'hal');
    expect(payout).toMatchObject({ gross_cents: 12_690 + 20_000 + 4_372 });
    const hal = await pay.host.signInAs('hal');
    const stated = async () => {
      const path = `/payments/statements/${payout?.id}`;
      const [screen, csv] = [await hal.get(path), await hal.get(`${path}/csv`)];
      const { entries } = screen.json<{ entries: { amount_cents: number; paid_cents: number }[] }>();
      return {
        entries: entries.map(({ amount_cents, paid_cents }) => [amount_cents, paid_cents]),
        csv: csv.body,
      };
    };
    const paid = await stated();
    expect(paid.entries).toEqual([
      [12_690, 12_690],
      [20_000, 20_000],
      [6_000, 4_372],
    ]);
    await charge(whole, 12_690, 'Chargeback');
    await charge(part, 500, 'Chargeback');
    await charge(foreign, 6_000, 'Chargeback', 'CAD');
    expect(await stated()).toEqual(paid);
  });
});

/** A negative entry against a line, as an event of its policy writes it. */
async function charge(
  line: string,
  cents: number,
  status: 'Chargeback' | 'Chargeback Escrow',
  currency: Currency = 'USD',
) {
  const id = randomUUID();
  await insertLines(pay.host.db, [
    {
      ...NO_PORTION,
      id,
      associate_code: pay.codeOf('hal'),
      compensation_type: 'Contest Bonus',
      amount_cents: -cents,
      currency,
      status,
      escrow_reason: null,
      original_line_id: line,
      chargeback_id: null,
      explanation: { text: 'Charged back' },
      source: { kind: 'test', id, at: pay.host.clock.now(), by: null },
    },
  ]);
  await addCharges(pay.host.db, [{ id: line, cents }]);
}
