import { randomUUID } from 'node:crypto';
import { currencyOf, messages, parsePhone } from '@upline/domain';
import { askPayment } from '../../cards/ask-payment.ts';
import { toPayer } from '../../cards/card-notices.ts';
import { isPayable, isRefundable } from '../../cards/card-payments.actions.ts';
import { lockPayment, writePayment } from '../../cards/card-payments.store.ts';
import type { CardPayment } from '../../cards/cards.tables.ts';
import { LEAST_CHARGE_CENTS } from '../../cards/checkout.ts';
import { askRefund, beyondLimit, leftToRefund, refundByAdmin } from '../../cards/refunds/ask-refund.ts';
import { cardsClosed, takesCards } from '../../cards/stripe.ts';
import { messageSender } from '../../notifications/send-messages.ts';
import type { AuditChange } from '../../platform/audit/audit.ts';
import { addedBy, changedBy } from '../../platform/database/stamps.ts';
import { checkAddress, storedAddress } from '../../platform/operation/address.ts';
import type { Context, SignedInContext } from '../../platform/operation/operation.ts';
import {
  conflict,
  type FieldError,
  invalid,
  notFound,
  Problem,
  staleVersion,
} from '../../platform/operation/problem.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import * as carts from '../cart/cart.service.ts';
import * as cartStore from '../cart/cart.store.ts';
import { areDownloads } from '../downloads.ts';
import { areFilesOpen, canCancel, canShip, canWithdraw } from './orders.actions.ts';
import { ORDER_MESSAGES } from './orders.messages.ts';
import type { OrderBody, ShipBody } from './orders.schemas.ts';
import * as store from './orders.store.ts';
import { discountOf } from './totals.ts';

interface Locked {
  readonly order: store.Order;
  readonly payment: CardPayment;
}

