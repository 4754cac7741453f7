import { randomUUID } from 'node:crypto';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { deviceName } from './device-name.ts';
import { insertSession, type LiveSession } from './sessions.store.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long a session lives unused and at most (S-30). */
export const LIFETIMES = {
  portal: { idleMs: 60 * MINUTE_MS, absoluteMs: 12 * HOUR_MS },
  admin: { idleMs: 15 * MINUTE_MS, absoluteMs: 8 * HOUR_MS },
} as const;

/** A session in which an admin views as an associate; its tokens renew, but nothing prolongs it (S-30). */
export const PROXY_LIFETIME_MS = 30 * MINUTE_MS;
/** Life of a bearer token; a newer one replaces it long before, and the newest renews while its session lives. */
export const TOKEN_LIFETIME_MS = 15 * MINUTE_MS;

const later = (time: Date, ms: number) => new Date(time.getTime() + ms);
const earlier = (a: Date, b: Date) => (a < b ? a : b);

/** When the session ends if it is not used again. */
export function idleEnd(session: Pick<LiveSession, 'audience' | 'last_used_at' | 'expires_at'>): Date {
  return earlier(later(session.last_used_at, LIFETIMES[session.audience].idleMs), session.expires_at);
}

/** Makes a bearer token of a session; it never outlives it. */
export function issueSessionToken(
  config: Platform['config'],
  session: Pick<LiveSession, 'id' | 'user_id' | 'audience' | 'expires_at'> & {
    proxy_admin_code: string | null;
  },
  tokenId: string,
  now: Date,
): Promise<string> {
  return tokensOf(config).issue({
    audience: session.audience,
    userId: session.user_id,
    sessionId: session.id,
    tokenId,
    issuedAt: now,
    expiresAt: earlier(later(now, TOKEN_LIFETIME_MS), session.expires_at),
    proxyAdminCode: session.proxy_admin_code ?? undefined,
  });
}

/** What the client keeps after signing in; the second token is the admin app's (S-42). */
export interface SignedIn {
  readonly sessionId: string;
  readonly token: string;
  readonly access_token: string | null;
}

interface Opening {
  readonly userId: string;
  readonly audience: 'portal' | 'admin';
  /** Whether the second step was proved just now; a remembered device or a partner's link proves none. */
  readonly withSecondStep?: boolean;
  readonly proxy?: { readonly adminId: string; readonly adminCode: string; readonly endsAt: Date };
}

/** Opens a session and makes its tokens. Audit and mails are the caller's. */
export async function openSession(
  { config }: Pick<Platform, 'config'>,
  { db, now, ip, userAgent }: Context,
  { userId, audience, withSecondStep = false, proxy }: Opening,
): Promise<SignedIn> {
  const tokenId = randomUUID();
  const expires_at = proxy?.endsAt ?? later(now, LIFETIMES[audience].absoluteMs);
  const id = await insertSession(db, {
    user_id: userId,
    audience,
    proxy_admin_id: proxy?.adminId ?? null,
    device: deviceName(userAgent),
    user_agent: userAgent,
    address: ip,
    token_id: tokenId,
    token_issued_at: now,
    created_at: now,
    last_used_at: now,
    confirmed_at: now,
    factor_confirmed_at: withSecondStep ? now : null,
    expires_at,
  });
  const session = { id, user_id: userId, audience, expires_at, proxy_admin_code: proxy?.adminCode ?? null };
  const token = await issueSessionToken(config, session, tokenId, now);
  if (audience === 'portal') return { sessionId: id, token, access_token: null };
  // Bound to the session and useless without the bearer token beside it, so it need not be renewed.
  const access_token = await tokensOf(config).issue({
    audience: 'admin-access',
    userId,
    sessionId: id,
    tokenId: randomUUID(),
    issuedAt: now,
    expiresAt: expires_at,
  });
  return { sessionId: id, token, access_token };
}
