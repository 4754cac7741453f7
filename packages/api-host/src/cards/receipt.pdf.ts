import type { Readable } from 'node:stream';
import { COMPANY_TIME_ZONE, dayAt, formatDate, formatMoney } from '@upline/domain';
import PDFDocument from 'pdfkit';
import { type CardPaymentRow, numberText } from './card-payments.store.ts';
import type { CardDispute, CardRefund } from './cards.tables.ts';

const MARGIN = 48;
const RIGHT = { x: 364, width: 200, align: 'right' } as const;

/** The receipt of a payment as PDF. It shows nothing of the card, which the host does not know. */
export function receiptPdf(
  payment: CardPaymentRow,
  refunds: readonly CardRefund[],
  disputes: readonly CardDispute[],
): Readable {
  const doc = new PDFDocument({ size: 'LETTER', margin: MARGIN, info: { Title: 'Receipt' }, lang: 'en-US' });
  const { currency, country } = payment;
  const money = (cents: number) => formatMoney(cents, currency, country);
  const day = (moment: Date) => formatDate(dayAt(moment, COMPANY_TIME_ZONE));
  let y = MARGIN;
  const row = (label: string, value: string, isBold = false) => {
    doc.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(11);
    doc.text(label, MARGIN, y, { width: 310, height: 30, ellipsis: true });
    doc.text(value, RIGHT.x, y, { width: RIGHT.width, align: RIGHT.align });
    y += 22;
  };
  doc.font('Helvetica-Bold').fontSize(18).text('Receipt', MARGIN, y);
  y += 36;
  row('Number', numberText(payment.number));
  if (payment.payer_name !== null) row('Paid by', `${payment.payer_name} (${payment.payer_code})`);
  if (payment.paid_at !== null) row('Paid on', day(payment.paid_at));
  row('Paid by card through', 'Stripe');
  y += 12;
  row(payment.description, money(payment.amount_cents));
  const given = refunds.filter(({ status }) => status === 'Pending' || status === 'Succeeded');
  for (const { amount_cents, created_at } of given)
    row(`Refunded on ${day(created_at)}`, money(-amount_cents));
  for (const { amount_cents, closed_at } of disputes.filter(({ status }) => status === 'Lost'))
    row(`Given back by the bank${closed_at === null ? '' : ` on ${day(closed_at)}`}`, money(-amount_cents));
  y += 6;
  doc.moveTo(MARGIN, y).lineTo(564, y).strokeColor('#999999').stroke();
  y += 10;
  row(`Total in ${currency}`, money(payment.amount_cents - payment.refunded_cents), true);
  doc.end();
  const stream: NodeJS.ReadableStream = doc;
  return stream as Readable;
}
