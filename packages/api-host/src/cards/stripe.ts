import type { Country } from '@upline/domain';
import Stripe from 'stripe';
import { conflict, Problem } from '../platform/operation/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { sandboxFetch } from './sandbox/sandbox-fetch.ts';

const TIMEOUT_MS = 20_000;
const RETRIES = 2;

export const cardsClosed = () => conflict('cards-closed', 'Stripe keys are not set');

/** Whether cards are taken in the country (R-STO-01). */
export const takesCards = ({ config }: Pick<Platform, 'config'>, country: Country): boolean =>
  config.cards[country] !== undefined;

/** A refusal of Stripe without card data. Stripe's own errors contain whole objects, so we never log them. */
export class StripeRefusal extends Error {
  readonly code: string;
  readonly isDecline: boolean;
  readonly canTryAgain: boolean;

  constructor(error: InstanceType<typeof Stripe.errors.StripeError>) {
    super(`Stripe answered ${error.type}${error.code === undefined ? '' : ` (${error.code})`}`);
    this.name = 'StripeRefusal';
    this.code = error.code ?? error.type;
    this.isDecline = error instanceof Stripe.errors.StripeCardError;
    this.canTryAgain = error.statusCode === undefined || error.statusCode >= 500 || error.statusCode === 429;
  }
}

/** The answer to a person who waits while Stripe cannot be reached. */
export const cardsUnavailable = () =>
  new Problem(503, 'cards-unavailable', 'The card service does not answer. Try again in a minute.');

const clients = new WeakMap<object, Map<Country, Stripe>>();

/** Stripe's own library with the keys of the country; throws 409 where there are none. */
export function stripeOf(platform: Platform, country: Country): Stripe {
  const { config } = platform;
  const keys = config.cards[country];
  if (!keys) throw cardsClosed();
  const known = clients.get(platform) ?? new Map<Country, Stripe>();
  clients.set(platform, known);
  const client =
    known.get(country) ??
    new Stripe(keys.secretKey, {
      timeout: TIMEOUT_MS,
      maxNetworkRetries: config.cards.isSandbox ? 0 : RETRIES,
      telemetry: false,
      ...(config.cards.isSandbox
        ? { httpClient: Stripe.createFetchHttpClient(sandboxFetch(platform, country)) }
        : {}),
    });
  known.set(country, client);
  return client;
}

/** Calls Stripe and converts its refusals to an error that may be logged. */
export async function askStripe<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) throw new StripeRefusal(error);
    throw error;
  }
}
