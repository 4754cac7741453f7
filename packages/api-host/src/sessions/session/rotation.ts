import type { LiveSession } from './sessions.store.ts';

/** A new token at most this often. */
export const RENEW_AFTER_MS = 5 * 60_000;
/** The token before the newest stays good this long after the newest was first used. */
export const GRACE_MS = 60_000;
/** `last_used_at` is written at most this often. */
const TOUCH_AFTER_MS = 60_000;

/** What a request with a token of a live session leads to. */
export interface TokenUse {
  /** `reused`: an older token came back, so another person may hold a copy; the session must end. */
  readonly verdict: 'good' | 'reused';
  readonly renew: boolean;
  /** Whether the use must be written down. */
  readonly touch: boolean;
}

type Tokens = Pick<
  LiveSession,
  'token_id' | 'token_issued_at' | 'token_used_at' | 'former_token_id' | 'last_used_at'
>;

/**
 * Decides on a token by the session's row. The newest token is good, the one before it until a minute after the
 * newest was first used; so parallel requests and a lost answer never sign anyone out. Any other is a copy from before.
 */
export function judgeToken(session: Tokens, tokenId: string, now: Date): TokenUse {
  const since = (time: Date) => now.getTime() - time.getTime();
  const isNewest = tokenId === session.token_id;
  const usedSince = session.token_used_at === null ? undefined : since(session.token_used_at);
  const inGrace = session.former_token_id !== null && (usedSince === undefined || usedSince <= GRACE_MS);
  if (!isNewest && !(tokenId === session.former_token_id && inGrace)) {
    return { verdict: 'reused', renew: false, touch: false };
  }
  const isDue = since(session.token_issued_at) >= RENEW_AFTER_MS;
  // The newest waits for its predecessor's grace to pass; a predecessor in use means that the newest was lost on its way.
  const renew = isDue && (isNewest ? !inGrace : usedSince === undefined);
  const touch = (isNewest && usedSince === undefined) || since(session.last_used_at) >= TOUCH_AFTER_MS;
  return { verdict: 'good', renew, touch };
}
