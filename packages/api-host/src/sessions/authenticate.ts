import { randomUUID } from 'node:crypto';
import { maySignIn, permissionsOf } from '@upline/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { batched } from '../platform/database/batched.ts';
import type { Caller } from '../platform/operation/caller.ts';
import type { Context } from '../platform/operation/operation.ts';
import { notAuthorized } from '../platform/operation/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { companyDay } from '../platform/time/company-time.ts';
import { callerOf } from './session/caller.ts';
import { judgeToken } from './session/rotation.ts';
import { idleEnd, issueSessionToken } from './session/sessions.service.ts';
import {
  endSession,
  type LiveSession,
  replaceToken,
  sessionReader,
  touchSession,
} from './session/sessions.store.ts';
import { type Claims, isStarted, isWithinLife, type Tokens, tokensOf } from './tokens/tokens.ts';

/** The one header as text; undefined when it is absent. */
function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** The admin app sends its access token of the same person and session beside the bearer token (S-42). */
async function requireAccessToken(tokens: Tokens, request: FastifyRequest, claims: Claims, now: Date) {
  const access = await tokens.verify(header(request, 'x-access-token') ?? '', ['admin-access']);
  if (access?.sid !== claims.sid || access.sub !== claims.sub || !isWithinLife(access, now))
    throw notAuthorized();
}

const SCHEME = 'bearer ';
const LONGEST_TOKEN = 4_096;

/** The token of `Authorization: Bearer …`; whether it is one, its signature says. */
function bearerOf(request: FastifyRequest): string | undefined {
  const value = header(request, 'authorization');
  if (value === undefined || value.length > SCHEME.length + LONGEST_TOKEN) return undefined;
  return value.slice(0, SCHEME.length).toLowerCase() === SCHEME ? value.slice(SCHEME.length) : undefined;
}

/** Whether the session is still valid: its lifetime, the user's status, and the rights of an admin who views as the user. */
function isValid(session: LiveSession, { sub, aud }: Claims, now: Date): boolean {
  if (session.user_id !== sub || session.audience !== aud) return false;
  if (now >= idleEnd(session) || !maySignIn(session)) return false;
  if (session.proxy_admin_code === null) return true;
  const admin = {
    kind: session.proxy_admin_kind ?? 'Associate',
    status: session.proxy_admin_status ?? '',
    admin_roles: session.proxy_admin_roles ?? [],
    is_senior_level: false,
    is_beta: false,
    has_builder_plan: false,
  };
  return permissionsOf(admin).includes('proxy.start');
}

/** Makes `Platform.authenticate`: reads the session and user behind a request in one statement, every time. */
export function createAuthenticate(platform: Omit<Platform, 'authenticate'>): Platform['authenticate'] {
  const { config, db, clock, audit } = platform;
  const tokens = tokensOf(config);
  const readSession = batched(
    sessionReader(db),
    config.databaseUrl === undefined ? Number.POSITIVE_INFINITY : undefined,
  );

  function contextOf(request: FastifyRequest, now: Date, caller: Caller): Context {
    return {
      db,
      now,
      today: companyDay(now),
      requestId: request.id,
      ip: request.ip,
      userAgent: header(request, 'user-agent') ?? '',
      log: request.log,
      caller,
    };
  }

  /** An older token came back: its holder may have stolen it, so the session ends for everybody (S-31). */
  async function endReused(session: LiveSession, context: Context): Promise<void> {
    await platform.transaction(context, async (inside) => {
      const ended = await endSession(inside.db, {
        id: session.id,
        userId: session.user_id,
        now: inside.now,
        reason: 'An older token was used again',
      });
      if (!ended) return;
      audit.record(inside, {
        action: 'delete',
        entity: 'session',
        entityId: session.id,
        entityLabel: ended.device,
        ownerCode: session.code,
        reason: 'An older token was used again',
      });
    });
  }

  /** A new token for who asks with the newest or the one before; only one of several requests at once gets it. */
  async function renew(
    session: LiveSession,
    usedTokenId: string,
    now: Date,
    reply: FastifyReply,
  ): Promise<void> {
    const newTokenId = randomUUID();
    const seen = { id: session.id, seenTokenId: session.token_id, formerTokenId: usedTokenId };
    if (!(await replaceToken(db, { ...seen, newTokenId, now }))) return;
    reply.header('x-token', await issueSessionToken(config, session, newTokenId, now));
  }

  return async (request, reply) => {
    const now = clock.now();
    const bearer = bearerOf(request);
    const read = bearer === undefined ? undefined : tokens.verify(bearer, ['portal', 'admin']);
    // Most tokens are known: every wait costs, on every request.
    const claims = read instanceof Promise ? await read : read;
    // It may be older than its life: whether it still renews is the session row's to say.
    if (!claims || !isStarted(claims, now)) throw notAuthorized();
    if (claims.aud === 'admin') await requireAccessToken(tokens, request, claims, now);
    const session = await readSession(claims.sid);
    if (!session || !isValid(session, claims, now)) throw notAuthorized();
    const caller = callerOf(session);
    const use = judgeToken(session, claims.jti, now);
    if (use.verdict === 'reused') {
      await endReused(session, contextOf(request, now, caller));
      throw notAuthorized();
    }
    if (use.renew) await renew(session, claims.jti, now, reply);
    else if (use.touch) await touchSession(db, session.id, now, claims.jti);
    // Whatever a proxy session changes is audited with the change; what it only reads is audited here (domain.md 7.3).
    if (caller.proxyAdminCode !== undefined && request.method === 'GET') {
      await platform.transaction(contextOf(request, now, caller), async (inside) => {
        audit.record(inside, {
          action: 'reveal',
          entity: 'proxy_request',
          entityId: session.id,
          entityLabel: `${request.method} ${request.routeOptions.url ?? request.url}`,
          ownerCode: caller.code,
        });
      });
    }
    return caller;
  };
}
