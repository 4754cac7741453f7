import { DAY_MS, emailKey, isEmail, maskEmail, messages as words } from '@upline/domain';
import { AUDIT_LABELS } from '../../platform/audit/audit-changes.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';
import type { Context, SignedInContext } from '../../platform/operation/operation.ts';
import { forbidden, invalid, notFound } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { holdPayoutChanges } from '../factors/payout-hold.store.ts';
import { requireSecondStep } from '../factors/step-up.service.ts';
import { passwordService } from '../passwords/password.service.ts';
import { dropResets } from '../passwords/reset.store.ts';
import { hashSecret, randomToken } from '../secrets.ts';
import { securityMails } from '../security-mails.ts';
import { countAttempt, LIMITS, tooManyAttempts } from '../throttle/throttle.service.ts';
import { actorOf, findByCode, findById, nameOf, type SignInUser } from '../users.store.ts';
import {
  deleteEmailChange,
  isEmailTaken,
  replaceEmailChange,
  setEmail,
  takeEmailChange,
} from './email-change.store.ts';

/** A confirmation link is good this long (domain.md 2.2). */
const LINK_LIFETIME_MS = DAY_MS;

const taken = (field: string) => invalid([{ field, message: words.unique('Email') }]);
const invalidLink = () => invalid([{ field: 'token', message: 'Link is not valid or has expired' }]);

/** Changing the address of the account: asked for by its owner, in effect once the new address is confirmed (S-15). */
export function emailChangeService(platform: Platform) {
  const { config, audit } = platform;
  const mails = securityMails(platform);
  const passwords = passwordService(platform);

  const record = (context: Context, user: SignInUser, to: string, reason: string, actor = actorOf(user)) =>
    audit.record(context, {
      action: 'update',
      entity: 'email',
      entityId: user.id,
      entityLabel: nameOf(user),
      ownerCode: user.code,
      actor,
      changes: [{ field: AUDIT_LABELS.email, old: maskEmail(user.email), new: maskEmail(to) }],
      reason,
    });

  async function sendLink(context: Context, user: SignInUser, email: string): Promise<Date> {
    const token = randomToken();
    const expires_at = new Date(context.now.getTime() + LINK_LIFETIME_MS);
    const app = user.kind === 'Associate' ? config.portalUrl : config.adminUrl;
    await replaceEmailChange(context.db, {
      user_id: user.id,
      email,
      token_hash: hashSecret(config, 'email-change', token),
      created_at: context.now,
      expires_at,
    });
    await mails.confirmEmail(context, { ...user, email }, `${app}/confirm-email/${token}`);
    return expires_at;
  }

  return {
    /**
     * Mails the link to the new address and a notice to the old one. Opens its own transaction, because hashing the
     * password comes first.
     */
    async ask(context: SignedInContext, input: { email: string; current_password: string }) {
      const { caller, now } = context;
      const email = input.email.trim();
      if (!isEmail(email)) throw invalid([{ field: 'email', message: words.invalid('Email') }]);
      await requireSecondStep(context);
      const user = await passwords.checked(context, caller, 'current_password', input.current_password);
      if (emailKey(email) === emailKey(user.email)) {
        throw invalid([{ field: 'email', message: 'Email must differ from the present one' }]);
      }
      if (await isEmailTaken(context.db, email, user.id)) throw taken('email');
      const asked = await countAttempt(context, LIMITS.emailChanges, user.id);
      if (!asked.allowed) throw tooManyAttempts(asked.until, now);
      return platform.transaction(context, async (inside) => {
        const expires_at = await sendLink(inside, user, email);
        record(inside, user, email, 'Asked for; waits for its confirmation');
        await mails.emailChangeAsked(inside, user, email);
        return { email, expires_at };
      });
    },

    /**
     * The home office asks for an associate, without a password of theirs: the link goes to the new address and a notice to
     * the old one (domain.md 2.2). The caller has judged the address and holds the transaction.
     */
    async askFor(context: SignedInContext, code: string, email: string, reason: string): Promise<void> {
      const user = await findByCode(context.db, code);
      if (!user) throw notFound();
      await sendLink(context, user, email);
      record(context, user, email, reason, context.caller);
      await mails.emailChangeByOffice(context, user, email);
    },

    /** Mails the link to the present address, which was never confirmed; at most five an hour. Opens its own transaction. */
    async askToVerify(context: Context, user: SignInUser): Promise<void> {
      const asked = await countAttempt(context, LIMITS.emailChanges, user.id);
      if (!asked.allowed) throw tooManyAttempts(asked.until, context.now);
      await platform.transaction(context, (inside) => sendLink(inside, user, user.email));
    },

    /** Throws 404 when no change is waiting. */
    async cancel({ db, caller }: SignedInContext): Promise<void> {
      if (!(await deleteEmailChange(db, caller.userId))) throw notFound();
    },

    /**
     * Takes the link of the mail: the new address counts from now on, both addresses are notified (R-ACC-01), and reset links
     * on their way to the old one are dead. Used, old and invented links look alike.
     */
    async confirm(context: Context, token: string): Promise<void> {
      const { db, now } = context;
      const change = await takeEmailChange(db, hashSecret(config, 'email-change', token), now);
      const user = change && (await findById(db, change.user_id));
      if (!change || !user) throw invalidLink();
      // Asked for before the suspension: the record is read-only since (domain.md 2.1).
      if (user.kind === 'Associate' && user.status === 'Suspended') throw forbidden();
      if (await isEmailTaken(db, change.email, user.id)) throw taken('token');
      await setEmail(db, user.id, change.email, now).catch((error: unknown) => {
        // Another request took the address a moment earlier.
        throw isUniqueViolation(error) ? taken('token') : error;
      });
      if (change.email === user.email) return;
      await dropResets(db, user.id, now);
      await holdPayoutChanges(db, user.id, now);
      record(context, user, change.email, 'Confirmed');
      await mails.emailChanged(context, user, change.email);
      await mails.emailChanged(context, { ...user, email: change.email }, change.email);
    },
  };
}
