import { COUNTRIES, type Country } from '@upline/domain';
import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { bytes } from '../../platform/operation/fields.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { eventReceiver, signedEvent } from '../events/receive-event.ts';
import { objectsOf } from './sandbox.store.ts';
import { signatureOf } from './sandbox-events.ts';
import { SANDBOX_CARDS, type SandboxCard, type SandboxDispute } from './sandbox-objects.ts';
import { confirmPage, disputesPage, overPage, paymentPage, sandboxCsp } from './sandbox-page.ts';
import { sandboxPayments } from './sandbox-payments.ts';

const tag = 'Demo';
const policy = { needs: 'demo', audience: 'any', scope: 'none', proxy: 'allowed' } as const satisfies Policy;
const html = { status: 200, schema: bytes(), contentType: 'text/html; charset=utf-8' } as const;
const country = z.enum(['usa', 'canada']);
const id = z.string().regex(/^\w{3,64}$/);
const CHOICES = ['success', 'decline', 'dispute', 'later', 'ask', 'confirm', 'refuse'] as const;
const example = { country: 'usa', id: 'cs_sandbox1' };

const countryOf = (given: 'usa' | 'canada'): Country => (given === 'usa' ? 'USA' : 'Canada');
const cardOf = (choice: (typeof CHOICES)[number]): SandboxCard =>
  choice in SANDBOX_CARDS ? (choice as SandboxCard) : 'confirm';

/**
 * The stand-in for Stripe's pages in a demo without keys of Stripe. With keys, and anywhere outside a demo, its addresses
 * are unknown.
 */
export const cardSandboxRoutes: Area = (platform) => {
  const { config, jobs, transaction } = platform;
  const receive = eventReceiver(platform);

  jobs.define('report-sandbox-event', {
    async run(context, { country: of, body }) {
      if (!config.cards.isSandbox) return;
      const signature = signatureOf(platform, of, body, context.now);
      await receive(context, of, signedEvent(platform, of, body, signature, context.now));
    },
  });

  function paymentsOf(given: 'usa' | 'canada') {
    if (!config.demo || !config.cards.isSandbox) throw notFound();
    return sandboxPayments(platform, countryOf(given));
  }
  const addressOf = (params: { country: string; id: string }) =>
    `/card-sandbox/${params.country}/${params.id}`;

  return [
    operation({
      id: 'showSandboxDisputes',
      method: 'GET',
      path: '/card-sandbox',
      tag,
      summary: 'Disputes of the card stand-in, for the bank to decide',
      policy,
      answer: html,
      async handler({ db, reply }) {
        paymentsOf('usa');
        reply.header('content-security-policy', sandboxCsp(config.portalUrl));
        const found = [];
        for (const each of COUNTRIES)
          for (const dispute of await objectsOf<SandboxDispute>(db, each, 'dispute', 50))
            if (dispute.status === 'needs_response')
              found.push({
                ...dispute,
                address: `/card-sandbox/${each.toLowerCase()}/disputes/${dispute.payment_intent}`,
              });
        return disputesPage(found);
      },
    }),
    operation({
      id: 'decideSandboxDispute',
      method: 'POST',
      path: '/card-sandbox/{country}/disputes/{id}/{decision}',
      tag,
      summary: 'Decide a dispute of the card stand-in as its bank',
      policy,
      params: z.strictObject({ country, id, decision: z.enum(['won', 'lost']) }),
      consumes: 'multipart/form-data',
      transaction: 'manual',
      answer: html,
      examples: { params: { ...example, decision: 'won' } },
      async handler({ params, reply, ...context }) {
        const payments = paymentsOf(params.country);
        await transaction(context, async (inside) => {
          const dispute = await payments.disputeOf(inside, params.id);
          if (!dispute) throw notFound();
          await payments.decide(inside, dispute, params.decision);
        });
        jobs.nudge();
        return reply.redirect('/card-sandbox', 303);
      },
    }),
    operation({
      id: 'showSandboxCheckout',
      method: 'GET',
      path: '/card-sandbox/{country}/{id}',
      tag,
      summary: 'The page on which a demo pays by card',
      policy,
      params: z.strictObject({ country, id }),
      query: z.strictObject({ step: z.enum(['ask', 'declined']).optional() }),
      answer: html,
      examples: { params: example },
      async handler({ params, query, reply, ...context }) {
        const payments = paymentsOf(params.country);
        const session = await transaction(context, (inside) => payments.findSession(inside, params.id));
        if (!session) throw notFound();
        reply.header('content-security-policy', sandboxCsp(config.portalUrl));
        if (session.status !== 'open') return overPage(session);
        return query.step === 'ask'
          ? confirmPage(session, addressOf(params))
          : paymentPage(session, addressOf(params), query.step === 'declined');
      },
    }),
    operation({
      id: 'paySandboxCheckout',
      method: 'POST',
      path: '/card-sandbox/{country}/{id}/{choice}',
      tag,
      summary: 'Pay with a test card',
      policy,
      params: z.strictObject({ country, id, choice: z.enum(CHOICES) }),
      consumes: 'multipart/form-data',
      transaction: 'manual',
      answer: html,
      examples: { params: { ...example, choice: 'success' } },
      async handler({ params, reply, ...context }) {
        const payments = paymentsOf(params.country);
        const { choice } = params;
        if (choice === 'ask') return reply.redirect(`${addressOf(params)}?step=ask`, 303);
        const isRefused = choice === 'decline' || choice === 'refuse';
        const session = await transaction(context, async (inside) => {
          const found = await payments.findSession(inside, params.id);
          if (found?.status !== 'open') throw notFound();
          return payments.pay(inside, found, cardOf(choice), isRefused);
        });
        jobs.nudge();
        return reply.redirect(isRefused ? `${addressOf(params)}?step=declined` : session.success_url, 303);
      },
    }),
  ];
};
