import type { Context } from '../platform/operation/operation.ts';
import { companyDay } from '../platform/time/company-time.ts';
import { openSession } from '../sessions/session/sessions.service.ts';
import { findByIdentifier } from '../sessions/users.store.ts';
import type { TestClient, TestHost } from './test-host.ts';

/** A context as the platform would make it, for calling services of the host directly. */
export function testContext({ platform, clock }: Pick<TestHost, 'platform' | 'clock'>): Context {
  const now = clock.now();
  return {
    db: platform.db,
    now,
    today: companyDay(now),
    requestId: crypto.randomUUID(),
    ip: '127.0.0.1',
    userAgent: 'test',
    log: platform.log,
    caller: undefined,
  };
}

/** The headers a signed-in client sends. */
export function bearer({
  token,
  access_token,
}: {
  token: string;
  access_token: string | null;
}): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    ...(access_token !== null && { 'x-access-token': access_token }),
  };
}

/**
 * A client with a new session of the user: `signInAs(host, 'ana')`. Takes the short way past password and code, which
 * have their own tests. `via` makes it a session in which that admin views as the user.
 */
export async function signInAs(
  host: TestHost,
  identifier: string,
  { via }: { via?: string } = {},
): Promise<TestClient> {
  const context = testContext(host);
  const user = await findByIdentifier(host.db, identifier);
  if (!user) throw new Error(`No user ${identifier}`);
  const admin = via === undefined ? undefined : await findByIdentifier(host.db, via);
  if (via !== undefined && !admin) throw new Error(`No user ${via}`);
  const proxy = admin && {
    adminId: admin.id,
    adminCode: admin.code,
    endsAt: new Date(context.now.getTime() + 30 * 60_000),
  };
  const audience = user.kind === 'Associate' ? 'portal' : 'admin';
  const signedIn = await openSession(host.platform, context, {
    userId: user.id,
    audience,
    withSecondStep: true,
    ...(proxy && { proxy }),
  });
  return host.as(bearer(signedIn));
}
