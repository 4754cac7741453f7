import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { rowWrites } from '../../platform/database/record-store.ts';
import type { Row, Tables } from '../../platform/database/tables.ts';
import { keyedSource } from '../../platform/list/list-sources.ts';
import { lockProducts } from '../cart/cart.store.ts';

export type Order = Row<'store_order'>;

export const numberText = (number: number): string => `S-${String(number).padStart(6, '0')}`;
export const searchableNumber = sql<string>`'S-' || lpad(store_order.number::text, 6, '0')`;

const shown = (db: Db) =>
  db
    .selectFrom('store_order')
    .innerJoin('card_payment as payment', 'payment.id', 'store_order.payment_id')
    .innerJoin('app_user as buyer', 'buyer.code', 'store_order.associate_code');

const named = (query: ReturnType<typeof shown>) =>
  query
    .selectAll('store_order')
    .select([
      'payment.status as payment_status',
      'payment.refunded_cents as refunded_cents',
      fullName('buyer').as('buyer_name'),
    ]);

export const orderSource = (db: Db) => keyedSource('store_order.id', shown(db), named);

/** An order of that buyer, or of anybody. */
export const findOrder = (db: Db, id: string, buyer?: string) =>
  named(shown(db))
    .where('store_order.id', '=', id)
    .$if(buyer !== undefined, (query) => query.where('store_order.associate_code', '=', buyer as string))
    .executeTakeFirst();
export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

export const orderWrites = rowWrites('store_order');

export const linesOf = (db: Db, orderId: string) =>
  db
    .selectFrom('store_order_line')
    .leftJoin('attachment', 'attachment.id', 'store_order_line.file_id')
    .selectAll('store_order_line')
    .select(['attachment.name as file_name', 'attachment.size_bytes as file_bytes'])
    .where('order_id', '=', orderId)
    .orderBy('place')
    .execute();

/** A file that was sold with an order. */
export const findFile = (db: Db, orderId: string, fileId: string) =>
  db
    .selectFrom('store_order_line')
    .innerJoin('attachment', 'attachment.id', 'store_order_line.file_id')
    .select(['attachment.name', 'attachment.type', 'attachment.file_key'])
    .where('store_order_line.order_id', '=', orderId)
    .where('store_order_line.file_id', '=', fileId)
    .limit(1)
    .executeTakeFirst();

export async function insertLines(
  db: Db,
  lines: readonly Insertable<Tables['store_order_line']>[],
): Promise<void> {
  await db
    .insertInto('store_order_line')
    .values([...lines])
    .execute();
}

interface Counted {
  readonly variant_id: string;
  readonly quantity: number;
}

/** Takes from the stock, or gives back where quantities are negative. The products are locked; their versions rise. */
export async function takeStock(db: Db, lines: readonly Counted[]): Promise<void> {
  for (const { variant_id, quantity } of lines)
    await sql`update store_variant set stock = stock - ${quantity}::integer where id = ${variant_id}`.execute(
      db,
    );
  const ids = lines.map((line) => line.variant_id);
  await sql`update store_product set version = version + 1
    where id in (select product_id from store_variant where id = any(${ids}::uuid[]))`.execute(db);
}

/** Gives back what an order has reserved, as far as its variants still exist. */
export async function returnStock(db: Db, orderId: string): Promise<void> {
  const { rows } = await sql<Counted & { product_id: string }>`
    select line.variant_id, line.quantity, variant.product_id from store_order_line line
    join store_variant variant on variant.id = line.variant_id where line.order_id = ${orderId}`.execute(db);
  await lockProducts(db, [...new Set(rows.map(({ product_id }) => product_id))]);
  await takeStock(
    db,
    rows.map(({ variant_id, quantity }) => ({ variant_id, quantity: -quantity })),
  );
}

/** Orders that nobody has paid since that moment, the oldest first. */
export const unpaidSince = (db: Db, before: Date, limit: number) =>
  db
    .selectFrom('store_order')
    .select('id')
    .where('status', '=', 'Pending')
    .where('created_at', '<=', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();

export async function nextNumber(db: Db): Promise<number> {
  const { rows } = await sql<{
    number: number;
  }>`select nextval('store_order_number')::integer as number`.execute(db);
  return rows[0]?.number as number;
}
