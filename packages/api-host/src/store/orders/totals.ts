import { shareHalfUp } from '@upline/domain/pay-run';

export interface PricedLine {
  readonly quantity: number;
  readonly unit_cents: number;
  readonly taxable: boolean;
  readonly builder_discount_bps: number;
  readonly is_download: boolean;
}

/** What a country and a state add to the price of goods. */
export interface Charges {
  readonly isBuilder: boolean;
  readonly tax_bps: number;
  readonly shipping_cents: number;
  /** Goods that cost as much after the discount are sent for nothing. */
  readonly free_from_cents: number;
}

export interface Totals {
  readonly subtotal_cents: number;
  readonly discount_cents: number;
  readonly shipping_cents: number;
  readonly tax_cents: number;
  readonly total_cents: number;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export const amountOf = ({ quantity, unit_cents }: Pick<PricedLine, 'quantity' | 'unit_cents'>) =>
  quantity * unit_cents;

/** What an active builder pays less for a line, half up (R-STO-04). */
export const discountOf = (line: PricedLine, { isBuilder }: Pick<Charges, 'isBuilder'>) =>
  isBuilder ? shareHalfUp(amountOf(line), line.builder_discount_bps) : 0;

/**
 * The total of an order (R-STO-03, R-STO-04). Tax is that of the goods after their discount; shipping is not taxed, and nothing is
 * asked for it where nothing is sent.
 */
export function totalsOf(lines: readonly PricedLine[], charges: Charges): Totals {
  const subtotal_cents = sum(lines.map(amountOf));
  const discount_cents = sum(lines.map((line) => discountOf(line, charges)));
  const taxed = sum(
    lines.filter(({ taxable }) => taxable).map((line) => amountOf(line) - discountOf(line, charges)),
  );
  const tax_cents = shareHalfUp(taxed, charges.tax_bps);
  const isFree =
    lines.every(({ is_download }) => is_download) ||
    subtotal_cents - discount_cents >= charges.free_from_cents;
  const shipping_cents = isFree ? 0 : charges.shipping_cents;
  const total_cents = subtotal_cents - discount_cents + shipping_cents + tax_cents;
  return { subtotal_cents, discount_cents, shipping_cents, tax_cents, total_cents };
}
