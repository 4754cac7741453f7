import { type Country, type Currency, currencyOf, type PurchaseKind } from '@upline/domain';
import { addDays } from '../../days.ts';
import type { Person } from '../../network.ts';
import type { Random } from '../../random.ts';

const ENTRY = { USD: 12_500, CAD: 15_000 } as const;
const RENEWAL = { USD: 6_000, CAD: 7_500 } as const;
/** What a person's next fee is like; the others have paid what they owe. */
const OPEN: Readonly<Record<string, { readonly dueIn: number; readonly failure: string | null }>> = {
  ana: { dueIn: 12, failure: null },
  celine: { dueIn: 6, failure: null },
  ben: { dueIn: -4, failure: 'The card was declined' },
};

interface Paid {
  readonly kind: 'Registration' | 'Yearly Renewal';
  readonly subject: string;
  readonly day: string;
  readonly description: string;
  readonly amount_cents: number;
}

/** A card payment of another area: a month of a builder plan, an order of the store. */
interface Charge {
  readonly id: string;
  readonly payer_code: string;
  readonly country: Country;
  readonly currency: Currency;
  readonly kind: PurchaseKind;
  readonly subject: string;
  readonly description: string;
  readonly amount_cents: number;
  readonly status: string;
  readonly intent_id: string | null;
  readonly paid_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  /** Parts that went back. */
  readonly refunds?: readonly { readonly cents: number; readonly reason: string; readonly at: string }[];
}

/** What card payments have in common before anything has happened to them. */
const blank = {
  status: 'Pending',
  due_on: null as string | null,
  keeps_card: false,
  session_id: null as string | null,
  intent_id: null as string | null,
  customer_ref: null as string | null,
  card_ref: null as string | null,
  paid_at: null as string | null,
  failed_at: null as string | null,
  failure: null as string | null,
  refunded_cents: 0,
  withdrawn_at: null as string | null,
};

/**
 * Card payments of the named people, oldest first: entry fees from before Stripe, yearly fees since, with one refund in
 * part, one dispute and one report that does not fit, and the charges of builder plans and orders. The stand-in for Stripe knows of
 * the same payments.
 */
