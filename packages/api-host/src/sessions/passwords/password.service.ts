import { maySignIn } from '@upline/domain';
import { messageSender } from '../../notifications/send-messages.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import type { Context } from '../../platform/operation/operation.ts';
import { invalid, notAuthorized } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteEmailChange } from '../contact/email-change.store.ts';
import { deleteDevicesOf } from '../devices/devices.store.ts';
import { hashSecret, randomToken } from '../secrets.ts';
import { securityMails } from '../security-mails.ts';
import { confirmSession, endSessionsOf } from '../session/sessions.store.ts';
import { SECURITY_MESSAGES } from '../sessions.messages.ts';
import { forgetAttempts } from '../sign-in/sign-in-attempt.ts';
import { countAttempt, counterKey, LIMITS, tooManyAttempts } from '../throttle/throttle.service.ts';
import { clearAttempts, giveBack } from '../throttle/throttle.store.ts';
import { actorOf, findByEmail, findById, nameOf, type SignInUser, setPasswordHash } from '../users.store.ts';
import { hashPassword, matchesPassword } from './password-hash.ts';
import { newPasswordErrors } from './password-rules.ts';
import { findReset, replaceResets, useReset } from './reset.store.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Tasks {
    'send-password-reset': { readonly email: string; readonly app: 'portal' | 'admin' };
  }
}

/** A reset link is good this long (S-19). */
export const RESET_LIFETIME_MS = 30 * 60_000;

interface NewPassword {
  readonly password: string;
  readonly password_repeat: string;
}

/** Used, replaced, old and invented tokens look alike (S-19). */
const invalidReset = () => invalid([{ field: 'token', message: 'Reset link is not valid or has expired' }]);

/** Changing, confirming and resetting passwords. Hashing is slow, so these open their transactions themselves. */
export function passwordService(platform: Platform) {
  const { config, audit } = platform;
  const mails = securityMails(platform);
  const { mail } = messageSender(platform);

  async function ownerOf(context: Context, caller: Caller): Promise<SignInUser & { password_hash: string }> {
    const user = await findById(context.db, caller.userId);
    if (!user || user.password_hash === null) throw notAuthorized();
    return { ...user, password_hash: user.password_hash };
  }

  /** Throws 422 on the field for a wrong password, 429 after five (R-AUT-01): a stolen session must not guess it. */
  async function checkPassword(
    context: Context,
    user: { id: string; password_hash: string },
    field: string,
    typed: string,
  ) {
    const counted = await countAttempt(context, LIMITS.confirmation, user.id);
    if (!counted.allowed) throw tooManyAttempts(counted.until, context.now);
    const matches = await matchesPassword(user.password_hash, typed).catch(async (error: unknown) => {
      await giveBack(context.db, counterKey(LIMITS.confirmation, user.id));
      throw error;
    });
    if (!matches) throw invalid([{ field, message: 'Password is not right' }]);
    await clearAttempts(context.db, counterKey(LIMITS.confirmation, user.id));
  }

  async function checkNew(input: NewPassword, user: SignInUser): Promise<string> {
    const errors = await newPasswordErrors(input, user);
    if (errors.length > 0) throw invalid(errors);
    return hashPassword(input.password);
  }

  const recordChange = (context: Context, user: SignInUser, reason: string) =>
    audit.record(context, {
      action: 'update',
      entity: 'password',
      entityId: user.id,
      entityLabel: nameOf(user),
      ownerCode: user.code,
      actor: actorOf(user),
      changes: [{ field: 'Password', old: '••••••••', new: '••••••••' }],
      reason,
    });

  return {
    /** The caller's row, once they have typed the right password; throws as `checkPassword`. */
    async checked(context: Context, caller: Caller, field: string, typed: string): Promise<SignInUser> {
      const user = await ownerOf(context, caller);
      await checkPassword(context, user, field, typed);
      return user;
    },

    /** Needs the present password, ends every other session and mails the owner (S-08). */
    async change(context: Context, caller: Caller, input: NewPassword & { current_password: string }) {
      const user = await ownerOf(context, caller);
      await checkPassword(context, user, 'current_password', input.current_password);
      const hash = await checkNew(input, user);
      await platform.transaction(context, async (inside) => {
        const { db, now } = inside;
        await setPasswordHash(db, user.id, hash, now);
        await endSessionsOf(db, {
          userId: user.id,
          now,
          reason: 'Password changed',
          exceptId: caller.sessionId,
        });
        recordChange(inside, user, 'Changed');
        await mails.passwordChanged(inside, user);
      });
    },

    /** Step-up: marks the session as confirmed for what `requireRecentConfirmation` guards (S-69). */
    async confirm(context: Context, caller: Caller, input: { password: string }) {
      await checkPassword(context, await ownerOf(context, caller), 'password', input.password);
      await confirmSession(context.db, caller.sessionId, context.now);
    },

    /** Known and unknown addresses cost the same: the rest happens in the queue (S-18). */
    async requestReset({ db }: Context, input: { email: string; app: 'portal' | 'admin' }) {
      await platform.jobs.add(db, 'send-password-reset', input);
    },

    /** In the queue: mails the link, at most five an hour; its host is configured, never the request's (S-20, S-21). */
    async sendReset(context: Context, { email, app }: { email: string; app: 'portal' | 'admin' }) {
      const { db, now } = context;
      const user = await findByEmail(db, email);
      if (!user || !maySignIn(user) || (user.kind === 'Associate') !== (app === 'portal')) return;
      if (!(await countAttempt(context, LIMITS.resets, user.id)).allowed) return;
      const token = randomToken();
      await replaceResets(db, {
        user_id: user.id,
        token_hash: hashSecret(config, 'password-reset', token),
        created_at: now,
        expires_at: new Date(now.getTime() + RESET_LIFETIME_MS),
      });
      const link = `${app === 'portal' ? config.portalUrl : config.adminUrl}/reset-password/${token}`;
      audit.record(context, {
        action: 'create',
        entity: 'password_reset',
        entityId: user.id,
        entityLabel: nameOf(user),
        ownerCode: user.code,
      });
      await mail(context, SECURITY_MESSAGES['password-reset'], { to: user, values: { link } });
    },

    async isResetValid({ db, now }: Context, token: string): Promise<boolean> {
      return (await findReset(db, hashSecret(config, 'password-reset', token), now)) !== undefined;
    },

    /** Ends all sessions, forgets remembered devices, so that the code is asked for again, and signs nobody in (S-21). */
    async reset(context: Context, input: NewPassword & { token: string }) {
      const reset = await findReset(
        context.db,
        hashSecret(config, 'password-reset', input.token),
        context.now,
      );
      const user = reset && (await findById(context.db, reset.user_id));
      if (!reset || !user || !maySignIn(user)) throw invalidReset();
      const hash = await checkNew(input, user);
      await platform.transaction(context, async (inside) => {
        const { db, now } = inside;
        if (!(await useReset(db, reset.id, now))) throw invalidReset();
        await setPasswordHash(db, user.id, hash, now);
        await endSessionsOf(db, { userId: user.id, now, reason: 'Password reset' });
        await deleteDevicesOf(db, user.id);
        // The former holder of the account may have requested it.
        await deleteEmailChange(db, user.id);
        await forgetAttempts(db, user.id);
        recordChange(inside, user, 'Reset by link');
        await mails.passwordChanged(inside, user);
      });
    },
  };
}
