import { maySignIn } from '@upline/domain';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { openProxySession } from '../proxy/proxy.service.ts';
import { openSession } from '../session/sessions.service.ts';
import { isWithinLife, tokensOf } from '../tokens/tokens.ts';
import { actorOf, findById, nameOf } from '../users.store.ts';
import { invalidLink } from './link.problems.ts';
import { verifyPartnerToken } from './partner-tokens.ts';
import { findPartnerUser, useLink } from './sso.store.ts';

/** Signing in by a link of a trusted partner, or of an admin who views as an associate (R-AUT-05). */
export function ssoService(platform: Platform) {
  const { config, audit } = platform;

  async function partnerSession(context: Context, token: string) {
    const { db, now } = context;
    const claims = await verifyPartnerToken(config, token, now);
    if (!claims) throw invalidLink();
    const { iss: issuer, jti: token_id, exp } = claims;
    // Kept beyond the end of the link's life, as clocks differ.
    if (!(await useLink(db, { issuer, token_id, expires_at: new Date((exp + 60) * 1000) })))
      throw invalidLink();
    const userId = await findPartnerUser(db, issuer, claims.sub);
    const user = userId === undefined ? undefined : await findById(db, userId);
    if (user?.kind !== 'Associate' || !maySignIn(user)) throw invalidLink();
    const opened = await openSession(platform, context, { userId: user.id, audience: 'portal' });
    audit.record(context, {
      action: 'login',
      entity: 'session',
      entityId: opened.sessionId,
      entityLabel: nameOf(user),
      ownerCode: user.code,
      actor: actorOf(user),
      reason: `Sign-in link of ${issuer}`,
    });
    return { token: opened.token, proxy: false };
  }

  /** Runs inside the request's transaction, so a link whose use was rolled back stays unused. Throws 401. */
  return async function signInWithSso(context: Context, input: { token: string }) {
    const own = await tokensOf(config).verify(input.token, ['sso']);
    if (!own) return partnerSession(context, input.token);
    const { db, now } = context;
    if (!isWithinLife(own, now, 0)) throw invalidLink();
    const link = { issuer: config.apiUrl, token_id: own.jti, expires_at: new Date(own.exp * 1000) };
    if (!(await useLink(db, link))) throw invalidLink();
    return { token: await openProxySession(platform, context, own.sid), proxy: true };
  };
}
