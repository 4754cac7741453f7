import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeSheet from 'write-excel-file/node';
import type { ListedProblem } from '../../../testing/index.ts';
import { type MoneyHost, startMoneyHost } from '../../compensation/money.test-support.ts';
import {
  actOnStatement,
  bookStatement,
  linesOfStatement,
  previewStatement,
  sendStatement,
  showStatement,
} from './statement-imports.test-support.ts';

let at: MoneyHost;
beforeAll(async () => {
  at = await startMoneyHost();
}, 240_000);
afterAll(() => at.host.close());

const HEAD = 'policy_number,kind,amount';
const head = (statement_ref: string) => ({
  provider_id: at.term.provider_id,
  statement_ref,
  statement_date: at.todayNow(),
});
const file = (...lines: string[]) => [HEAD, ...lines].join('\n');
const numberOf = async ({ id }: { readonly id: string }) =>
  ((await at.show({ id })) as unknown as { policy_number: string }).policy_number;
const drain = () => at.host.platform.jobs.drain();

async function paymentsOf(ref: string) {
  return at.host.db
    .selectFrom('provider_payment')
    .select(['id', 'line_no', 'processing', 'gross_cents'])
    .where('statement_ref', '=', ref)
    .orderBy('line_no')
    .execute();
}

/** What carriers' money is by the ledger, reversals taken off. */
async function booked(): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(line.amount_cents), 0)::bigint as cents from journal_line line
    join ledger_account account on account.id = line.account_id where account.kind = 'Commission Revenue'`.execute(
    at.host.db,
  );
  return Number(rows[0]?.cents);
}

describe('the preview of a statement (domain.md 2.22)', () => {
  it('says of every line what would become of it or why it is refused, and books nothing', async () => {
    const policy = await at.issued(at.office, { months: 1 });
    const number = await numberOf(policy);
    const cents = await booked();
    const preview = await previewStatement(
      at,
      head('BAD-1'),
      [
        'Line,Policy Number,Kind,Amount,Date',
        `1,${number},First Year,${policy.bv_cents / 100},`,
        `2,${number},First Year,${policy.bv_cents / 100},`,
        '3,NOBODY-1,Trail,12.50,',
        '4,NOBODY-2,Trail,"1.234,56",',
        '5,NOBODY-2,Trail,"12,50",',
        '6,NOBODY-2,First Year,-5.00,',
        '7,NOBODY-2,Chargeback,5.00,',
        '8,"=HYPERLINK(""x"")",Trail,5.00,',
        '9,NOBODY-2,Trail,=1+1,',
        '3,NOBODY-3,Trail,1.00,',
        '10,NOBODY-2,Bonus,1.00,',
        '11,NOBODY-2,Trail,1.00,31/31/2026',
        '12,NOBODY-2,Trail,0.00,',
        '13,,Trail,1.00,',
        '14,NOBODY-2,Trail,1.00,,surplus',
      ].join('\n'),
    );
    expect(preview).toMatchObject({
      status: 'Ready',
      problem: null,
      rows_total: 15,
      counts: { Matched: 1, 'Action Required': 2, Refused: 12 },
      actions: ['book', 'map', 'discard'],
    });
    const lines = await linesOfStatement(at, preview.id);
    // Both numbers of a line can be asked for: where it is in the file, and how the statement counts it.
    const asked = async (filter: object) =>
      (await linesOfStatement(at, preview.id, filter)).map(({ position }) => position);
    expect(await asked({ file_line: { eq: 4 } })).toEqual([3]);
    expect(await asked({ line_no: { eq: 3 } })).toEqual([3]);
    expect(lines.map(({ outcome, message }) => [outcome, message])).toEqual([
      ['Matched', 'The policy becomes Ready To Pay if nothing else is missing'],
      ['Action Required', 'The amount differs from the expected $0.00'],
      ['Action Required', 'No policy of this provider has this number'],
      ['Refused', 'Amount is written with a decimal comma. Write it with a point, as 1234.56'],
      ['Refused', 'Amount is written with a decimal comma. Write it with a point, as 1234.56'],
      ['Refused', 'A negative amount must be of the kind Chargeback'],
      ['Refused', 'A chargeback must be negative'],
      ['Refused', 'Policy Number is a formula. Replace it with its value'],
      ['Refused', 'Amount is a formula. Replace it with its value'],
      ['Refused', 'Line 3 of the statement is in line 4 of the file already'],
      ['Refused', 'Kind must be one of First Year, Excess, Renewal, Trail, Chargeback'],
      ['Refused', 'Date is not valid'],
      ['Refused', 'Amount must not be 0'],
      ['Refused', 'Policy Number is required'],
      ['Refused', 'The line has more cells than there are headings'],
    ]);
    expect([await paymentsOf('BAD-1'), await booked()]).toEqual([[], cents]);
    expect((await at.show(policy)).business_status).toBe('Pending');
  });

  it('reads a workbook as it reads CSV, with the same columns', async () => {
    const policy = await at.issued(at.office, { months: 1 });
    const cell = (value: string) => ({ value });
    const workbook = await writeSheet([
      ['Contract', 'Type', 'Commission', 'Paid Date'].map(cell),
      [
        cell(await numberOf(policy)),
        cell('First Year'),
        { value: policy.bv_cents / 100, type: Number },
        { value: new Date(at.todayNow()), type: Date, format: 'mm/dd/yyyy' },
      ],
      [cell('NOBODY-1'), cell('Trail'), { value: 12.5, type: Number }],
    ] as never).toBuffer();
    const preview = await previewStatement(at, head('XLSX-1'), workbook as Buffer);
    expect(preview).toMatchObject({
      status: 'Ready',
      problem: null,
      rows_total: 2,
      counts: { Matched: 1, 'Action Required': 1 },
    });
    expect(preview.columns.map(({ field }) => field)).toEqual(['policy_number', 'kind', 'amount', 'date']);
  });

  it('refuses a file that is none as a whole and keeps nothing of it', async () => {
    for (const [text, message] of [
      ['', 'File is empty'],
      [HEAD, 'File has no lines under its headings'],
      [`${HEAD}\n"A-1`, /^File has a quotation mark that is not closed/],
      [Buffer.from('PK\u0003\u0004rest'), /^File cannot be read as a workbook/],
      [Buffer.from([0x61, 0, 0, 0x62, 0x0a, 0x61]), 'File is not a CSV file'],
      [
        [HEAD, ...Array.from({ length: 100_001 }, () => 'A-1,Trail,1')].join('\n'),
        /^File has more than 100,000 lines/,
      ],
    ] as const) {
      const answer = await sendStatement(at, head('NONE'), text);
      expect(answer.statusCode).toBe(422);
      expect(answer.json<{ fields: { message: string }[] }>().fields[0]?.message).toMatch(message);
    }
    const kept = at.host.db.selectFrom('statement_import').select('id').where('statement_ref', '=', 'NONE');
    expect(await kept.execute()).toEqual([]);
  });

  it('reads the encodings and delimiters that programs write', async () => {
    const text = 'Policy Number,Kind,Amount\nNOBODY-7,Trail,"1,234.50"';
    for (const [index, bytes] of [
      Buffer.from(`\uFEFF${text}`, 'utf16le'),
      Buffer.from(`sep=;\r\n${text.replaceAll(/,(?!\d)/g, ';')}`),
      Buffer.from(text.replaceAll(/,(?!\d)/g, '\t')),
    ].entries()) {
      const { id } = await previewStatement(at, head(`CODE-${index}`), bytes);
      expect(await linesOfStatement(at, id)).toMatchObject([
        { outcome: 'Action Required', gross_cents: 123_450 },
      ]);
    }
  });

  it('takes columns as somebody says, and remembers it for the next file of the provider', async () => {
    const text = 'Contract Key,What,Net Premium,Pays\nNOBODY-8,Trail,900.00,12.00';
    const preview = await previewStatement(at, head('MAP-1'), text);
    expect(preview).toMatchObject({
      status: 'Ready',
      problem: 'Choose a column for Policy Number, Kind, Amount',
      actions: ['map', 'discard'],
    });
    const refused = await actOnStatement(at, preview, 'book');
    expect([refused.statusCode, refused.json<ListedProblem>().message]).toEqual([409, preview.problem]);
    const map = (fields: (string | null)[]) =>
      at.office.put(`/admin/provider-statements/${preview.id}/mapping`, {
        body: { fields },
        ifMatch: preview.version,
      });
    expect((await map(['amount', 'kind', null, 'amount'])).statusCode).toBe(422);
    expect((await map(['policy_number', 'kind', null, 'amount'])).json()).toMatchObject({
      status: 'Checking',
    });
    await drain();
    expect(await showStatement(at, preview.id)).toMatchObject({
      problem: null,
      counts: { 'Action Required': 1 },
    });
    const next = await previewStatement(at, head('MAP-2'), text.replace('12.00', '13.00'));
    expect(next.columns.map(({ field }) => field)).toEqual(['policy_number', 'kind', null, 'amount']);
    expect(next.problem).toBeNull();
    const gone = await at.office.delete(`/admin/provider-statements/${next.id}`, { ifMatch: next.version });
    expect([
      gone.statusCode,
      (await at.office.get(`/admin/provider-statements/${next.id}`)).statusCode,
    ]).toEqual([204, 404]);
  });
});

