import type { Country } from '@upline/domain';
import Stripe from 'stripe';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { keepObject } from './sandbox.store.ts';
import { sandboxId, seconds } from './sandbox-objects.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Tasks {
    'report-sandbox-event': { country: Country; body: string };
  }
}

/** Reports an event of the stand-in in the transaction in which it happens. */
export async function reportSandbox(
  { jobs }: Pick<Platform, 'jobs'>,
  { db, now }: Pick<Context, 'db' | 'now'>,
  country: Country,
  type: string,
  object: object,
): Promise<void> {
  const event = {
    id: sandboxId('evt'),
    object: 'event',
    type,
    created: seconds(now),
    livemode: false,
    data: { object },
  };
  await keepObject(db, { kind: 'event', country, now }, event);
  await jobs.add(db, 'report-sandbox-event', { country, body: JSON.stringify(event) });
}

/** Signs an event of the stand-in as Stripe signs its events. */
export function signatureOf({ config }: Pick<Platform, 'config'>, country: Country, body: string, now: Date) {
  return Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: config.cards[country]?.webhookSecret ?? '',
    timestamp: seconds(now),
  });
}
