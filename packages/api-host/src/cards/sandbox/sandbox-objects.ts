import { randomBytes } from 'node:crypto';

/** Objects of Stripe with the few fields that the host reads. */
export interface SandboxSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly status: 'open' | 'complete' | 'expired';
  readonly payment_status: 'paid' | 'unpaid';
  readonly amount_total: number;
  readonly currency: string;
  readonly name: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly intent_metadata: Readonly<Record<string, string>>;
  readonly keeps_card: boolean;
  /** The money is reserved on the page and taken later. */
  readonly is_manual: boolean;
  readonly payment_intent: string | null;
  readonly customer: string | null;
  readonly url: string | null;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly created: number;
  readonly expires_at: number;
}

export interface SandboxIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly status: 'succeeded' | 'requires_payment_method' | 'requires_capture' | 'canceled';
  readonly amount: number;
  readonly amount_capturable: number;
  readonly amount_received: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly customer: string | null;
  readonly payment_method: string | null;
  readonly last_payment_error: { readonly code: string; readonly decline_code?: string } | null;
  readonly created: number;
}

export interface SandboxRefund {
  readonly id: string;
  readonly object: 'refund';
  readonly payment_intent: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: 'succeeded' | 'failed';
  readonly metadata: Readonly<Record<string, string>>;
  readonly created: number;
}

export interface SandboxDispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly payment_intent: string;
  readonly amount: number;
  readonly currency: string;
  readonly reason: string;
  readonly status: 'needs_response' | 'won' | 'lost';
  readonly created: number;
}

export const sandboxId = (prefix: string): string => `${prefix}_sandbox${randomBytes(12).toString('hex')}`;

export const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1_000);

/** Cards of the stand-in, with the numbers under which Stripe's own test mode has them. */
export const SANDBOX_CARDS = {
  success: { label: 'Pays', number: '4242 4242 4242 4242', method: 'pm_sandbox_visa' },
  decline: { label: 'Is declined', number: '4000 0000 0000 0002', method: 'pm_sandbox_declined' },
  confirm: {
    label: 'Asks the cardholder to confirm (3-D Secure)',
    number: '4000 0025 0000 3155',
    method: 'pm_sandbox_confirmed',
  },
  dispute: {
    label: 'Pays, and is disputed later',
    number: '4000 0000 0000 0259',
    method: 'pm_sandbox_disputed',
  },
  later: {
    label: 'Pays, and is declined when charged again',
    number: '4000 0000 0000 0341',
    method: 'pm_sandbox_later',
  },
} as const;

export type SandboxCard = keyof typeof SANDBOX_CARDS;
