import { type Currency, dayAt, formatMoney } from '@upline/domain';

/** Prices are the same for everybody: they stay in sight while figures of the reader are hidden. */
export const priceText = (cents: number, currency: Currency, { isFrom = false } = {}) =>
  `${isFrom ? 'From ' : ''}${formatMoney(cents, currency)}`;

/** `M, Navy`; nothing of what comes in one way. */
export const variantText = ({
  size,
  color,
}: {
  readonly size: string | null;
  readonly color: string | null;
}) => [color, size].filter(Boolean).join(', ');

/** A stage of an order has room for its day alone. */
export const dayOf = (at: string | null) => (at === null ? null : dayAt(new Date(at)));
