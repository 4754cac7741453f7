import type { Access } from './access.ts';

/** How long before its end a person is warned (X-10: at least two minutes). */
export const WARN_MS = 120_000;

export interface SessionTimes {
  /** When the session ends if nothing is done, ms since 1970. */
  readonly endsAt: number;
  /** Whether doing something can still move that. */
  readonly extendable: boolean;
}

/**
 * When the session ends. Every request moves the idle end by the same span; the absolute end never moves (S-30).
 * `askedAt` is when `access` was answered, `usedAt` when the last request was.
 */
export function sessionTimes(session: Access['session'], askedAt: number, usedAt: number): SessionTimes {
  const idleSpan = Date.parse(session.expires_at) - askedAt;
  const idleEnd = Math.max(askedAt, usedAt) + idleSpan;
  const absoluteEnd = Date.parse(session.absolute_expires_at);
  return { endsAt: Math.min(idleEnd, absoluteEnd), extendable: idleEnd < absoluteEnd };
}

/** Why the server refuses a session now, as far as its times tell: unused for too long, at its longest, or otherwise. */
export function endingOf(times: SessionTimes | undefined, now: number): 'idle' | 'longest' | 'ended' {
  if (!times || now < times.endsAt) return 'ended';
  return times.extendable ? 'idle' : 'longest';
}
