import type { Readable } from 'node:stream';
import { COMPANY_TIME_ZONE, dayAt, formatBps, formatDate, formatMoney, formatVolume } from '@upline/domain';
import PDFDocument from 'pdfkit';
import { policyText, rateText, type Statement } from './statements.rows.ts';
import type { StatementLine } from './statements.store.ts';

const MARGIN = 48;
const ROW = 14;
const BOTTOM = 792 - MARGIN - ROW;

interface Cell {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

/** Columns of the table of lines on a letter page, in points. */
const TABLE = [
  { label: 'Date', x: 48, width: 58 },
  { label: 'Type', x: 108, width: 88 },
  { label: 'Policy', x: 198, width: 56 },
  { label: 'Source', x: 256, width: 110 },
  { label: 'BV', x: 368, width: 64, align: 'right' },
  { label: 'Rate', x: 436, width: 44, align: 'right' },
  { label: 'Amount', x: 484, width: 80, align: 'right' },
] as const;

/** Writes rows down the page; begins a new page, with the heading again, when one is full. */
class Sheet {
  readonly doc = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    info: { Title: 'Statement' },
    lang: 'en-US',
  });
  #y = MARGIN;
  #page = 1;
  #heading: readonly Cell[] = [];

  #put(cells: readonly Cell[], font: 'Helvetica' | 'Helvetica-Bold', size: number): void {
    this.doc.font(font).fontSize(size);
    for (const { text, x, width, align = 'left' } of cells) {
      if (text !== '')
        this.doc.text(text, x, this.#y, { width, align, lineBreak: false, ellipsis: true, height: ROW });
    }
    this.#y += ROW;
  }

  row(cells: readonly Cell[], { bold = false, size = 9 } = {}): void {
    if (this.#y > BOTTOM) {
      this.doc.addPage();
      this.#page += 1;
      this.#y = MARGIN;
      this.#put([{ text: `Page ${this.#page}`, x: 484, width: 80, align: 'right' }], 'Helvetica', 8);
      if (this.#heading.length > 0) this.#put(this.#heading, 'Helvetica-Bold', 9);
    }
    this.#put(cells, bold ? 'Helvetica-Bold' : 'Helvetica', size);
  }

  /** A row that comes again on every further page. */
  heading(cells: readonly Cell[]): void {
    this.#heading = [];
    this.row(cells, { bold: true });
    this.#heading = cells;
  }

  gap(): void {
    this.#heading = [];
    this.#y += ROW;
  }
}

async function write(sheet: Sheet, { payout, recoveries, lines }: Statement): Promise<void> {
  const { currency } = payout;
  const money = (cents: number) => formatMoney(cents, currency, currency === 'USD' ? 'USA' : 'Canada');
  const pair = (label: string, value: string, bold = false) =>
    sheet.row(
      [
        { text: label, x: 48, width: 300 },
        { text: value, x: 364, width: 200, align: 'right' },
      ],
      { bold, size: 10 },
    );
  /** What was converted shows amount and rate, so that a reader can add it up (R-MNY-30). */
  const converted = (cents: number, from: Pick<StatementLine, 'currency' | 'conversion_rate'>) => {
    if (from.conversion_rate === null) return;
    const text = `${formatMoney(cents, from.currency)} ${from.currency} at ${rateText(from.conversion_rate)}`;
    sheet.row([{ text, x: 364, width: 200, align: 'right' }]);
  };
  sheet.row([{ text: 'Statement', x: 48, width: 300 }], { bold: true, size: 16 });
  sheet.gap();
  pair(`${payout.first_name} ${payout.last_name}`, payout.associate_code);
  pair(
    `Pay run ${payout.pay_run_number}, ${formatDate(payout.period_start)} to ${formatDate(payout.period_end)}`,
    `Paid on ${formatDate(payout.pay_date)}`,
  );
  sheet.gap();
  pair('Compensation', money(payout.gross_cents));
  pair('Chargebacks recovered', money(-payout.withheld_cents));
  pair('Carried in', money(payout.carry_in_cents));
  pair('Paid', money(payout.net_cents), true);
  if (payout.partner_cents > 0)
    pair(`of which to ${payout.partner_code}, who shares the code`, money(payout.partner_cents));
  pair('Carried to the next payout', money(payout.carry_out_cents));
  sheet.gap();
  sheet.heading(TABLE.map(({ label, ...place }) => ({ text: label, ...place })));
  for await (const portion of lines()) {
    for (const line of portion) {
      const values = [
        formatDate(dayAt(line.posted_at, COMPANY_TIME_ZONE)),
        line.generation === null ? line.compensation_type : `${line.compensation_type} ${line.generation}`,
        policyText(line.policy_last),
        line.source ?? '',
        line.base_bv_cents === null ? '' : formatVolume(line.base_bv_cents),
        line.rate_bps === null ? '' : formatBps(line.rate_bps),
        money(line.paid_cents),
      ];
      sheet.row(TABLE.map(({ label: _, ...place }, index) => ({ text: values[index] as string, ...place })));
      converted(line.amount_cents, line);
    }
  }
  if (recoveries.length === 0) return;
  sheet.gap();
  sheet.row([{ text: 'Chargebacks recovered', x: 48, width: 300 }], { bold: true, size: 10 });
  for (const each of recoveries) {
    const { event_date, reason, policy_last, amount_cents } = each;
    sheet.row([
      { text: formatDate(event_date), x: 48, width: 58 },
      { text: policyText(policy_last), x: 108, width: 60 },
      { text: reason, x: 198, width: 240 },
      { text: money(-amount_cents), x: 484, width: 80, align: 'right' },
    ]);
    converted(-each.debt_cents, each);
  }
}

/** A statement as PDF, streamed; a query that fails ends the download. */
export function statementPdf(statement: Statement): Readable {
  const sheet = new Sheet();
  const stream: NodeJS.ReadableStream = sheet.doc;
  write(sheet, statement).then(
    () => sheet.doc.end(),
    (error: Error) => (stream as Readable).destroy(error),
  );
  return stream as Readable;
}
