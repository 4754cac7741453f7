import { randomUUID } from 'node:crypto';
import { formatDate, maySignIn } from '@upline/domain';
import { messageSender } from '../../notifications/send-messages.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import type { Context } from '../../platform/operation/operation.ts';
import { forbidden, invalid, notFound } from '../../platform/operation/problem.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireRecentConfirmation } from '../recent-confirmation.ts';
import { openSession, PROXY_LIFETIME_MS } from '../session/sessions.service.ts';
import { endSession } from '../session/sessions.store.ts';
import { SESSION_NOTICES } from '../sessions.messages.ts';
import { invalidLink } from '../sso/link.problems.ts';
import { LINK_LIFETIME_SECONDS } from '../sso/partner-tokens.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { actorOf, findByCode, findById, nameOf } from '../users.store.ts';
import { isViewable } from './proxy.rules.ts';
import { bindSession, closeProxySession, insertProxySession, lockUnopened } from './proxy.store.ts';

/** An admin viewing as an associate (domain.md 2.32, 7.3). */
export function proxyService(platform: Platform) {
  const { config, audit } = platform;
  return {
    /**
     * Prepares the view and answers the link that opens it in the portal. Not for admins as targets (403) nor for who may
     * not sign in (422); needs a confirmation of the last five minutes (403).
     */
    async start(context: Context, caller: Caller, input: { associate_code: string; reason: string }) {
      requireRecentConfirmation(caller, context.now);
      const { db, now } = context;
      const associate = await findByCode(db, input.associate_code);
      if (associate && associate.kind !== 'Associate') throw forbidden();
      if (!associate) throw invalid([{ field: 'associate_code', message: 'Associate is not valid' }]);
      demand(isViewable, associate, caller);
      const id = randomUUID();
      const ends_at = new Date(now.getTime() + PROXY_LIFETIME_MS);
      await insertProxySession(db, {
        id,
        admin_id: caller.userId,
        associate_id: associate.id,
        admin_session_id: caller.sessionId,
        reason: input.reason,
        started_at: now,
        ends_at,
      });
      audit.record(context, {
        action: 'create',
        entity: 'proxy_session',
        entityId: id,
        entityLabel: nameOf(associate),
        ownerCode: associate.code,
        reason: input.reason,
      });
      const token = await tokensOf(config).issue({
        audience: 'sso',
        userId: associate.id,
        sessionId: id,
        tokenId: randomUUID(),
        issuedAt: now,
        expiresAt: new Date(now.getTime() + LINK_LIFETIME_SECONDS * 1000),
        proxyAdminCode: caller.code,
      });
      return { url: `${config.portalUrl}/login/sso/${token}`, ends_at };
    },

    /** Leaves the view; the admin's own session goes on. Throws 404 outside a view. */
    async end(context: Context, caller: Caller) {
      const { db, now } = context;
      if (caller.proxyAdminCode === undefined) throw notFound();
      await endSession(db, { id: caller.sessionId, userId: caller.userId, now, reason: 'View ended' });
      await closeProxySession(db, caller.sessionId, now);
      audit.record(context, {
        action: 'close',
        entity: 'proxy_session',
        entityId: caller.sessionId,
        entityLabel: caller.name,
        ownerCode: caller.code,
      });
    },
  };
}

/**
 * Follows the link of `start`: opens the session and notifies the associate. Throws `invalidLink`. Returns its token.
 */
export async function openProxySession(platform: Platform, context: Context, id: string): Promise<string> {
  const { db, now, today } = context;
  const proxy = await lockUnopened(db, id, now);
  const associate = proxy && (await findById(db, proxy.associate_id));
  const admin = proxy && (await findById(db, proxy.admin_id));
  if (!proxy || !associate || !admin || !maySignIn(associate) || !maySignIn(admin)) throw invalidLink();
  const { sessionId, token } = await openSession(platform, context, {
    userId: associate.id,
    audience: 'portal',
    proxy: { adminId: admin.id, adminCode: admin.code, endsAt: proxy.ends_at },
  });
  await bindSession(db, id, sessionId);
  platform.audit.record(context, {
    action: 'login',
    entity: 'proxy_session',
    entityId: sessionId,
    entityLabel: nameOf(associate),
    ownerCode: associate.code,
    actor: actorOf(admin),
    reason: proxy.reason,
  });
  await messageSender(platform).send(context, SESSION_NOTICES['proxy-session'], {
    to: associate.code,
    values: { date: formatDate(today) },
    link: '/account/password',
  });
  return token;
}
