import type { SignedInContext } from '../../platform/operation/operation.ts';
import { notAuthorized, Problem } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { CONFIRMATION_LIFETIME_MS } from '../recent-confirmation.ts';
import { confirmSecondStep, secondStepProvedAt } from '../session/sessions.store.ts';
import { codeSender, isSentCode, PENDING_LIFETIME_MS, RESEND_AFTER_MS } from '../sign-in/codes.ts';
import { countAttempt, counterKey, LIMITS, tooManyAttempts } from '../throttle/throttle.service.ts';
import { giveBack } from '../throttle/throttle.store.ts';
import { findById, nameOf, type SignInUser } from '../users.store.ts';
import { secondStepJudge, secondStepOf } from './second-step.ts';
import {
  countSessionCodeTry,
  deleteSessionCode,
  lockSessionCode,
  replaceSessionCode,
} from './step-up.store.ts';

/** Wrong, used and old codes look alike. What was counted stays counted. */
export const wrongCode = () =>
  new Problem(422, 'invalid', 'Please correct the marked fields', {
    fields: [{ field: 'code', message: 'Code is not valid or has expired' }],
    keepWrites: true,
  });

/** The caller's own row. Throws 401 when it is gone. */
export async function ownUser({ db, caller }: Pick<SignedInContext, 'db' | 'caller'>): Promise<SignInUser> {
  const user = await findById(db, caller.userId);
  if (!user) throw notAuthorized();
  return user;
}

/**
 * Before a change of email, phone or second step (S-15): throws 403 `second-step-required` unless the second step was
 * proved in this session within the last five minutes, by signing in with it or by `confirmSecondStep`.
 */
export async function requireSecondStep({ db, caller, now }: SignedInContext): Promise<void> {
  const provedAt = await secondStepProvedAt(db, caller.sessionId);
  if (provedAt === null || now.getTime() - provedAt.getTime() > CONFIRMATION_LIFETIME_MS) {
    throw new Problem(403, 'second-step-required', 'Confirm that it is you to continue');
  }
}

/** Proving the second step again within a session. */
export function stepUp(platform: Platform) {
  const { config, audit } = platform;
  const send = codeSender(platform);
  const isRight = secondStepJudge(platform);

  return {
    /** Sends a code, unless an authenticator app makes them: every 30 seconds, five times an hour (S-13). */
    async send(context: SignedInContext) {
      const { db, now, caller } = context;
      const user = await ownUser(context);
      if (secondStepOf(user) === 'App') {
        const expires_at = new Date(now.getTime() + PENDING_LIFETIME_MS);
        return { channel: 'App' as const, destination: null, expires_at, resend_at: null };
      }
      const before = await lockSessionCode(db, caller.sessionId);
      const resendAt = before && new Date(before.code_sent_at.getTime() + RESEND_AFTER_MS);
      if (resendAt && now < resendAt) throw tooManyAttempts(resendAt, now);
      const sends = await countAttempt(context, LIMITS.codeResends, user.id);
      if (!sends.allowed) throw tooManyAttempts(sends.until, now);
      const { code, ...sent } = await send(context, user, {
        boundTo: caller.sessionId,
        kind: 'confirmation-code',
      });
      await replaceSessionCode(db, caller.sessionId, code);
      return sent;
    },

    /** Takes the code; tries count as they do at sign-in (S-12). Throws 422 on the field, 429. */
    async confirm(context: SignedInContext, code: string): Promise<void> {
      const { db, now, caller } = context;
      const user = await ownUser(context);
      const tries = await countAttempt(context, LIMITS.codeTries, user.id);
      if (!tries.allowed) throw tooManyAttempts(tries.until, now);
      const waiting = await lockSessionCode(db, caller.sessionId);
      const right = await isRight(
        context,
        user,
        code,
        (typed) =>
          waiting !== undefined &&
          isSentCode(config, waiting, { boundTo: caller.sessionId, code: typed, now }),
      );
      if (!right) {
        await countSessionCodeTry(db, caller.sessionId);
        audit.record(context, {
          action: 'login_failed',
          entity: 'sign_in_code',
          entityId: caller.sessionId,
          entityLabel: nameOf(user),
          ownerCode: user.code,
        });
        throw wrongCode();
      }
      await giveBack(db, counterKey(LIMITS.codeTries, user.id));
      await deleteSessionCode(db, caller.sessionId);
      await confirmSecondStep(db, caller.sessionId, now);
    },
  };
}
