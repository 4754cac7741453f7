import { maySignIn } from '@upline/domain';
import type { Context } from '../../platform/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { DEVICE_LIFETIME_MS } from '../devices/device-cookie.ts';
import { insertDevice } from '../devices/devices.store.ts';
import { hashSecret, randomToken, sameHash } from '../secrets.ts';
import { securityMails } from '../security-mails.ts';
import { deviceName } from '../session/device-name.ts';
import { openSession } from '../session/session.service.ts';
import { knowsDevice } from '../session/session.store.ts';
import { countAttempt, counterKey, LIMITS, tooManyAttempts } from '../throttle/throttle.service.ts';
import { giveBack } from '../throttle/throttle.store.ts';
import { isWithinLife, tokensOf } from '../tokens/tokens.ts';
import { findById, type SignInUser } from '../users.store.ts';
import { CODE_TRIES, hashOfCode, RESEND_AFTER_MS, signInCodes } from './codes.ts';
import { countTry, lockPending, markUsed } from './pending.store.ts';
import { invalidCode } from './sign-in.problems.ts';
import { actorOf, nameOf } from './sign-in.service.ts';

/** The second half of signing in: the code (domain.md 2.31). Runs inside the request's transaction. */
export function codeService(platform: Platform) {
  const { config, audit } = platform;
  const codes = signInCodes(platform);
  const mails = securityMails(platform);

  /** The sign-in behind a pending token, locked, with its user. Throws "Code is not valid or has expired". */
  async function pendingOf({ db, now }: Context, token: string) {
    const claims = await tokensOf(config).verify(token, ['mfa']);
    if (!claims || !isWithinLife(claims, now)) throw invalidCode();
    const pending = await lockPending(db, claims.sid, now);
    const user = pending && (await findById(db, pending.user_id));
    if (!pending || !user || !maySignIn(user)) throw invalidCode();
    return { pending, user };
  }

  /** Only associates skip the code later, so only they have devices to remember. */
  async function remember({ db, now, ip, userAgent }: Context, user: SignInUser): Promise<string> {
    const token = randomToken();
    await insertDevice(db, {
      user_id: user.id,
      token_hash: hashSecret(config, 'remembered-device', token),
      device: deviceName(userAgent),
      address: ip,
      now,
      expires_at: new Date(now.getTime() + DEVICE_LIFETIME_MS),
    });
    return token;
  }

  return {
    /** Takes the code and opens the session. Wrong tries count per code and per account, over all its codes (S-12). */
    async confirm(
      context: Context,
      input: { pending_token: string; code: string; remember_device: boolean },
    ) {
      const { db, now } = context;
      const { pending, user } = await pendingOf(context, input.pending_token);
      const tries = await countAttempt(context, LIMITS.codeTries, user.id);
      if (!tries.allowed) throw tooManyAttempts(tries.until, now);
      const isRight =
        pending.tries < CODE_TRIES &&
        now < pending.code_expires_at &&
        sameHash(pending.code_hash, hashOfCode(config, pending.id, input.code));
      if (!isRight) {
        await countTry(db, pending.id);
        audit.record(context, {
          action: 'login_failed',
          entity: 'sign_in_code',
          entityId: pending.id,
          entityLabel: nameOf(user),
          ownerCode: user.code,
        });
        throw invalidCode();
      }
      await giveBack(db, counterKey(LIMITS.codeTries, user.id));
      await markUsed(db, pending.id, now);
      const device = deviceName(context.userAgent);
      if (!(await knowsDevice(db, user.id, device))) await mails.newDevice(context, user, device);
      const { sessionId, ...signedIn } = await openSession(platform, context, {
        userId: user.id,
        audience: pending.audience,
      });
      const remembers = input.remember_device && user.kind === 'Associate';
      audit.record(context, {
        action: 'login',
        entity: 'session',
        entityId: sessionId,
        entityLabel: nameOf(user),
        ownerCode: user.code,
        actor: actorOf(user),
      });
      return {
        status: 'signed_in' as const,
        ...signedIn,
        deviceToken: remembers ? await remember(context, user) : undefined,
      };
    },

    /** Sends another code: after 30 seconds, and five times an hour (S-13). Throws 429. */
    async resend(context: Context, input: { pending_token: string }) {
      const { now } = context;
      const { pending, user } = await pendingOf(context, input.pending_token);
      const resendAt = new Date(pending.code_sent_at.getTime() + RESEND_AFTER_MS);
      if (now < resendAt) throw tooManyAttempts(resendAt, now);
      const resends = await countAttempt(context, LIMITS.codeResends, user.id);
      if (!resends.allowed) throw tooManyAttempts(resends.until, now);
      return codes.resend(context, user, pending.id);
    },
  };
}
