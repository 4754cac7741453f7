import type { AmaPlan, Country } from '@upline/domain';
import type { Db } from '../platform/database/database.ts';
import { valueOn } from './fees.store.ts';

/** A fee that a card is charged; a membership fee depends on the plan. */
export type ChargedFee =
  | { readonly kind: 'Membership Fee'; readonly country: Country; readonly plan: AmaPlan }
  | {
      readonly kind: 'Yearly Renewal' | 'Builder Plan' | 'Shipping' | 'Free Shipping From';
      readonly country: Country;
    };

/** What a fee costs on a company day, in cents of the country's currency. Everything that charges a fee asks here. */
export async function feeOn(db: Db, fee: ChargedFee, date: string): Promise<number> {
  const value = await valueOn(db, fee, date);
  if (value?.amount_cents == null) throw new Error(`${fee.kind} of ${fee.country} has no value on ${date}`);
  return value.amount_cents;
}

/** The sales tax of a state or province on a company day, in basis points; 0 where none is set. */
export async function salesTaxOn(db: Db, country: Country, region: string, date: string): Promise<number> {
  return (await valueOn(db, { kind: 'Sales Tax', country, region }, date))?.rate_bps ?? 0;
}
