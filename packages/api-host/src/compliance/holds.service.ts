import { randomUUID } from 'node:crypto';
import { formatDate } from '@upline/domain';
import { refuseConflict } from '../conflicts/refuse-conflict.ts';
import { isAssociate } from '../licensing/credentials/credentials.store.ts';
import { messageSender } from '../notifications/send-messages.ts';
import type { Context, SignedInContext } from '../platform/operation/operation.ts';
import { conflict, notFound, staleVersion } from '../platform/operation/problem.ts';
import { demand } from '../platform/operation/row-actions.ts';
import type { Platform } from '../platform/platform.ts';
import { isUnresolved } from './holds.actions.ts';
import { HOLD_MESSAGES } from './holds.messages.ts';
import type { ComplianceHold } from './holds.store.ts';
import * as store from './holds.store.ts';

/** Compliance holds: placed with a reason, resolved with a note, one unresolved an associate (domain.md 1.1). */
export function complianceHolds({ audit, messages }: Pick<Platform, 'audit' | 'messages'>) {
  const { send } = messageSender({ messages });

  function record(
    context: SignedInContext,
    { id, associate_code }: Pick<ComplianceHold, 'id' | 'associate_code'>,
    [old, now]: readonly [string | null, string],
    reason: string,
  ): void {
    audit.record(context, {
      action: old === null ? 'create' : 'transition',
      entity: 'compliance_hold',
      entityId: id,
      entityLabel: 'Compliance hold',
      ownerCode: associate_code,
      changes: [{ field: 'Compliance Hold', old, new: now }],
      reason,
    });
  }

  return {
    /** Newest first; 404 for a code that is no associate's. */
    async of({ db }: Pick<Context, 'db'>, code: string): Promise<store.NamedHold[]> {
      if (!(await isAssociate(db, code))) throw notFound();
      return store.holdsOf(db, code);
    },

    /** We notify the associate that there is a hold but not of the reason, which may mention other people. */
    async place(context: SignedInContext, code: string, reason: string): Promise<store.NamedHold> {
      const { db, now, today, caller } = context;
      if (!(await isAssociate(db, code))) throw notFound();
      await refuseConflict(context, code);
      const hold = { id: randomUUID(), associate_code: code };
      const isPlaced = await store.insertHold(db, {
        ...hold,
        reason,
        placed_on: today,
        placed_at: now,
        placed_by: caller.code,
      });
      if (!isPlaced) throw conflict('held', 'A compliance hold is not resolved yet');
      record(context, hold, [null, 'Placed'], reason);
      await send(context, HOLD_MESSAGES['compliance-hold-placed'], {
        to: code,
        values: { date: formatDate(today) },
        about: `compliance-hold:${hold.id}`,
      });
      return store.findHold(db, hold.id);
    },

    async resolve(
      context: SignedInContext,
      id: string,
      version: number,
      note: string,
    ): Promise<store.NamedHold> {
      const { db, now, today, caller } = context;
      const hold = await store.lockHold(db, id);
      if (!hold) throw notFound();
      await refuseConflict(context, hold.associate_code);
      if (hold.version !== version) throw staleVersion('compliance hold');
      demand(isUnresolved, hold, caller);
      await store.resolveHold(db, hold, {
        resolved_on: today,
        resolved_at: now,
        resolved_by: caller.code,
        note,
      });
      record(context, hold, ['Placed', 'Resolved'], note);
      await send(context, HOLD_MESSAGES['compliance-hold-resolved'], {
        to: hold.associate_code,
        values: { date: formatDate(hold.placed_on) },
        about: `compliance-hold:${id}`,
      });
      return store.findHold(db, id);
    },
  };
}
