import type { Country } from '@upline/domain';
import Stripe from 'stripe';
import type { Context } from '../../platform/operation/operation.ts';
import { Problem } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { factsApplied } from './apply-facts.ts';
import { insertEvent, writeEvent } from './card-events.store.ts';
import { readEvent } from './read-event.ts';

/** How old a signature may be (S-57). */
const TOLERANCE_S = 300;

const forged = () => new Problem(400, 'signature', 'The signature is not valid');

/** The event in the body. Throws 400 unless Stripe has signed it for the country within the last minutes. */
export function signedEvent(
  { config }: Pick<Platform, 'config'>,
  country: Country,
  body: string,
  signature: string,
  now: Date,
): Stripe.Event {
  const keys = config.cards[country];
  if (!keys) throw forged();
  try {
    return Stripe.webhooks.constructEvent(
      body,
      signature,
      keys.webhookSecret,
      TOLERANCE_S,
      undefined,
      now.getTime(),
    );
  } catch {
    throw forged();
  }
}

/**
 * Stores and applies an event in the caller's transaction, once. An event that was received before changes nothing, even if
 * many copies arrive at the same time (R-STO-02, S-58).
 */
export function eventReceiver(platform: Platform) {
  const apply = factsApplied(platform);
  return async function receive(context: Context, country: Country, event: Stripe.Event): Promise<void> {
    const facts = readEvent(event);
    const object = event.data.object as { readonly id?: string };
    const at = new Date(event.created * 1_000);
    const kept = await insertEvent(context.db, {
      country,
      event_id: event.id,
      type: event.type,
      object_id: object.id ?? '',
      intent_id: 'intent_id' in facts ? facts.intent_id : null,
      payment_id: null,
      facts: JSON.stringify(facts),
      outcome: 'Ignored',
      problem: null,
      occurred_at: at,
      received_at: context.now,
      replayed_at: null,
    });
    if (!kept) return;
    const result = await apply(context, facts, { country, at });
    if (result.outcome === 'Ignored' && result.payment_id === null) return;
    await writeEvent(context.db, kept.id, { ...result, updated_at: context.now });
  };
}
