import type { Context } from '../../platform/operation.ts';
import { Problem } from '../../platform/problem.ts';
import { addAttempt, type Counted } from './throttle.store.ts';

const MINUTE_MS = 60_000;

/** So many attempts within a window; with a block, reaching the limit closes for that long, counted from then. */
export interface Limit {
  readonly name: string;
  readonly attempts: number;
  readonly windowMs: number;
  readonly blockMs: number;
}

const limit = (name: string, attempts: number, windowMinutes: number, blockMinutes = 0): Limit => ({
  name,
  attempts,
  windowMs: windowMinutes * MINUTE_MS,
  blockMs: blockMinutes * MINUTE_MS,
});

export const LIMITS = {
  /** Five failures in 15 minutes lock for 15 minutes (R-AUT-01). */
  password: limit('password', 5, 15, 15),
  /** The same for a device its owner asked us to remember: strangers cannot lock the owner out there (S-05). */
  device: limit('device', 5, 15, 15),
  /** Whole offices share an address, so it bears more than one account does (S-05). */
  address: limit('address', 30, 15, 15),
  /** Wrong codes of an account, whichever code they were for (S-12). */
  codeTries: limit('code-tries', 10, 60),
  /** Resent codes of an account (S-13). */
  codeResends: limit('code-resends', 5, 60),
  /** Codes sent because the password was right: who knows it must not flood the mailbox. */
  codeSends: limit('code-sends', 30, 60),
  /** Reset mails of an account (S-21). */
  resets: limit('resets', 5, 60),
} as const;

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
): Promise<Counted & { readonly allowed: boolean; readonly isLast: boolean }> {
  const after = (ms: number) => new Date(now.getTime() + ms);
  const counted = await addAttempt(db, {
    key: counterKey(limit, subject),
    limit: limit.attempts,
    now,
    windowEndsAt: after(limit.windowMs),
    blockEndsAt: limit.blockMs > 0 ? after(limit.blockMs) : null,
  });
  return {
    ...counted,
    allowed: counted.count <= limit.attempts,
    isLast: counted.count === limit.attempts,
  };
}