export function cardRows(
  random: Random,
  people: readonly Person[],
  today: string,
  charges: readonly Charge[] = [],
) {
  const named = people.filter(({ key }) => key !== undefined && key !== 'root');
  const fees = named.flatMap((person) => {
    const { code, key = '', place, joinedDaysAgo } = person;
    const currency = currencyOf(place.country);
    const joined = addDays(today, -joinedDaysAgo);
    const open = OPEN[key];
    const paid: Paid[] = [
      {
        kind: 'Registration',
        subject: `${code}:registration`,
        day: joined,
        description: 'Membership fee',
        amount_cents: ENTRY[currency],
      },
    ];
    for (let years = 1; years * 366 + 20 <= joinedDaysAgo; years++) {
      const day = addDays(joined, years * 365);
      const subject = `${code}:${day.slice(0, 4)}`;
      // A leap year may hold two of these days, its first and its last.
      if (paid.some((fee) => fee.subject === subject)) continue;
      // The fee of the year that is open, below.
      if (open && day.slice(0, 4) === addDays(today, open.dueIn).slice(0, 4)) continue;
      paid.push({
        kind: 'Yearly Renewal',
        subject,
        day,
        description: `Yearly renewal fee ${day.slice(0, 4)}`,
        amount_cents: RENEWAL[currency],
      });
    }
    const last = paid.length - 1;
    const rows = paid.map(({ day, ...fee }, index) => {
      const at = `${day}T17:00:00Z`;
      return {
        ...blank,
        id: random.uuid(),
        payer_code: code,
        country: place.country,
        currency,
        ...fee,
        status: 'Paid',
        due_on: fee.kind === 'Yearly Renewal' ? day : null,
        intent_id: index === last && index > 0 ? `pi_sandbox${code.toLowerCase()}` : null,
        paid_at: at,
        created_at: at,
        updated_at: at,
        key,
      };
    });
    if (!open) return rows;
    const due_on = addDays(today, open.dueIn);
    const asked = `${addDays(due_on, -30)}T11:00:00Z`;
    return [
      ...rows,
      {
        ...blank,
        id: random.uuid(),
        payer_code: code,
        country: place.country,
        currency,
        kind: 'Yearly Renewal' as const,
        subject: `${code}:${due_on.slice(0, 4)}`,
        description: `Yearly renewal fee ${due_on.slice(0, 4)}`,
        amount_cents: RENEWAL[currency],
        status: open.failure === null ? 'Pending' : 'Failed',
        due_on,
        failed_at: open.failure === null ? null : `${addDays(today, -3)}T18:00:00Z`,
        failure: open.failure,
        created_at: asked,
        updated_at: asked,
        key,
      },
    ];
  });
  const given = charges.flatMap(({ id, refunds = [] }) =>
    refunds.map((refund) => ({ ...refund, payment_id: id })),
  );
  const payments = [
    ...fees,
    ...charges.map(({ refunds = [], ...charge }) => ({
      ...blank,
      ...charge,
      refunded_cents: refunds.reduce((sum, { cents }) => sum + cents, 0),
      key: '',
    })),
  ];
  payments.sort((a, b) => a.created_at.localeCompare(b.created_at));
  const throughStripe = payments.filter(({ intent_id }) => intent_id !== null);
  const refunded = throughStripe.find(({ key }) => key === 'cara');
  const disputed = throughStripe.find(({ key }) => key === 'hal');
  if (refunded) {
    refunded.refunded_cents = 2_000;
    given.push({
      payment_id: refunded.id,
      cents: 2_000,
      reason: 'Charged the fee of another plan',
      at: `${addDays(today, -2)}T15:00:00Z`,
    });
  }
  if (disputed) disputed.status = 'Disputed';
  const seconds = (at: string | null) => Math.floor(Date.parse(at ?? '') / 1_000);
  const object = (kind: string, country: string, at: string, body: { readonly id: string }) => ({
    id: body.id,
    kind,
    country,
    body: { ...body, created: seconds(at) },
    created_at: at,
  });
  const paidBy = new Map(payments.map((payment) => [payment.id, payment]));
  const refunds = given.map(({ payment_id, cents, reason, at }) => ({
    id: random.uuid(),
    payment_id,
    amount_cents: cents,
    reason,
    status: 'Succeeded',
    stripe_id: `re_sandbox${paidBy.get(payment_id)?.intent_id?.replace('pi_sandbox', '')}`,
    requested_by: 'A000001',
    created_at: at,
    settled_at: at.replace(':00Z', ':04Z'),
  }));
  const disputes = disputed
    ? [
        {
          id: 'dp_sandboxhal',
          payment_id: disputed.id,
          amount_cents: disputed.amount_cents,
          reason: 'product not received',
          status: 'Open',
          opened_at: `${addDays(today, -1)}T12:00:00Z`,
        },
      ]
    : [];
  const events = throughStripe.map(
    ({ id, country, currency, amount_cents, intent_id, paid_at, ...kept }) => ({
      id: random.uuid(),
      country,
      event_id: `evt_${intent_id}`,
      type: 'payment_intent.succeeded',
      object_id: intent_id,
      intent_id,
      payment_id: id,
      facts: {
        kind: 'paid',
        payment_id: id,
        intent_id,
        amount_cents,
        currency,
        customer_ref: kept.customer_ref,
        card_ref: kept.card_ref,
      },
      outcome: 'Applied',
      problem: null as string | null,
      occurred_at: paid_at,
      received_at: paid_at,
    }),
  );
  const failed = payments.find(({ key, status }) => key === 'ben' && status === 'Failed');
  if (failed) {
    const at = `${addDays(today, -3)}T18:05:00Z`;
    const facts = {
      kind: 'paid',
      payment_id: failed.id,
      intent_id: 'pi_sandboxwrong',
      amount_cents: 600,
      currency: failed.currency,
      customer_ref: null,
      card_ref: null,
    };
    events.push({
      id: random.uuid(),
      country: failed.country,
      event_id: 'evt_pi_sandboxwrong',
      type: 'payment_intent.succeeded',
      object_id: 'pi_sandboxwrong',
      intent_id: 'pi_sandboxwrong',
      payment_id: failed.id,
      facts,
      outcome: 'Action Required',
      problem: 'Amount or currency differ from what was asked',
      occurred_at: at,
      received_at: at,
    });
  }
  return {
    card_payment: payments.map(({ key: _, ...row }) => row),
    card_refund: refunds,
    card_dispute: disputes,
    card_event: events,
    card_sandbox_object: [
      ...throughStripe.map(({ id, intent_id, country, currency, amount_cents, customer_ref, created_at }) =>
        object('intent', country, created_at, {
          id: intent_id ?? '',
          ...{
            object: 'payment_intent',
            status: 'succeeded',
            amount: amount_cents,
            amount_received: amount_cents,
            currency: currency.toLowerCase(),
            metadata: { payment_id: id, attempt: '1' },
            customer: customer_ref,
            payment_method: 'pm_sandbox_visa',
            last_payment_error: null,
          },
        }),
      ),
      ...refunds.flatMap(({ id, payment_id, stripe_id, amount_cents, created_at }) => {
        const payment = paidBy.get(payment_id);
        if (!payment) return [];
        return [
          object('refund', payment.country, created_at.replace(':00Z', ':02Z'), {
            id: stripe_id,
            ...{
              object: 'refund',
              payment_intent: payment.intent_id,
              amount: amount_cents,
              currency: payment.currency.toLowerCase(),
              status: 'succeeded',
              metadata: { refund_id: id },
            },
          }),
        ];
      }),
      ...(disputed
        ? [
            object('dispute', disputed.country, `${addDays(today, -1)}T12:00:00Z`, {
              id: 'dp_sandboxhal',
              ...{
                object: 'dispute',
                payment_intent: disputed.intent_id,
                amount: disputed.amount_cents,
                currency: disputed.currency.toLowerCase(),
                reason: 'product_not_received',
                status: 'needs_response',
              },
            }),
          ]
        : []),
    ],
  };
}
