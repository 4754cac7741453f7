import { decodeJwt, importJWK, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';

/** Longest life of a sign-in link (S-22). */
export const LINK_LIFETIME_SECONDS = 60;
/** A partner's clock may be this much off; less than elsewhere, because the whole life is a minute. */
const SKEW_SECONDS = 5;

const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(200),
  jti: z.string().min(8).max(200),
  iat: z.int(),
  exp: z.int(),
});

export type PartnerClaims = z.output<typeof claimsSchema>;

/**
 * The claims of a link token that a configured partner signed for this portal with the one algorithm of their key.
 * Undefined for every other token, and for one that lives longer than a minute (S-22).
 */
export async function verifyPartnerToken(
  { ssoIssuers, portalUrl }: Pick<Config, 'ssoIssuers' | 'portalUrl'>,
  token: string,
  now: Date,
): Promise<PartnerClaims | undefined> {
  try {
    const { iss } = decodeJwt(token);
    const partner = ssoIssuers.find(({ issuer }) => issuer === iss);
    const algorithm = partner?.jwk.alg;
    if (!partner || typeof algorithm !== 'string' || algorithm.startsWith('HS')) return undefined;
    const { payload } = await jwtVerify(token, await importJWK({ ...partner.jwk }, algorithm), {
      algorithms: [algorithm],
      issuer: partner.issuer,
      audience: portalUrl,
      currentDate: now,
      clockTolerance: SKEW_SECONDS,
      maxTokenAge: LINK_LIFETIME_SECONDS,
    });
    const claims = claimsSchema.parse(payload);
    return claims.exp - claims.iat <= LINK_LIFETIME_SECONDS ? claims : undefined;
  } catch {
    return undefined;
  }
}
