import { hash } from 'node:crypto';
import { compactVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import { ALGORITHM, signingKeys } from './token-keys.ts';

/**
 * What a token is for; one kind never passes as another (S-27). `portal` and `admin` are the bearer tokens of the two
 * apps, `admin-access` the admin app's second token, `mfa` a right password waiting for its code, `sso` a sign-in link.
 */
export type TokenAudience = 'portal' | 'admin' | 'admin-access' | 'mfa' | 'sso';

const claimsSchema = z.strictObject({
  iss: z.string(),
  aud: z.enum(['portal', 'admin', 'admin-access', 'mfa', 'sso']),
  /** Id of the user; a token contains nothing more about the person (S-28). */
  sub: z.string(),
  /** Id of the session, the pending sign-in or the proxy session. */
  sid: z.string(),
  iat: z.int(),
  exp: z.int(),
  jti: z.string(),
  /** Only while an admin views as the user (SPEC 3). */
  proxy_admin_code: z.string().optional(),
});

export type Claims = z.output<typeof claimsSchema>;

/** Clocks of several hosts may differ by so much (S-32). */
const SKEW_SECONDS = 60;
/** Signatures already checked, so that a busy session costs one check a token and not one a request. */
const REMEMBERED = 5_000;

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** Whether the token is not from the future; session tokens older than their life still renew while their session lives. */
export const isStarted = ({ iat }: Claims, now: Date) => iat <= seconds(now) + SKEW_SECONDS;

/** Whether the token is within its life, give or take the clocks' difference. */
export const isWithinLife = (claims: Claims, now: Date, skew = SKEW_SECONDS) =>
  isStarted(claims, now) && claims.exp + skew > seconds(now) && claims.exp > claims.iat;

export interface NewToken {
  readonly audience: TokenAudience;
  readonly userId: string;
  readonly sessionId: string;
  readonly tokenId: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
  readonly proxyAdminCode?: string | undefined;
}

export interface Tokens {
  issue(token: NewToken): Promise<string>;
  /**
   * The claims of a token that we signed for one of these audiences; undefined for anything else. Says nothing about
   * time: ask `isWithinLife`. At once for a token whose signature was checked before.
   */
  verify(
    token: string,
    audiences: readonly TokenAudience[],
  ): Claims | undefined | Promise<Claims | undefined>;
}

export function createTokens(config: Pick<Config, 'secrets' | 'apiUrl'>): Tokens {
  const keys = signingKeys(config);
  const known = new Map<string, Claims>();

  async function read(token: string): Promise<Claims | undefined> {
    try {
      const { payload } = await compactVerify(
        token,
        ({ kid }) => {
          const key = keys.publicKey(kid);
          if (!key) throw new Error('Unknown key');
          return key;
        },
        { algorithms: [ALGORITHM] },
      );
      const claims = claimsSchema.safeParse(JSON.parse(new TextDecoder().decode(payload)));
      return claims.success && claims.data.iss === config.apiUrl ? claims.data : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    issue: ({ audience, userId, sessionId, tokenId, issuedAt, expiresAt, proxyAdminCode }) =>
      new SignJWT({
        sid: sessionId,
        ...(proxyAdminCode !== undefined && { proxy_admin_code: proxyAdminCode }),
      })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: keys.current.id })
        .setIssuer(config.apiUrl)
        .setAudience(audience)
        .setSubject(userId)
        .setJti(tokenId)
        .setIssuedAt(seconds(issuedAt))
        .setExpirationTime(seconds(expiresAt))
        .sign(keys.current.key),

    verify(token, audiences) {
      // The tokens themselves are not kept in memory.
      const key = hash('sha256', token, 'base64');
      const allowed = (claims: Claims) => (audiences.includes(claims.aud) ? claims : undefined);
      const claims = known.get(key);
      if (claims) {
        known.delete(key);
        known.set(key, claims);
        return allowed(claims);
      }
      return read(token).then((read) => {
        if (!read) return undefined;
        const oldest = known.size >= REMEMBERED ? known.keys().next().value : undefined;
        if (oldest !== undefined) known.delete(oldest);
        known.set(key, read);
        return allowed(read);
      });
    },
  };
}

const made = new WeakMap<object, Tokens>();

/** The tokens of a host: made once, shared by everything that issues or reads them. */
export function tokensOf(config: Pick<Config, 'secrets' | 'apiUrl'>): Tokens {
  const tokens = made.get(config) ?? createTokens(config);
  made.set(config, tokens);
  return tokens;
}
