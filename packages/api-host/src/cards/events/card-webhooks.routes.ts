import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { nothing } from '../../platform/operation/fields.ts';
import { operation } from '../../platform/operation/operation.ts';
import { eventReceiver, signedEvent } from './receive-event.ts';

const COUNTRY_OF = { usa: 'USA', canada: 'Canada' } as const;

const params = z.strictObject({ country: z.enum(['usa', 'canada']) });

/** Where Stripe reports what became of payments, one address for the account of each country. */
export const cardWebhookRoutes: Area = (platform) => {
  const receive = eventReceiver(platform);
  return [
    operation({
      id: 'receiveCardEvent',
      method: 'POST',
      path: '/card-webhooks/{country}',
      tag: 'Card payments',
      summary: 'Takes an event of Stripe, signed with the secret of the country',
      description:
        'Answers 400 to a signature that is wrong or older than five minutes, and keeps nothing of it. An event is applied once, however often it comes.',
      policy: { needs: 'public', audience: 'any', scope: 'none', proxy: 'allowed' },
      params,
      body: z.looseObject({}),
      keepsRawBody: true,
      refusals: [400],
      answer: { status: 204, schema: nothing() },
      examples: {
        params: { country: 'usa' },
        body: { id: 'evt_1', object: 'event', type: 'payment_intent.succeeded' },
      },
      async handler(input) {
        const { request, now } = input;
        const country = COUNTRY_OF[input.params.country];
        const signature = request.headers['stripe-signature'];
        const event = signedEvent(
          platform,
          country,
          request.rawBody ?? '',
          typeof signature === 'string' ? signature : '',
          now,
        );
        await receive(input, country, event);
      },
    }),
  ];
};
