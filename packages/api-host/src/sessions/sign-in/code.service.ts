import { maySignIn } from '@upline/domain';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { DEVICE_LIFETIME_MS } from '../devices/device-cookie.ts';
import { insertDevice } from '../devices/devices.store.ts';
import { authenticators } from '../factors/authenticator.service.ts';
import { authenticatorSetup } from '../factors/authenticator-setup.ts';
import { lacksAuthenticator, secondStepJudge } from '../factors/second-step.ts';
import { hashSecret, randomToken } from '../secrets.ts';
import { securityMails } from '../security-mails.ts';
import { deviceName } from '../session/device-name.ts';
import { openSession } from '../session/sessions.service.ts';
import { knowsDevice } from '../session/sessions.store.ts';
import { countAttempt, counterKey, LIMITS, tooManyAttempts } from '../throttle/throttle.service.ts';
import { giveBack } from '../throttle/throttle.store.ts';
import { isWithinLife, tokensOf } from '../tokens/tokens.ts';
import { actorOf, findById, nameOf, type SignInUser } from '../users.store.ts';
import { isSentCode, RESEND_AFTER_MS, signInCodes } from './codes.ts';
import { countTry, lockPending, markProved, markUsed } from './pending.store.ts';
import { invalidCode } from './sign-in.problems.ts';

type Pending = NonNullable<Awaited<ReturnType<typeof lockPending>>>;

/** The second half of signing in: the code (domain.md 2.31). Runs inside the request's transaction. */
export function codeService(platform: Platform) {
  const { config, audit } = platform;
  const codes = signInCodes(platform);
  const mails = securityMails(platform);
  const isRight = secondStepJudge(platform);
  const apps = authenticators(platform);
  const setUp = authenticatorSetup(platform);

  /** The sign-in behind a pending token, locked, with its user. Throws "Code is not valid or has expired". */
  async function pendingOf({ db, now }: Context, token: string) {
    const claims = await tokensOf(config).verify(token, ['mfa']);
    if (!claims || !isWithinLife(claims, now)) throw invalidCode();
    const pending = await lockPending(db, claims.sid, now);
    const user = pending && (await findById(db, pending.user_id));
    if (!pending || !user || !maySignIn(user)) throw invalidCode();
    return { pending, user };
  }

  /** Counts a try of the account, whichever code it is for, and takes it back when it was right (S-12). */
  async function tried(
    context: Context,
    { pending, user }: { pending: Pending; user: SignInUser },
    judge: () => Promise<boolean>,
  ): Promise<void> {
    const { db, now } = context;
    const tries = await countAttempt(context, LIMITS.codeTries, user.id);
    if (!tries.allowed) throw tooManyAttempts(tries.until, now);
    if (await judge()) return giveBack(db, counterKey(LIMITS.codeTries, user.id));
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

  async function finish(context: Context, { pending, user }: { pending: Pending; user: SignInUser }) {
    const { db, now } = context;
    await markUsed(db, pending.id, now);
    const device = deviceName(context.userAgent);
    if (!(await knowsDevice(db, user.id, device))) await mails.newDevice(context, user, device);
    const { sessionId, ...signedIn } = await openSession(platform, context, {
      userId: user.id,
      audience: pending.audience,
      withSecondStep: true,
    });
    audit.record(context, {
      action: 'login',
      entity: 'session',
      entityId: sessionId,
      entityLabel: nameOf(user),
      ownerCode: user.code,
      actor: actorOf(user),
    });
    return { status: 'signed_in' as const, ...signedIn };
  }

  return {
    /**
     * Takes the code and opens the session; where an authenticator app is missing that the product insists on, answers
     * what to set one up with instead (S-16).
     */
    async confirm(
      context: Context,
      input: { pending_token: string; code: string; remember_device: boolean },
    ) {
      const { now } = context;
      const found = await pendingOf(context, input.pending_token);
      const { pending, user } = found;
      await tried(context, found, () =>
        isRight(context, user, input.code, (code) =>
          isSentCode(config, pending, { boundTo: pending.id, code, now }),
        ),
      );
      if (lacksAuthenticator(config, user)) {
        await markProved(context.db, pending.id, now);
        return { status: 'authenticator_required' as const, setup: await apps.begin(context, user) };
      }
      const signedIn = await finish(context, found);
      const remembers = input.remember_device && user.kind === 'Associate';
      return { ...signedIn, deviceToken: remembers ? await remember(context, user) : undefined };
    },

    /** Takes the first code of the app set up during the sign-in, and opens the session. */
    async confirmAuthenticator(context: Context, input: { pending_token: string; code: string }) {
      const found = await pendingOf(context, input.pending_token);
      if (found.pending.proved_at === null) throw invalidCode();
      await tried(context, found, () => apps.confirm(context, found.user.id, input.code));
      const { recovery_codes } = await setUp.finish(context, found.user);
      return { ...(await finish(context, found)), recovery_codes };
    },

    /** Sends another code: after 30 seconds, and five times an hour (S-13). Throws 429. */
    async resend(context: Context, input: { pending_token: string }) {
      const { now } = context;
      const { pending, user } = await pendingOf(context, input.pending_token);
      // An authenticator app makes its own codes.
      if (pending.code_sent_at === null) throw invalidCode();
      const resendAt = new Date(pending.code_sent_at.getTime() + RESEND_AFTER_MS);
      if (now < resendAt) throw tooManyAttempts(resendAt, now);
      const resends = await countAttempt(context, LIMITS.codeResends, user.id);
      if (!resends.allowed) throw tooManyAttempts(resends.until, now);
      return codes.resend(context, user, pending.id);
    },
  };
}
