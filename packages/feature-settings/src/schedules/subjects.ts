import { LEVEL_CODES, type LevelCode, POLICY_COMPENSATION_TYPES, PRODUCT_TYPES } from '@upline/domain';
import type { Rate, Schedule } from './schedule-list.ts';

export type Kind = Rate['kind'];

/** What a rate is for: a product, a type of products, or every product. */
export type Subject = Pick<Rate, 'product_id' | 'product_type'>;

export const EVERY_PRODUCT: Subject = { product_id: null, product_type: null };

export const keyOfSubject = ({ product_id, product_type }: Subject): string =>
  product_id ?? product_type ?? '*';

/** `Every product`, `Term Life`, `Granite Term 20 (Granite Mutual)`. */
export function subjectName({ product_id, product_type }: Subject, products: Schedule['products']): string {
  if (product_id === null) return product_type ?? 'Every product';
  const product = products.find(({ id }) => id === product_id);
  return product ? `${product.name} (${product.provider_name})` : 'A product that is gone';
}

/** Everything that rates can be given for: every product, then the types, then the products by name. */
export const subjectsOf = (products: Schedule['products']): Subject[] => [
  EVERY_PRODUCT,
  ...PRODUCT_TYPES.map((product_type) => ({ product_id: null, product_type })),
  ...products.map(({ id }) => ({ product_id: id, product_type: null })),
];

export interface RatesRow {
  readonly kind: Kind;
  readonly rates: Readonly<Partial<Record<LevelCode, number>>>;
}

/** The rates of a version by what they are for, each kind a row; what has none is left out. */
export function ratesBySubject({
  rates,
  products,
}: Pick<Schedule, 'rates' | 'products'>): { readonly subject: Subject; readonly rows: RatesRow[] }[] {
  const given = Map.groupBy(rates, keyOfSubject);
  return subjectsOf(products).flatMap((subject) => {
    const own = given.get(keyOfSubject(subject));
    if (!own) return [];
    const rows = POLICY_COMPENSATION_TYPES.map((kind) => ({
      kind,
      rates: Object.fromEntries(
        own.filter((rate) => rate.kind === kind).map(({ level_code, rate_bps }) => [level_code, rate_bps]),
      ),
    }));
    return [{ subject, rows: rows.filter((row) => LEVEL_CODES.some((code) => code in row.rates)) }];
  });
}
