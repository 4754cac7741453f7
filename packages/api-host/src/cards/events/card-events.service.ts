import type { SignedInContext } from '../../platform/operation/operation.ts';
import { notFound, staleVersion } from '../../platform/operation/problem.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { isUnsettled } from '../card-payments.actions.ts';
import { factsApplied } from './apply-facts.ts';
import { lockEvent, writeEvent } from './card-events.store.ts';

/** Applies an event again when an admin asks for it, since its problem may have been solved at Stripe or here. */
export function replayEvent(platform: Platform) {
  const apply = factsApplied(platform);
  return async (context: SignedInContext, id: string, version: number): Promise<void> => {
    const event = await lockEvent(context.db, id);
    if (!event) throw notFound();
    if (event.version !== version) throw staleVersion('event');
    demand(isUnsettled, event, context.caller);
    const result = await apply(context, event.facts, { country: event.country, at: event.occurred_at });
    await writeEvent(context.db, id, {
      ...result,
      updated_at: context.now,
      replayed_at: context.now,
    });
    platform.audit.record(context, {
      action: 'post',
      entity: 'card_event',
      entityId: id,
      entityLabel: event.type,
      changes: [{ field: 'Outcome', old: event.outcome, new: result.outcome }],
    });
  };
}
