import type { Currency } from '@upline/domain';
import { Fragment } from 'react';
import classes from './store.module.css';
import { priceText } from './words.ts';

interface SumsProps {
  readonly currency: Currency;
  readonly lines: readonly (readonly [label: string, cents: number])[];
  readonly total?: number;
}

/** What a cart or an order adds up to. */
export function Sums({ currency, lines, total }: SumsProps) {
  return (
    <dl className={classes.sums}>
      {lines.map(([label, cents]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{priceText(cents, currency)}</dd>
        </Fragment>
      ))}
      {total !== undefined && (
        <>
          <dt className={classes.total}>Total</dt>
          <dd className={classes.total}>{priceText(total, currency)}</dd>
        </>
      )}
    </dl>
  );
}

interface Charged {
  readonly subtotal_cents: number;
  readonly discount_cents: number;
  readonly shipping_cents: number;
  readonly tax_cents: number;
}

/** The lines over the total; a discount shows where there is one, and shipping where something is sent. */
export const chargedLines = (
  { subtotal_cents, discount_cents, shipping_cents, tax_cents }: Charged,
  { isSent }: { readonly isSent: boolean },
) =>
  [
    ['Subtotal', subtotal_cents] as const,
    ...(discount_cents > 0 ? [['Builder discount', -discount_cents] as const] : []),
    ...(isSent ? [['Shipping', shipping_cents] as const] : []),
    ['Tax', tax_cents] as const,
  ] as const;
