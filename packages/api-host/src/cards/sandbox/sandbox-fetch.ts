import { createHash } from 'node:crypto';
import type { Country } from '@upline/domain';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { companyDay } from '../../platform/time/company-time.ts';
import * as store from './sandbox.store.ts';
import { readForm, textAt, textsAt } from './sandbox-form.ts';
import type { SandboxIntent, SandboxRefund, SandboxSession } from './sandbox-objects.ts';
import { sandboxPayments } from './sandbox-payments.ts';

interface Answer {
  readonly status: number;
  readonly body: object;
}

const ok = (body: object): Answer => ({ status: 200, body });
const refused = (status: number, type: string, code: string): Answer => ({
  status,
  body: { error: { type, code, message: code } },
});
const missing = () => refused(404, 'invalid_request_error', 'resource_missing');
const list = (url: string, data: readonly object[]) => ok({ object: 'list', url, has_more: false, data });

/**
 * The part of Stripe's interface that the host uses, for Stripe's own library to talk to inside a demo. It keeps Stripe's
 * rules where the host relies on them: one answer for each idempotency key, no refund beyond what was paid.
 */
export function sandboxFetch(platform: Platform, country: Country): typeof fetch {
  const { config, clock, transaction, log } = platform;
  if (!config.demo || !config.cards.isSandbox) throw new Error('The card stand-in is for demos alone');
  const payments = sandboxPayments(platform, country);

  async function post(context: Context, path: string, form: ReturnType<typeof readForm>): Promise<Answer> {
    if (path === '/v1/checkout/sessions') {
      const price = ['line_items', '0', 'price_data'] as const;
      return ok(
        await payments.createSession(
          context,
          {
            amount_total: Number(textAt(form, ...price, 'unit_amount')),
            currency: textAt(form, ...price, 'currency'),
            name: textAt(form, ...price, 'product_data', 'name'),
            metadata: textsAt(form, 'metadata'),
            intent_metadata: textsAt(form, 'payment_intent_data', 'metadata'),
            keeps_card: textAt(form, 'payment_intent_data', 'setup_future_usage') === 'off_session',
            is_manual: textAt(form, 'payment_intent_data', 'capture_method') === 'manual',
            success_url: textAt(form, 'success_url'),
            cancel_url: textAt(form, 'cancel_url'),
          },
          (id) => `${config.apiUrl}/card-sandbox/${country.toLowerCase()}/${id}`,
        ),
      );
    }
    if (path === '/v1/payment_intents') {
      const intent = await payments.charge(context, {
        amount: Number(textAt(form, 'amount')),
        currency: textAt(form, 'currency'),
        metadata: textsAt(form, 'metadata'),
        customer: textAt(form, 'customer'),
        payment_method: textAt(form, 'payment_method'),
      });
      return intent.status === 'succeeded' ? ok(intent) : refused(402, 'card_error', 'card_declined');
    }
    const [, held, act] = /^\/v1\/payment_intents\/(\w+)\/(capture|cancel)$/.exec(path) ?? [];
    if (held !== undefined) {
      const intent = await payments.settle(context, held, act === 'capture');
      return intent ? ok(intent) : refused(400, 'invalid_request_error', 'payment_intent_unexpected_state');
    }
    if (path === '/v1/refunds') {
      const intent = await payments.findIntent(context, textAt(form, 'payment_intent'));
      if (!intent) return missing();
      const refund = await payments.refund(context, intent, {
        amount: Number(textAt(form, 'amount')),
        metadata: textsAt(form, 'metadata'),
      });
      return refund ? ok(refund) : refused(400, 'invalid_request_error', 'charge_already_refunded');
    }
    return missing();
  }

  async function get(context: Context, path: string, query: URLSearchParams): Promise<Answer> {
    const session = /^\/v1\/checkout\/sessions\/(\w+)$/.exec(path)?.[1];
    if (session !== undefined) {
      const found = await payments.findSession(context, session);
      if (!found) return missing();
      const intent =
        query.toString().includes('payment_intent') && found.payment_intent !== null
          ? await payments.findIntent(context, found.payment_intent)
          : found.payment_intent;
      return ok({ ...found, payment_intent: intent ?? null });
    }
    const since = Number(query.get('created[gte]') ?? 0);
    const asked = /^\/v1\/payment_intents\/(\w+)$/.exec(path)?.[1];
    if (asked !== undefined) {
      const intent = await payments.findIntent(context, asked);
      if (!intent) return missing();
      const { payment_method: id } = intent;
      const method = id === null ? null : { id, object: 'payment_method', card: { fingerprint: id } };
      return ok(query.toString().includes('payment_method') ? { ...intent, payment_method: method } : intent);
    }
    const of = async <B extends { readonly created: number }>(kind: string) =>
      (await store.objectsOf<B>(context.db, country, kind)).filter(({ created }) => created >= since);
    if (path === '/v1/payment_intents') return list(path, await of<SandboxIntent>('intent'));
    if (path === '/v1/refunds') return list(path, await of<SandboxRefund>('refund'));
    if (path === '/v1/checkout/sessions') return list(path, await of<SandboxSession>('session'));
    return missing();
  }

  /** The same key gives the same answer, and another request under it is refused. */
  async function once(context: Context, key: string, text: string, work: () => Promise<Answer>) {
    const id = `key ${country} ${key}`;
    const print = createHash('sha256').update(text).digest('hex');
    const known = await store.findObject<Answer & { print: string }>(context.db, country, 'key', id);
    if (known)
      return known.print === print ? known : refused(400, 'idempotency_error', 'idempotency_key_in_use');
    const answer = await work();
    await store.keepObject(context.db, { kind: 'key', country, now: context.now }, { ...answer, id, print });
    return answer;
  }

  return async (input, init) => {
    const url = new URL(String(input));
    const now = clock.now();
    const context: Context = {
      db: platform.db,
      now,
      today: companyDay(now),
      requestId: 'card-sandbox',
      ip: '',
      userAgent: '',
      log,
      caller: undefined,
    };
    const { status, body } = await transaction(context, (inside) => {
      if (init?.method !== 'POST') return get(inside, url.pathname, url.searchParams);
      const text = typeof init.body === 'string' ? init.body : '';
      const key = new Headers(init.headers as Record<string, string>).get('idempotency-key');
      const work = () => post(inside, url.pathname, readForm(text));
      return key === null ? work() : once(inside, key, `${url.pathname}?${text}`, work);
    });
    return Response.json(body, { status, headers: { 'request-id': 'req_sandbox' } });
  };
}
