import { type Country, currencyOf, isStateOf, messages } from '@upline/domain';
import type { z } from 'zod';
import { feeOn, salesTaxOn } from '../../fees/fee-on.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { conflict, invalid, notFound } from '../../platform/operation/problem.ts';
import { areDownloads, isDownload } from '../downloads.ts';
import { amountOf, discountOf, type PricedLine, type Totals, totalsOf } from '../orders/totals.ts';
import { isBuilder, priceIn } from '../shelf/shelf.store.ts';
import type { cart } from './cart.schemas.ts';
import * as store from './cart.store.ts';

const LINES_MAX = 50;

/** What a variant costs in the country; null where it is not sold. */
export function unitPrice(variant: store.SoldVariant, country: Country): number | null {
  const price = variant[priceIn(country)];
  return variant.status !== 'Published' || price === null ? null : price + variant.price_delta_cents;
}

interface Wanted {
  readonly variant: store.SoldVariant;
  readonly quantity: number;
  /** All variants of the product in the cart. */
  readonly ofProduct: number;
}

/** Why so many cannot be bought (domain.md 2.25). */
function problemOf({ variant, quantity, ofProduct }: Wanted, country: Country): string | null {
  const { name, stock, max_per_order } = variant;
  if (unitPrice(variant, country) === null) return `${name} is not sold any more`;
  if (stock !== null && quantity > stock) return `Only ${stock} left of ${name}`;
  if (max_per_order !== null && ofProduct > max_per_order) return messages.max('Quantity', max_per_order);
  return null;
}

export const noticeOf = (line: store.CartLine, unit: number | null) =>
  unit === null || unit === line.seen_cents ? null : `Price of ${line.name} has changed`;

const quantityOf = (lines: readonly store.CartLine[], productId: string) =>
  lines.filter(({ product_id }) => product_id === productId).reduce((sum, { quantity }) => sum + quantity, 0);

export const lineProblem = (line: store.CartLine, lines: readonly store.CartLine[], country: Country) =>
  problemOf(
    { variant: line, quantity: line.quantity, ofProduct: quantityOf(lines, line.product_id) },
    country,
  );

/** Another country for which the cart was filled (R-STO-06). */
export const otherCountry = (lines: readonly store.CartLine[], country: Country) =>
  lines.find((line) => line.country !== country)?.country ?? null;

export const otherCountryRefusal = (country: Country) =>
  conflict('other-country', `Your cart was filled for ${country}. Empty it first.`);

export const pricedLine = (line: store.CartLine, country: Country): PricedLine => ({
  quantity: line.quantity,
  unit_cents: unitPrice(line, country) ?? 0,
  taxable: line.taxable,
  builder_discount_bps: line.builder_discount_bps,
  is_download: isDownload(line),
});

export async function readCart({ db, caller }: SignedInContext): Promise<z.input<typeof cart>> {
  const { country, code } = caller;
  const lines = await store.linesOf(db, caller);
  const isOfBuilder = await isBuilder(db, code);
  const filled_in = otherCountry(lines, country);
  const shown = lines.map((line) => {
    const unit_cents = unitPrice(line, country);
    const priced = pricedLine(line, country);
    return {
      variant_id: line.variant_id,
      slug: line.slug,
      name: line.name,
      category: line.category,
      image_id: line.image_id,
      size: line.size,
      color: line.color,
      quantity: line.quantity,
      unit_cents,
      amount_cents: amountOf(priced),
      discount_cents: discountOf(priced, { isBuilder: isOfBuilder }),
      notice: filled_in === null ? noticeOf(line, unit_cents) : null,
      problem: lineProblem(line, lines, country),
    };
  });
  const sum = (of: 'amount_cents' | 'discount_cents') => shown.reduce((total, line) => total + line[of], 0);
  return {
    country,
    currency: currencyOf(country),
    filled_in,
    lines: shown,
    subtotal_cents: sum('amount_cents'),
    discount_cents: sum('discount_cents'),
    is_download: areDownloads(lines),
    can_order: shown.length > 0 && filled_in === null && shown.every(({ problem }) => problem === null),
  };
}

/** What these lines cost where they are sent, or where the buyer of downloads lives. */
export async function chargedFor(
  { db, today, caller }: SignedInContext,
  lines: readonly store.CartLine[],
  state: string,
): Promise<Totals & { readonly isBuilder: boolean }> {
  const { country, code } = caller;
  const charges = {
    isBuilder: await isBuilder(db, code),
    tax_bps: await salesTaxOn(db, country, state, today),
    shipping_cents: await feeOn(db, { kind: 'Shipping', country }, today),
    free_from_cents: await feeOn(db, { kind: 'Free Shipping From', country }, today),
  };
  const priced = lines.map((line) => pricedLine(line, country));
  return { ...totalsOf(priced, charges), isBuilder: charges.isBuilder };
}

/** The state by which downloads are taxed; throws 409. */
export async function homeState({ db, caller }: SignedInContext): Promise<string> {
  const state = await store.stateOf(db, caller);
  if (!state) throw conflict('no-address', 'Enter your address first. It decides the tax.');
  return state;
}

export async function readTotals(context: SignedInContext, given: string | undefined) {
  const { db, caller } = context;
  const lines = await store.linesOf(db, caller);
  const state = areDownloads(lines) ? await homeState(context) : given?.toUpperCase();
  if (state === undefined) throw invalid([{ field: 'state', message: messages.required('State') }]);
  if (!isStateOf(caller.country, state))
    throw invalid([{ field: 'state', message: messages.option('State') }]);
  const { isBuilder: _, ...totals } = await chargedFor(context, lines, state);
  return { currency: currencyOf(caller.country), ...totals };
}

/** Puts so many of a variant into the cart; what was there of it is replaced, and the price is the one of now. */
export async function putLine(
  context: SignedInContext,
  variantId: string,
  quantity: number,
): Promise<z.input<typeof cart>> {
  const { db, now, caller } = context;
  const { country } = caller;
  const variant = await store.findVariant(db, variantId);
  const unit_cents = variant && unitPrice(variant, country);
  if (!variant || unit_cents == null) throw notFound();
  const lines = await store.linesOf(db, caller);
  const other = otherCountry(lines, country);
  if (other !== null) throw otherCountryRefusal(other);
  const rest = lines.filter((line) => line.variant_id !== variantId);
  if (rest.length >= LINES_MAX)
    throw conflict('full', `A cart holds ${LINES_MAX} different items. Order these first.`);
  const ofProduct = quantity + quantityOf(rest, variant.product_id);
  const problem = problemOf({ variant, quantity, ofProduct }, country);
  if (problem !== null) throw invalid([{ field: 'quantity', message: problem }]);
  await store.saveLine(db, caller, { variant_id: variantId, quantity, country, unit_cents, added_at: now });
  return readCart(context);
}

export async function removeLines(context: SignedInContext, variantId?: string) {
  await store.removeLines(context.db, context.caller, variantId);
  return readCart(context);
}