/** Orders of the store: placed, paid, cancelled and sent (domain.md 2.25). */
export function orders(platform: Platform) {
  const { audit } = platform;
  const { send } = messageSender(platform);

  function trail(
    context: Context,
    order: store.Order,
    action: 'create' | 'transition',
    changes: AuditChange[],
    reason?: string,
  ): void {
    audit.record(context, {
      action,
      entity: 'store_order',
      entityId: order.id,
      entityLabel: store.numberText(order.number),
      ownerCode: order.associate_code,
      changes,
      ...(reason === undefined ? {} : { reason }),
    });
  }

  /** What is written about a payment locks it before its order, and so does everything here. */
  async function locked({ db }: Context, id: string, buyer?: string): Promise<Locked> {
    const found = await store.findOrder(db, id, buyer);
    const payment = found && (await lockPayment(db, found.payment_id));
    const order = found && (await store.orderWrites.lock(db, id));
    if (!payment || !order) throw notFound();
    return { order, payment };
  }

  async function lockedVersion(context: Context, id: string, version: number, buyer?: string) {
    const found = await locked(context, id, buyer);
    if (found.order.version !== version) throw staleVersion('order');
    return found;
  }

  /** Gives back the stock, and closes the payment if nothing came for it. */
  async function cancel(context: Context, { order, payment }: Locked, reason: string): Promise<void> {
    const { db, now } = context;
    const stamp = changedBy(context);
    await store.returnStock(db, order.id);
    await store.orderWrites.write(db, order.id, {
      ...{ status: 'Cancelled' as const, cancelled_at: now, cancel_reason: reason },
      ...stamp,
    });
    if (isPayable(payment))
      await writePayment(db, payment.id, {
        withdrawn_at: now,
        description: `${payment.description}, cancelled`,
        ...stamp,
      });
    trail(context, order, 'transition', [{ field: 'Status', old: order.status, new: 'Cancelled' }], reason);
    await send(context, ORDER_MESSAGES['order-cancelled'], {
      ...toPayer(payment),
      values: { order: store.numberText(order.number), reason },
    });
  }

  /** Where it is sent; throws 422. */
  function shipTo({ caller }: SignedInContext, { name, phone, address }: OrderBody) {
    const errors: FieldError[] = [];
    const refuse = (field: string, message: string) => errors.push({ field, message });
    const digits = parsePhone(phone);
    if (digits === undefined) refuse('phone', messages.phone('Phone'));
    if (address.country !== caller.country) refuse('address.country', messages.option('Country'));
    else checkAddress(address, 'address', refuse);
    if (digits === undefined || errors.length > 0) throw invalid(errors);
    const { line1, line2, city, state, postal_code } = storedAddress(address);
    return {
      ship_name: name,
      ship_phone: digits,
      ship_line1: line1,
      ship_line2: line2,
      ship_city: city,
      ship_state: state,
      ship_postal_code: postal_code,
    };
  }

  /** The cart as it can be ordered, its products locked; throws 409. */
  async function orderable({ db, caller }: SignedInContext) {
    const { country } = caller;
    if ((await cartStore.lockLines(db, caller)).length === 0) throw conflict('empty', 'Your cart is empty');
    const before = await cartStore.linesOf(db, caller);
    await cartStore.lockProducts(db, [...new Set(before.map(({ product_id }) => product_id))]);
    const lines = await cartStore.linesOf(db, caller);
    const other = carts.otherCountry(lines, country);
    if (other !== null) throw carts.otherCountryRefusal(other);
    for (const line of lines) {
      const problem = carts.lineProblem(line, lines, country);
      if (problem !== null) throw conflict('not-available', problem);
    }
    return lines;
  }

  type Destination = Pick<store.Order, 'ship_state'> & Partial<ReturnType<typeof shipTo>>;

  /** Reserves the stock, asks for the payment of the total that was read, and empties the cart. Returns the id. */
  async function order(
    context: SignedInContext,
    lines: readonly cartStore.CartLine[],
    to: Destination,
    read: { readonly total_cents: number },
  ): Promise<string> {
    const { db, caller, now } = context;
    const { country, code } = caller;
    const { isBuilder, ...totals } = await carts.chargedFor(context, lines, to.ship_state);
    if (totals.total_cents !== read.total_cents) {
      const changed = lines.map((line) => carts.noticeOf(line, carts.unitPrice(line, country)));
      throw new Problem(
        409,
        'total-changed',
        changed.find((notice) => notice !== null) ?? 'The total has changed',
        { details: { total_cents: totals.total_cents } },
      );
    }
    if (totals.total_cents < LEAST_CHARGE_CENTS)
      throw conflict('too-little', `An order comes to at least $${(LEAST_CHARGE_CENTS / 100).toFixed(2)}`);
    await store.takeStock(db, lines);
    const id = randomUUID();
    const number = await store.nextNumber(db);
    const payment = await askPayment(platform, context, {
      kind: 'Store Order',
      subject: id,
      payer: { code },
      country,
      description: `Store order ${store.numberText(number)}`,
      amount_cents: totals.total_cents,
    });
    const placed = await store.orderWrites.insert(db, {
      ...{ id, number, associate_code: code, country, payment_id: payment.id },
      currency: currencyOf(country),
      ...totals,
      ...to,
      is_download: areDownloads(lines),
      ...addedBy({ now, caller }),
    });
    await store.insertLines(
      db,
      lines.map((line, place) => {
        const priced = carts.pricedLine(line, country);
        const { variant_id, name, sku, size, color, file_id } = line;
        return {
          ...{ order_id: id, place, variant_id, name, sku, size, color, file_id },
          quantity: priced.quantity,
          unit_cents: priced.unit_cents,
          discount_cents: discountOf(priced, { isBuilder }),
          taxable: priced.taxable,
        };
      }),
    );
    await cartStore.removeLines(db, caller);
    trail(context, placed, 'create', [{ field: 'Status', old: null, new: 'Pending' }]);
    return id;
  }

  /** Downloads are all that was ordered: paid, they are with the buyer. */
  async function deliver(context: Context, { id, number }: store.Order, payment: CardPayment) {
    await store.orderWrites.write(context.db, id, {
      ...{ status: 'Shipped' as const, shipped_at: context.now },
      ...changedBy(context),
    });
    await send(context, ORDER_MESSAGES['order-ready'], {
      ...toPayer(payment),
      values: { order: store.numberText(number) },
    });
  }

  return {
    /** Orders the own cart, of which something is sent (R-STO-07). Returns the id. */
    async place(context: SignedInContext, body: OrderBody): Promise<string> {
      if (!takesCards(platform, context.caller.country)) throw cardsClosed();
      const to = shipTo(context, body);
      const lines = await orderable(context);
      if (areDownloads(lines))
        throw conflict(
          'only-downloads',
          'Nothing in your cart is sent any more. Order it without an address.',
        );
      return order(context, lines, to, body);
    },

    /** Orders the own cart where everything is a download. Returns the id. */
    async placeDownloads(context: SignedInContext, read: { readonly total_cents: number }): Promise<string> {
      if (!takesCards(platform, context.caller.country)) throw cardsClosed();
      const lines = await orderable(context);
      if (!areDownloads(lines))
        throw conflict('not-only-downloads', 'Something in your cart is sent. Enter where to.');
      return order(context, lines, { ship_state: await carts.homeState(context) }, read);
    },

    /** A file that the caller has bought; throws 404, also while it is not paid. */
    async readFile({ db, caller }: SignedInContext, id: string, fileId: string) {
      const found = await store.findOrder(db, id, caller.code);
      const file = found && areFilesOpen(found) ? await store.findFile(db, id, fileId) : undefined;
      if (!file) throw notFound();
      return file;
    },

    /** The buyer takes back what is not paid. */
    async withdraw(context: SignedInContext, id: string, version: number): Promise<void> {
      const found = await lockedVersion(context, id, version, context.caller.code);
      demand(canWithdraw, found.order, context.caller);
      await cancel(context, found, 'Cancelled by the buyer');
    },

    /** The home office cancels what is not sent; what was paid goes back. */
    async cancelByAdmin(
      context: SignedInContext,
      id: string,
      version: number,
      reason: string,
    ): Promise<void> {
      const { db, caller } = context;
      const found = await lockedVersion(context, id, version);
      const { order, payment } = found;
      demand(canCancel, order, caller);
      await cancel(context, found, reason);
      if (order.status !== 'Processing') return;
      demand(isRefundable, payment, caller);
      const beyond = await beyondLimit(context, payment, payment.amount_cents);
      if (beyond !== undefined) throw conflict('refund-limit', beyond);
      const amount_cents = await leftToRefund(db, payment);
      await refundByAdmin(platform, context, payment, { amount_cents, reason });
    },

    async ship(
      context: SignedInContext,
      id: string,
      version: number,
      { carrier, tracking_number }: ShipBody,
    ): Promise<void> {
      const { db, now, caller } = context;
      const { order, payment } = await lockedVersion(context, id, version);
      demand(canShip, order, caller);
      await store.orderWrites.write(db, id, {
        ...{ status: 'Shipped' as const, carrier, tracking_number, shipped_at: now },
        ...changedBy({ now, caller }),
      });
      trail(context, order, 'transition', [
        { field: 'Status', old: order.status, new: 'Shipped' },
        { field: 'Tracking Number', old: null, new: `${carrier} ${tracking_number}` },
      ]);
      await send(context, ORDER_MESSAGES['order-shipped'], {
        ...toPayer(payment),
        values: { order: store.numberText(order.number), carrier, tracking_number },
      });
    },

    /** Cancels an order that nobody has paid in time. */
    async expire(context: Context, id: string): Promise<void> {
      const found = await locked(context, id);
      if (found.order.status === 'Pending') await cancel(context, found, 'Not paid within 60 minutes');
    },

    async onPaid(context: Context, payment: CardPayment): Promise<void> {
      const { db } = context;
      const order = await store.orderWrites.lock(db, payment.subject);
      if (order?.status === 'Pending') {
        const { id, is_download } = order;
        if (is_download) await deliver(context, order, payment);
        else await store.orderWrites.write(db, id, { status: 'Processing', ...changedBy(context) });
        trail(context, order, 'transition', [{ field: 'Status', old: 'Pending', new: 'Processing' }]);
        if (is_download)
          trail(context, order, 'transition', [{ field: 'Status', old: 'Processing', new: 'Shipped' }]);
        return;
      }
      // The page of Stripe was open when the order was cancelled, and what was reserved may be sold by now.
      await askRefund(platform, context, payment, {
        amount_cents: payment.amount_cents,
        reason: 'The order was cancelled before it was paid',
        requested_by: null,
      });
    },

    /** All money went back, or a dispute was lost: what is not sent stays here. */
    async onRefunded(context: Context, payment: CardPayment): Promise<void> {
      const order = await store.orderWrites.lock(context.db, payment.subject);
      if (order?.status === 'Processing')
        await cancel(context, { order, payment }, 'The payment was refunded');
    },
  };
}
