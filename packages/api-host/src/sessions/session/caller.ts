import { isReadOnly, type Permission, permissionsOf } from '@upline/domain';
import type { Caller } from '../../platform/operation/caller.ts';
import type { LiveSession } from './sessions.store.ts';

const sets = new Map<string, ReadonlySet<Permission>>();

/** Computed from the row on every request (never from the token), made once for each combination of facts. */
function permissionSet(session: LiveSession): ReadonlySet<Permission> {
  const { kind, status, is_senior_level, is_beta, has_builder_plan, admin_roles } = session;
  const viaProxy = session.proxy_admin_code !== null;
  const key = `${kind}/${status}/${is_senior_level}/${is_beta}/${has_builder_plan}/${viaProxy}/${admin_roles}`;
  const permissions =
    sets.get(key) ??
    new Set(
      permissionsOf({ kind, status, is_senior_level, is_beta, has_builder_plan, admin_roles }, { viaProxy }),
    );
  sets.set(key, permissions);
  return permissions;
}

const rows = new WeakMap<Caller, LiveSession>();

/** The caller of a session, as its row says at this moment. */
export function callerOf(session: LiveSession): Caller {
  const caller: Caller = {
    userId: session.user_id,
    kind: session.kind,
    code: session.code,
    name: `${session.first_name} ${session.last_name}`,
    email: session.email,
    sessionId: session.id,
    audience: session.audience,
    permissions: permissionSet(session),
    relatives: new Set(session.relatives),
    isSeniorLevel: session.is_senior_level,
    isBeta: session.is_beta,
    country: session.country,
    isReadOnly: isReadOnly(session),
    mustSign: session.must_sign,
    proxyAdminCode: session.proxy_admin_code ?? undefined,
    confirmedAt: session.confirmed_at,
  };
  rows.set(caller, session);
  return caller;
}

/** The row a caller was read from, so that the access answer need not read it again. */
export function sessionOf(caller: Caller): LiveSession {
  const session = rows.get(caller);
  if (!session) throw new Error('This caller was not read from a session');
  return session;
}
