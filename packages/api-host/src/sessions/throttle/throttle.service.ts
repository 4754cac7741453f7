import type { Context } from '../../platform/operation/operation.ts';
import { Problem } from '../../platform/operation/problem.ts';
import { addAttempt, type Counted } from './throttle.store.ts';

const MINUTE_MS = 60_000;

/** So many attempts within a window; with a block, reaching the limit closes for that long, counted from then. */
export interface Limit {
  readonly name: string;
  readonly attempts: number;
  readonly windowMs: number;
  readonly blockMs: number;
  /** From that attempt on the next one waits so many seconds, then twice as long each time. */
  readonly delay?: { readonly from: number; readonly seconds: number };
}

const limit = (name: string, attempts: number, windowMinutes: number, blockMinutes = 0): Limit => ({
  name,
  attempts,
  windowMs: windowMinutes * MINUTE_MS,
  blockMs: blockMinutes * MINUTE_MS,
});

/**
 * Who guesses is stopped at three places, each at once and with Retry-After, so that no connection is held waiting:
 * the address for this account after five failures (R-AUT-01), the account from wherever after ten with growing delays
 * from the fifth (S-05), and the address for whatever account after thirty. One address may fail for thirty accounts'
 * worth because whole offices share one: ten would lock an office on a Monday morning.
 */
export const LIMITS = {
  /** Failures of one account from one address. Strangers elsewhere do not lock the owner out with it. */
  accountFromAddress: limit('sign-in-pair', 5, 15, 15),
  /** Failures of one account from anywhere: after five 5, 10, 20, 40 and 80 seconds apart, after ten closed. */
  account: { ...limit('sign-in-account', 10, 15, 15), delay: { from: 5, seconds: 5 } },
  /** Failures of one address for any account. */
  address: limit('address', 30, 15, 15),
  /**
   * A device that its owner asked us to remember is counted separately, so that no one can lock the owner out there.
   */
  device: limit('device', 5, 15, 15),
  /** Wrong passwords within a session: who found it open must not guess (R-AUT-01). */
  confirmation: limit('confirmation', 5, 15, 15),
  /** Wrong codes of an account, whichever code they were for (S-12). */
  codeTries: limit('code-tries', 10, 60),
  /** Resent codes of an account (S-13). */
  codeResends: limit('code-resends', 5, 60),
  /** Codes sent because the password was right: who knows it must not flood the mailbox. */
  codeSends: limit('code-sends', 30, 60),
  /** Text messages to numbers an account wants to use: somebody pays for each. */
  phoneCodes: limit('phone-codes', 5, 60),
  /** Mails to addresses an account wants to use. */
  emailChanges: limit('email-changes', 5, 60),
  /** Reset mails of an account (S-21). */
  resets: limit('resets', 5, 60),
} as const satisfies Record<string, Limit>;

/** The refusal of R-AUT-01, to the letter, with Retry-After. */
export function tooManyAttempts(until: Date, now: Date, { keepWrites = false } = {}): Problem {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  return new Problem(429, 'too-many-attempts', `Too many attempts. Try again in ${minutes} minutes.`, {
    headers: { 'Retry-After': String(seconds) },
    keepWrites,
  });
}

export const counterKey = ({ name }: Limit, subject: string) => `${name}:${subject}`;

/**
 * Counts an attempt before its outcome is known, so that many at once cannot slip through. `allowed` says whether it was
 * within the limit; who succeeds clears the counter or gives the attempt back.
 */
export async function countAttempt(
  { db, now }: Pick<Context, 'db' | 'now'>,
  limit: Limit,
  subject: string,
): Promise<Counted & { readonly isLast: boolean }> {
  const after = (ms: number) => new Date(now.getTime() + ms);
  const counted = await addAttempt(db, {
    key: counterKey(limit, subject),
    limit: limit.attempts,
    now,
    windowEndsAt: after(limit.windowMs),
    blockEndsAt: limit.blockMs > 0 ? after(limit.blockMs) : null,
    delay: limit.delay ?? null,
  });
  return { ...counted, isLast: counted.allowed && counted.count === limit.attempts };
}
