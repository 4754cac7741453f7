import { maySignIn } from '@upline/domain';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { emailChangeService } from '../contact/email-change.service.ts';
import { findDevice, touchDevice } from '../devices/devices.store.ts';
import { secondStepOf } from '../factors/second-step.ts';
import { hashOfNobody, hashPassword, isOutdatedHash, matchesPassword } from '../passwords/password-hash.ts';
import { hashSecret } from '../secrets.ts';
import { securityMails } from '../security-mails.ts';
import { openSession } from '../session/sessions.service.ts';
import { countAttempt, LIMITS, tooManyAttempts } from '../throttle/throttle.service.ts';
import { actorOf, findByIdentifier, nameOf, type SignInUser, upgradeHash } from '../users.store.ts';
import { signInCodes } from './codes.ts';
import { invalidCredentials, unverifiedEmail } from './sign-in.problems.ts';
import { beginAttempt } from './sign-in-attempt.ts';

interface SignIn {
  readonly identifier: string;
  readonly password: string;
  readonly app: 'portal' | 'admin';
  /** Of a remembered device. */
  readonly deviceToken: string | undefined;
}

/** Logins of the demo network have a published password: without demo mode they are closed, whatever the data holds (S-09). */
const isDemoLogin = ({ email }: SignInUser) => email.endsWith('@demo.upline.test');

const appOf = ({ kind }: SignInUser) => (kind === 'Associate' ? 'portal' : 'admin');

/** Password sign-in: throttle, constant answer, then a code or, on a remembered device, the session (domain.md 2.31). */
export function signInService(platform: Platform) {
  const { config, audit } = platform;
  const codes = signInCodes(platform);
  const mails = securityMails(platform);
  const emailChanges = emailChangeService(platform);

  async function refuse(context: Context, user: SignInUser | undefined, locksNow: boolean): Promise<never> {
    await platform.transaction(context, async (inside) => {
      audit.record(inside, {
        action: 'login_failed',
        entity: 'session',
        entityId: user?.id ?? 'unknown',
        entityLabel: user ? nameOf(user) : 'Unknown user',
        ...(user && { ownerCode: user.code }),
        ...(locksNow && { reason: 'Too many attempts' }),
      });
      if (locksNow && user && maySignIn(user)) await mails.lockout(inside, user);
    });
    throw invalidCredentials();
  }

  return async function signIn(context: Context, input: SignIn) {
    const { db, now } = context;
    const user = await findByIdentifier(db, input.identifier);
    const device =
      user && input.deviceToken !== undefined
        ? await findDevice(db, {
            userId: user.id,
            tokenHash: hashSecret(config, 'remembered-device', input.deviceToken),
            now,
          })
        : undefined;
    const attempt = await beginAttempt(context, config, {
      identifier: input.identifier,
      userId: user?.id,
      deviceId: device?.id,
    });

    const stored = user?.password_hash ?? (await hashOfNobody());
    const matches = await matchesPassword(stored, input.password).catch(async (error: unknown) => {
      await attempt.takeBack();
      throw error;
    });
    const isOpen = (found: SignInUser) =>
      found.password_hash !== null &&
      maySignIn(found) &&
      appOf(found) === input.app &&
      (config.demo || !isDemoLogin(found));
    if (!matches || !user || !isOpen(user)) return refuse(context, user, attempt.locksNow);

    await attempt.succeeded();
    if (isOutdatedHash(stored)) await upgradeHash(db, user.id, stored, await hashPassword(input.password));

    // Admins prove themselves by a code every time (R-AUT-02).
    if (device && user.kind === 'Associate') {
      return platform.transaction(context, async (inside) => {
        await touchDevice(inside.db, device.id, now, inside.ip);
        const { sessionId, ...signedIn } = await openSession(platform, inside, {
          userId: user.id,
          audience: input.app,
        });
        audit.record(inside, {
          action: 'login',
          entity: 'session',
          entityId: sessionId,
          entityLabel: nameOf(user),
          ownerCode: user.code,
          actor: actorOf(user),
        });
        return { status: 'signed_in' as const, ...signedIn };
      });
    }
    if (secondStepOf(user) === 'Email' && user.email_verified_at === null) {
      await emailChanges.askToVerify(context, user);
      throw unverifiedEmail();
    }
    const sends = await countAttempt(context, LIMITS.codeSends, user.id);
    if (!sends.allowed) throw tooManyAttempts(sends.until, now);
    const begun = await platform.transaction(context, (inside) => codes.begin(inside, user, input.app));
    return { status: 'code_required' as const, ...begun };
  };
}
