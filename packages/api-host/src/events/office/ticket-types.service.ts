import type { z } from 'zod';
import { auditChanges } from '../../platform/audit/audit-changes.ts';
import { addedBy, changedBy } from '../../platform/database/stamps.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { invalid, notFound, staleVersion } from '../../platform/operation/problem.ts';
import { trailFields } from '../../platform/operation/record-fields.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { type TypeBody, type ticketType, typeBody } from '../events.schemas.ts';
import * as store from '../events.store.ts';
import { isUnsold, typeActions } from './events.actions.ts';

const TRAIL = trailFields<(typeof typeBody)['shape'], TypeBody>(typeBody);

export const toType = (row: store.TypeRow, caller: Caller): z.input<typeof ticketType> => ({
  id: row.id,
  name: row.name,
  guest_type: row.guest_type,
  price_usd_cents: row.price_usd_cents,
  price_cad_cents: row.price_cad_cents,
  quantity: row.quantity,
  needs_shirt: row.needs_shirt,
  refundable_until: row.refundable_until,
  sold: row.sold,
  version: row.version,
  actions: typeActions.of(caller, row),
});

/** Kinds of tickets that an event has (domain.md 2.26). */
export function ticketTypes({ audit, jobs }: Pick<Platform, 'audit' | 'jobs'>) {
  function trail(
    context: SignedInContext,
    id: string,
    name: string,
    action: 'create' | 'update' | 'delete',
    changes: ReturnType<typeof auditChanges>,
  ) {
    audit.record(context, { action, entity: 'event_ticket_type', entityId: id, entityLabel: name, changes });
  }

  async function detail({ db, now, caller }: SignedInContext, id: string) {
    const one = await store.typeWrites.lock(db, id);
    const row = one && (await store.typesOf(db, one.event_id, now)).find((each) => each.id === id);
    if (!row) throw notFound();
    return toType(row, caller);
  }

  async function locked(context: SignedInContext, id: string, version: number) {
    const { db, now } = context;
    const seen = await store.eventOfType(db, id);
    if (!seen) throw notFound();
    // Buyers lock the event first, and so does who changes what they buy.
    await store.eventWrites.lock(db, seen.event_id);
    const row = (await store.typesOf(db, seen.event_id, now)).find((each) => each.id === id);
    if (!row) throw notFound();
    if (row.version !== version) throw staleVersion('ticket');
    return row;
  }

  return {
    async create(context: SignedInContext, eventId: string, body: TypeBody) {
      const { db } = context;
      if (!(await store.eventWrites.lock(db, eventId))) throw notFound();
      const { id } = await store.typeWrites.insert(db, { ...body, event_id: eventId, ...addedBy(context) });
      trail(context, id, body.name, 'create', auditChanges(TRAIL, undefined, body));
      return detail(context, id);
    },

    async update(context: SignedInContext, id: string, version: number, body: TypeBody) {
      const before = await locked(context, id, version);
      if (body.quantity < before.sold)
        throw invalid([{ field: 'quantity', message: 'Quantity cannot be less than tickets sold' }]);
      if (before.sold > 0 && body.guest_type !== before.guest_type)
        throw invalid([{ field: 'guest_type', message: 'Tickets of this type were sold' }]);
      await store.typeWrites.write(context.db, id, { ...body, ...changedBy(context) });
      trail(context, id, before.name, 'update', auditChanges(TRAIL, before, body));
      await jobs.add(context.db, 'events.offer', {});
      return detail(context, id);
    },

    async remove(context: SignedInContext, id: string, version: number): Promise<void> {
      const row = await locked(context, id, version);
      demand(isUnsold, row, context.caller);
      const used = await store.anyTicketOfType(context.db, id);
      if (used) throw isUnsold.refusal(row, context.caller);
      await store.typeWrites.remove(context.db, id);
      trail(context, id, row.name, 'delete', []);
    },
  };
}
