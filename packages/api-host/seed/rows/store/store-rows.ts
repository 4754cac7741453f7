import { type Country, currencyOf, foldText, type ShirtColor, type ShirtSize } from '@upline/domain';
import { DOWNLOAD_RULES } from '../../../src/store/downloads.ts';
import { totalsOf } from '../../../src/store/orders/totals.ts';
import { addDays } from '../../days.ts';
import type { Person } from '../../network.ts';
import type { Random } from '../../random.ts';
import { paper } from '../paper.ts';
import { BOUGHT, GOODS } from './store-goods.ts';

const SHORT: Readonly<Record<ShirtColor, string>> = {
  Black: 'BLK',
  White: 'WHT',
  Navy: 'NVY',
  'Royal Blue': 'BLU',
  Grey: 'GRY',
  Red: 'RED',
};
const SHIPPING = { USA: 795, Canada: 1_295 } as const;
const FREE_FROM = 10_000;
const LARGE: readonly ShirtSize[] = ['2XL', '3XL', '4XL'];

/** The files of downloads, by the address of the product. Their bytes are written by `writeDownloads`. */
const filesOf = (random: Random, owner_code: string, today: string) =>
  new Map(
    GOODS.flatMap(({ slug, file }) => {
      if (!file) return [];
      const [name, lines] = file;
      const id = random.uuid();
      const row = {
        id,
        owner_code,
        purpose: DOWNLOAD_RULES.purpose,
        file_key: `attachment/${id.slice(0, 2)}/${id}.pdf`,
        name,
        type: 'application/pdf',
        size_bytes: paper(lines).length,
        created_at: `${addDays(today, -60)}T14:00:00Z`,
        created_by: owner_code,
      };
      return [[slug, row] as const];
    }),
  );

const productsOf = (random: Random, files: ReturnType<typeof filesOf>, today: string) =>
  GOODS.map(
    ({ prices, sku: _, sizes: _s, colors: _c, stock: _k, file: _f, max, isUntaxed, ...goods }, index) => ({
      id: random.uuid(),
      status: 'Published' as string,
      file_id: files.get(goods.slug)?.id ?? null,
      ...goods,
      name_key: foldText(goods.name),
      price_usd_cents: prices[0],
      price_cad_cents: prices[1],
      taxable: isUntaxed === undefined,
      max_per_order: max ?? null,
      builder_discount_bps: 1_000,
      position: index + 1,
      created_at: `${addDays(today, -60 + index)}T15:00:00Z`,
      updated_at: `${addDays(today, -30 + index)}T15:00:00Z`,
    }),
  );

/** Products of the store, and what named people have ordered. The charges are card payments, which the caller lists with the others. */
export function storeRows(random: Random, people: readonly Person[], office: string, today: string) {
  const files = filesOf(random, office, today);
  const products = productsOf(random, files, today);
  const variants = GOODS.flatMap(({ sku, sizes = [null], colors = [null], stock }, index) =>
    sizes
      .flatMap((size) => colors.map((color) => ({ size, color })))
      .map(({ size, color }, place) => ({
        id: random.uuid(),
        product_id: products[index]?.id as string,
        sku: [sku, color && SHORT[color], size].filter(Boolean).join('-'),
        size,
        color,
        // A size in the middle is sold out.
        stock: stock !== null && size !== null && place === sizes.length ? 0 : stock,
        price_delta_cents: size !== null && LARGE.includes(size) ? 200 : 0,
        place,
      })),
  );
  const bySku = new Map(variants.map((variant) => [variant.sku, variant]));
  const byId = new Map(products.map((product) => [product.id, product]));

  const orders = BOUGHT.flatMap((bought, index) => {
    const { by, daysAgo, status, state, city, postal, taxBps, lines, refund } = bought;
    const person = people.find(({ key }) => key === by);
    if (!person) return [];
    const country: Country = person.place.country;
    const number = index + 1;
    const day = addDays(today, -daysAgo);
    const at = `${day}T16:00:00Z`;
    const id = random.uuid();
    const sold = lines.map(([sku, quantity], place) => {
      const variant = bySku.get(sku);
      const product = variant && byId.get(variant.product_id);
      if (!variant || !product) throw new Error(`The demo sells no ${sku}`);
      const price = country === 'USA' ? product.price_usd_cents : product.price_cad_cents;
      return {
        order_id: id,
        place,
        variant_id: variant.id,
        name: product.name,
        sku,
        size: variant.size,
        color: variant.color,
        quantity,
        unit_cents: (price ?? 0) + variant.price_delta_cents,
        discount_cents: 0,
        taxable: product.taxable,
        file_id: product.file_id,
      };
    });
    const totals = totalsOf(
      sold.map((line) => ({ ...line, builder_discount_bps: 0, is_download: line.file_id !== null })),
      { isBuilder: false, tax_bps: taxBps, shipping_cents: SHIPPING[country], free_from_cents: FREE_FROM },
    );
    const isCancelled = status === 'Cancelled';
    const isDownload = sold.every(({ file_id }) => file_id !== null);
    const isSent = status === 'Shipped' && !isDownload;
    const charge = {
      id: random.uuid(),
      payer_code: person.code,
      country,
      currency: currencyOf(country),
      kind: 'Store Order' as const,
      subject: id,
      description: `Store order S-${String(number).padStart(6, '0')}${isCancelled ? ', cancelled' : ''}`,
      amount_cents: totals.total_cents,
      status: isCancelled ? 'Pending' : 'Paid',
      intent_id: isCancelled ? null : `pi_sandbox${person.code.toLowerCase()}order${number}`,
      paid_at: isCancelled ? null : at,
      withdrawn_at: isCancelled ? `${day}T17:00:00Z` : null,
      created_at: at,
      updated_at: at,
      refunds: refund ? [{ ...refund, at: `${addDays(today, -refund.daysAgo)}T15:00:00Z` }] : [],
    };
    const order = {
      id,
      associate_code: person.code,
      country,
      currency: currencyOf(country),
      status,
      payment_id: charge.id,
      ...totals,
      is_download: isDownload,
      ship_name: isDownload ? null : `${person.first_name} ${person.last_name}`,
      // Nobody's number.
      ship_phone: isDownload ? null : `51255599${String(index + 10)}`,
      ship_line1: isDownload ? null : `${100 + index * 37} Main Street`,
      ship_line2: null,
      ship_city: isDownload ? null : city,
      ship_state: state,
      ship_postal_code: isDownload ? null : postal,
      carrier: isSent ? 'UPS' : null,
      tracking_number: isSent ? `1Z999AA1012345${number}784` : null,
      shipped_at: isSent ? `${addDays(day, 2)}T19:00:00Z` : status === 'Shipped' ? at : null,
      cancelled_at: isCancelled ? `${day}T17:00:00Z` : null,
      cancel_reason: isCancelled ? 'Not paid within 60 minutes' : null,
      created_at: at,
      updated_at: at,
    };
    return [{ order, sold, charge }];
  });
  return {
    goods: { attachment: [...files.values()], store_product: products, store_variant: variants },
    charges: orders.map(({ charge }) => charge),
    orders: {
      store_order: orders.map(({ order }) => order),
      store_order_line: orders.flatMap(({ sold }) => sold),
    },
  };
}
