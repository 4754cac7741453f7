import type { Db } from '../platform/database/database.ts';
import type { ProductRow } from './catalogue.tables.ts';

export async function findProduct(db: Db, id: string): Promise<ProductRow | undefined> {
  return db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * The settings of pay that a policy submitted now freezes (R-PRD-01): the product's own or, if it has none, its
 * provider's. Undefined for an unknown product.
 */
export async function payTermsOf(db: Db, productId: string) {
  const row = await db
    .selectFrom('product')
    .innerJoin('provider', 'provider.id', 'product.provider_id')
    .select((select) => [
      'product.bv_rate_bps',
      'product.excess_bv_rate_bps',
      'product.renewal_bv_rate_bps',
      'product.payment_basis',
      'product.chargeback_steps',
      select.fn.coalesce('product.advance_months', 'provider.advance_months').as('advance_months'),
      select.fn.coalesce('product.chargeback_method', 'provider.chargeback_method').as('chargeback_method'),
      select.fn.coalesce('product.chargeback_months', 'provider.chargeback_months').as('chargeback_months'),
    ])
    .where('product.id', '=', productId)
    .executeTakeFirst();
  return row && { ...row, payment_basis: row.payment_basis ?? ('Advance' as const) };
}
