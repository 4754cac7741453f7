import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation, RateClass } from '../platform/operation/operation.ts';
import { tooManyRequests } from './problem-document.ts';

/** Requests a minute, by class: for one address, and for one user (S-74). Sign-in, codes and resets also count per account in the database. */
export const LIMITS: Readonly<Record<RateClass, { readonly address: number; readonly user: number }>> = {
  'sign-in': { address: 60, user: 60 },
  code: { address: 60, user: 60 },
  reset: { address: 30, user: 30 },
  search: { address: 1_200, user: 300 },
  export: { address: 120, user: 30 },
  upload: { address: 120, user: 30 },
  write: { address: 2_400, user: 600 },
  read: { address: 6_000, user: 1_800 },
};

/** Never eased by the scale of the configuration. */
const GUARDED: ReadonlySet<string> = new Set<RateClass>(['sign-in', 'code', 'reset']);

type Subject = 'address' | 'user';

/** The class an operation counts against: its own, or `read` and `write` by method. */
export function rateClassOf(operation: Pick<Operation, 'rateClass' | 'method'>): RateClass {
  return operation.rateClass ?? (operation.method === 'GET' ? 'read' : 'write');
}

const WINDOW_MS = 60_000;
/** Addresses or users a class remembers; beyond it the oldest minutes are forgotten. */
const REMEMBERED = 5_000;

/** What is counted of an address or a user in its minute. */
interface Count {
  readonly since: number;
  requests: number;
}

/** Counts by key, each in a minute of its own that starts with its first request. */
function counter(): (key: string, now: number) => Count {
  const counts = new Map<string, Count>();
  return (key, now) => {
    const known = counts.get(key);
    if (known && now - known.since < WINDOW_MS) {
      known.requests += 1;
      return known;
    }
    // Moves the entry to the end, so that the first one is always the oldest.
    counts.delete(key);
    const oldest = counts.size >= REMEMBERED ? counts.keys().next().value : undefined;
    if (oldest !== undefined) counts.delete(oldest);
    const begun = { since: now, requests: 1 };
    counts.set(key, begun);
    return begun;
  };
}

/** How a request is with its limit. */
interface Standing {
  readonly max: number;
  readonly count: Count;
}

const secondsLeft = ({ since }: Count) => Math.max(1, Math.ceil((since + WINDOW_MS - Date.now()) / 1_000));

/** Throws 429 where more was asked than allowed. */
export function refuseBeyond({ max, count }: Standing): void {
  if (count.requests > max) throw tooManyRequests(secondsLeft(count));
}

/** Writes the limit and what is left of it into the answer. */
export function tellLimit(reply: FastifyReply, { max, count }: Standing): void {
  reply
    .header('ratelimit-limit', String(max))
    .header('ratelimit-remaining', String(Math.max(0, max - count.requests)))
    .header('ratelimit-reset', String(secondsLeft(count)));
}

/**
 * Counts requests in this process per address (before the session is read) and per user (after it). Spoofed
 * X-Forwarded-For has no effect: `request.ip` believes only the configured number of proxies. `scale` eases everything but
 * signing in, `all` everything.
 */
export function createRateLimits({ scale = 1, all = 1 }: { scale?: number; all?: number }) {
  const counters = new Map<RateClass, Record<Subject, ReturnType<typeof counter>>>();

  /** Makes what counts a request of the operation. */
  return (operation: Operation, subject: Subject) => {
    const rateClass = rateClassOf(operation);
    const both = counters.get(rateClass) ?? { address: counter(), user: counter() };
    counters.set(rateClass, both);
    const max = Math.trunc(LIMITS[rateClass][subject] * all * (GUARDED.has(rateClass) ? 1 : scale));
    return (request: FastifyRequest): Standing => {
      const key = subject === 'address' ? request.ip : (request.caller?.userId ?? request.ip);
      return { max, count: both[subject](key, Date.now()) };
    };
  };
}