describe('booking a statement (domain.md 2.22)', () => {
  it('brings each line to its policy, and the same statement again adds nothing', async () => {
    const policy = await at.issued(at.office, { months: 1 });
    const text = file(
      `${await numberOf(policy)},First Year,${policy.bv_cents / 100}`,
      'NOBODY-1,First Year,100.00',
      'NOBODY-2,First Year,zero',
    );
    const done = await bookStatement(at, head('ONCE-1'), text);
    expect(done).toMatchObject({
      status: 'Booked',
      counts: { Matched: 1, 'Action Required': 1, Refused: 1 },
      actions: ['undo'],
    });
    expect(await linesOfStatement(at, done.id)).toMatchObject([
      { processing: 'Ready To Pay', message: null },
      { processing: 'Action Required', message: 'No policy of this provider has this number' },
      { processing: null, message: 'Amount is not valid' },
    ]);
    expect((await at.show(policy)).business_status).toBe('Ready To Pay');
    const again = await previewStatement(at, head('ONCE-1'), text);
    expect(again.counts).toEqual({ Known: 2, Refused: 1 });
    expect((await actOnStatement(at, again, 'book')).json<ListedProblem>().message).toBe(
      'No line of the file can be booked',
    );
    const other = await previewStatement(at, head('ONCE-2'), text);
    expect(other.problem).toBe('The same statement was imported as ONCE-1');
    expect((await actOnStatement(at, other, 'book')).statusCode).toBe(409);
    const changed = await previewStatement(at, head('ONCE-1'), text.replace('100.00', '200.00'));
    expect((await linesOfStatement(at, changed.id))[1]?.message).toBe(
      'Line 2 of this statement was booked before with $100.00 for NOBODY-1',
    );
    expect(await paymentsOf('ONCE-1')).toHaveLength(2);
  });

  it('happens once when two previews of one statement are booked at once under two references', async () => {
    const text = file('NOBODY-1,Trail,41.00', 'NOBODY-2,Trail,42.00');
    const refs = ['TWIN-1', 'TWIN-2'];
    const previews = await Promise.all(refs.map((ref) => previewStatement(at, head(ref), text)));
    const answers = await Promise.all(previews.map((preview) => actOnStatement(at, preview, 'book')));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    await drain();
    const all = await Promise.all(refs.map(paymentsOf));
    expect(all.map(({ length }) => length).toSorted()).toEqual([0, 2]);
  });

  it('that is killed in the middle books all or nothing of a page, and goes on', async () => {
    const lines = Array.from({ length: 450 }, (_, index) => `KILL-${index},Trail,1.00`);
    const preview = await previewStatement(at, head('KILL'), file(...lines));
    await sql`create function stop_here() returns trigger language plpgsql as
      $$ begin if new.policy_number_text = 'KILL-390' then raise 'killed'; end if; return new; end $$`.execute(
      at.host.db,
    );
    await sql`create trigger stop_here before insert on provider_payment for each row execute function stop_here()`.execute(
      at.host.db,
    );
    await actOnStatement(at, preview, 'book');
    await drain();
    expect(await showStatement(at, preview.id)).toMatchObject({ status: 'Booking', rows_done: 200 });
    expect(await paymentsOf('KILL')).toHaveLength(200);
    await sql`drop trigger stop_here on provider_payment`.execute(at.host.db);
    at.clock.advance(120_000);
    await drain();
    expect(await showStatement(at, preview.id)).toMatchObject({
      status: 'Booked',
      rows_done: 450,
      counts: { 'Action Required': 450 },
    });
    expect(await paymentsOf('KILL')).toHaveLength(450);
  });
});

