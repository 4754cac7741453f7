import type { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { isDownload } from '../downloads.ts';
import { areFilesOpen, orderActions, ownOrderActions } from './orders.actions.ts';
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

const shipTo = (row: OrderRow) => {
  const { ship_name: name, ship_phone: phone, ship_line1: line1, ship_city: city } = row;
  const postal_code = row.ship_postal_code;
  if (name === null || phone === null || line1 === null || city === null || postal_code === null) return null;
  const { country, ship_line2: line2, ship_state: state } = row;
  return { name, phone, line1, line2, city, state, postal_code, country };
};

async function whole(db: Db, row: OrderRow) {
  const lines = await linesOf(db, row.id);
  const isOpen = areFilesOpen(row);
  return {
    purchase_id: row.payment_id,
    ship_to: shipTo(row),
    lines: lines.map((line) => {
      const { name, sku, size, color, quantity, unit_cents, discount_cents } = line;
      const { file_id, file_name, file_bytes } = line;
      return {
        ...{ name, sku, size, color, quantity, unit_cents, discount_cents },
        is_download: isDownload(line),
        file:
          isOpen && file_id !== null
            ? { id: file_id, name: file_name ?? '', size_bytes: file_bytes ?? 0 }
            : null,
      };
    }),
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
