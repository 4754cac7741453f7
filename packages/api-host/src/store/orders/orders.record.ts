import type { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { orderActions, ownOrderActions } from './orders.actions.ts';
import type { order, orderRow, ownOrder } from './orders.schemas.ts';
import { linesOf, numberText, type OrderRow } from './orders.store.ts';

const shared = (row: OrderRow) => ({
  id: row.id,
  number: numberText(row.number),
  status: row.status,
  payment_status: row.payment_status,
  refunded_cents: row.refunded_cents,
  subtotal_cents: row.subtotal_cents,
  discount_cents: row.discount_cents,
  shipping_cents: row.shipping_cents,
  tax_cents: row.tax_cents,
  total_cents: row.total_cents,
  currency: row.currency,
  created_at: row.created_at,
  version: row.version,
});

async function whole(db: Db, row: OrderRow) {
  const lines = await linesOf(db, row.id);
  return {
    purchase_id: row.payment_id,
    ship_to: {
      name: row.ship_name,
      phone: row.ship_phone,
      line1: row.ship_line1,
      line2: row.ship_line2,
      city: row.ship_city,
      state: row.ship_state,
      postal_code: row.ship_postal_code,
      country: row.country,
    },
    lines: lines.map(({ name, sku, size, color, quantity, unit_cents, discount_cents }) => ({
      ...{ name, sku, size, color, quantity, unit_cents, discount_cents },
    })),
    carrier: row.carrier,
    tracking_number: row.tracking_number,
    shipped_at: row.shipped_at,
    cancelled_at: row.cancelled_at,
    cancel_reason: row.cancel_reason,
  };
}

/** As its buyer reads it. */
export const toOwnOrder = async (
  db: Db,
  row: OrderRow,
  caller: Caller,
): Promise<z.input<typeof ownOrder>> => ({
  ...shared(row),
  ...(await whole(db, row)),
  actions: ownOrderActions.of(caller, row),
});

export const toOrderRow = (row: OrderRow, caller: Caller): z.input<typeof orderRow> => ({
  ...shared(row),
  associate: { code: row.associate_code, name: row.buyer_name },
  country: row.country,
  state: row.ship_state,
  actions: orderActions.of(caller, row),
});

export const toOrder = async (db: Db, row: OrderRow, caller: Caller): Promise<z.input<typeof order>> => ({
  ...toOrderRow(row, caller),
  ...(await whole(db, row)),
});