describe('undoing an import (domain.md 2.22)', () => {
  it('takes back what is booked, and the same file can come again', async () => {
    const policy = await at.ready(await at.issued(at.office, { months: 1 }));
    await at.payRun();
    const cents = await booked();
    const text = file(`${await numberOf(policy)},First Year,0.50`, 'NOBODY-1,Trail,3.00');
    const first = await bookStatement(at, head('BACK-1'), text);
    expect(first.counts).toEqual({ Matched: 1, 'Action Required': 1 });
    expect(await booked()).toBe(cents - 50);
    expect((await actOnStatement(at, first, 'undo')).json()).toMatchObject({ status: 'Undoing' });
    await drain();
    expect(await showStatement(at, first.id)).toMatchObject({ status: 'Undone', actions: [] });
    expect([await paymentsOf('BACK-1'), await booked()]).toEqual([[], cents]);
    const again = await bookStatement(at, head('BACK-2'), text);
    expect(again).toMatchObject({ status: 'Booked', counts: { Matched: 1, 'Action Required': 1 } });
    expect(await booked()).toBe(cents - 50);
    expect(Object.values(await at.faults()).filter((count) => count > 0)).toEqual([]);
  });

  it('is refused once a line made a policy Ready To Pay, until that is taken back', async () => {
    const policy = await at.issued(at.office, { months: 1 });
    const number = await numberOf(policy);
    const done = await bookStatement(
      at,
      head('HELD-1'),
      file(`${number},First Year,${policy.bv_cents / 100}`),
    );
    const refused = await actOnStatement(at, done, 'undo');
    const way = `Line 1 made policy ${number} Ready To Pay. Move the policy to Action Required first`;
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { message: way, details: { failures: [way] } },
    ]);
    await at.act(await at.show(policy), 'transitions', { to: 'Action Required', reason: 'Wrong statement' });
    expect((await actOnStatement(at, done, 'undo')).statusCode).toBe(200);
    await drain();
    expect(await paymentsOf('HELD-1')).toEqual([]);
    await at.act(await at.show(policy), 'transitions', { to: 'Pending' });
    const again = await bookStatement(
      at,
      head('HELD-1'),
      file(`${number},First Year,${policy.bv_cents / 100}`),
    );
    expect(again.counts).toEqual({ Matched: 1 });
    expect((await at.show(policy)).business_status).toBe('Ready To Pay');
  });

  it('is refused once a line charged a policy back, until it is reinstated (R-PP-01)', async () => {
    const policy = await at.ready(await at.issued(at.office, { months: 1 }));
    await at.payRun();
    const number = await numberOf(policy);
    const done = await bookStatement(at, head('HELD-2'), file(`${number},Chargeback,"(3,300.00)"`));
    expect(done.counts).toEqual({ Chargeback: 1 });
    const refused = await actOnStatement(at, done, 'undo');
    expect(refused.json<ListedProblem>().message).toBe(
      `Line 1 ended policy ${number} and charged it back. Reinstate the policy first`,
    );
    const ended = await at.show(policy);
    await at.act(ended, 'reinstatement', { event_date: at.todayNow(), reason: 'The carrier erred' });
    expect((await actOnStatement(at, done, 'undo')).statusCode).toBe(200);
    await drain();
    expect(await paymentsOf('HELD-2')).toEqual([]);
    expect(Object.values(await at.faults()).filter((count) => count > 0)).toEqual([]);
  });
});
