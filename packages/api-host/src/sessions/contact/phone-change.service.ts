import { isTollFree, maskPhone, type PhoneType, parsePhone, messages as words } from '@upline/domain';
import { messageSender } from '../../notifications/send-messages.ts';
import { AUDIT_LABELS } from '../../platform/audit/audit-changes.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { conflict, invalid } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { holdPayoutChanges } from '../factors/payout-hold.store.ts';
import { secondStepOf } from '../factors/second-step.ts';
import { ownUser, requireSecondStep, wrongCode } from '../factors/step-up.service.ts';
import { hashSecret, randomCode, sameHash } from '../secrets.ts';
import { securityMails } from '../security-mails.ts';
import { PHONE_MESSAGES } from '../sessions.messages.ts';
import { CODE_LIFETIME_MS, CODE_TRIES, RESEND_AFTER_MS } from '../sign-in/codes.ts';
import { countAttempt, counterKey, LIMITS, tooManyAttempts } from '../throttle/throttle.service.ts';
import { giveBack } from '../throttle/throttle.store.ts';
import { nameOf, type SignInUser } from '../users.store.ts';
import {
  altPhoneOf,
  countPhoneTry,
  deletePhoneChange,
  lockPhoneChange,
  replacePhoneChange,
  setPhone,
} from './phone-change.store.ts';

interface Phone {
  readonly phone: string;
  readonly phone_type: PhoneType;
}

const later = (time: Date, ms: number) => new Date(time.getTime() + ms);

/** Changing the own phone: a mobile one counts once its code was typed, others take no codes (domain.md 2.2, S-15). */
export function phoneChangeService(platform: Platform) {
  const { config, audit } = platform;
  const { text } = messageSender(platform);
  const mails = securityMails(platform);
  const hashOf = (userId: string, phone: string, code: string) =>
    hashSecret(config, 'phone-code', `${userId}:${phone}:${code}`);

  async function checked(context: SignedInContext, user: SignInUser, input: Phone): Promise<string> {
    const phone = parsePhone(input.phone);
    const refuse = (message: string) => invalid([{ field: 'phone', message }]);
    if (phone === undefined) throw refuse('Phone is not a valid phone number');
    if (input.phone_type === 'Mobile' && isTollFree(phone)) throw refuse(words.mobileNumber);
    if (phone === (await altPhoneOf(context.db, user.id))) throw refuse('Alt Phone must differ from Phone');
    return phone;
  }

  /** Effect, trail, hold, and the notices to the old and the new channel (R-ACC-01). */
  async function change(context: SignedInContext, user: SignInUser, to: Phone, isVerified: boolean) {
    const { db, now } = context;
    const { phone, phone_type } = to;
    await setPhone(db, user.id, { phone, phone_type, verifiedAt: isVerified ? now : null, now });
    await deletePhoneChange(db, user.id);
    audit.record(context, {
      action: 'update',
      entity: 'phone',
      entityId: user.id,
      entityLabel: nameOf(user),
      ownerCode: user.code,
      changes: [
        { field: AUDIT_LABELS.phone, old: user.phone && maskPhone(user.phone), new: maskPhone(phone) },
      ],
      ...(isVerified && { reason: 'Confirmed by code' }),
    });
    if (user.phone === phone) return;
    await holdPayoutChanges(db, user.id, now);
    await mails.phoneChanged(context, user, phone);
    if (user.phone && user.phone_verified_at) await mails.phoneChangedText(context, user.phone, phone);
    if (isVerified) await mails.phoneChangedText(context, phone, phone);
  }

  return {
    /**
     * Sends a code to a mobile number, every 30 seconds and five times an hour; sets any other number at once, unless codes
     * of signing in go to the present one (409).
     */
    async ask(context: SignedInContext, input: Phone) {
      const { db, now } = context;
      const user = await ownUser(context);
      const phone = await checked(context, user, input);
      await requireSecondStep(context);
      if (input.phone_type !== 'Mobile') {
        if (secondStepOf(user) === 'SMS') {
          throw conflict('phone-in-use', 'Choose another second step before giving up your mobile phone');
        }
        await change(context, user, { phone, phone_type: input.phone_type }, false);
        return { status: 'changed' as const };
      }
      const before = await lockPhoneChange(db, user.id);
      const resendAt = before && later(before.code_sent_at, RESEND_AFTER_MS);
      if (resendAt && now < resendAt) throw tooManyAttempts(resendAt, now);
      const sends = await countAttempt(context, LIMITS.phoneCodes, user.id);
      if (!sends.allowed) throw tooManyAttempts(sends.until, now);
      const code = randomCode(6);
      const expires_at = later(now, CODE_LIFETIME_MS);
      await replacePhoneChange(db, {
        user_id: user.id,
        phone,
        phone_type: input.phone_type,
        code_hash: hashOf(user.id, phone, code),
        code_sent_at: now,
        code_expires_at: expires_at,
      });
      await text(context, PHONE_MESSAGES['phone-code'], { to: phone, values: { code } });
      return {
        status: 'code_sent' as const,
        destination: maskPhone(phone),
        expires_at,
        resend_at: later(now, RESEND_AFTER_MS),
      };
    },

    /** Takes the code of the text message. Throws 422 on the field, 429 after ten wrong ones in an hour. */
    async confirm(context: SignedInContext, code: string): Promise<void> {
      const { db, now } = context;
      const user = await ownUser(context);
      const tries = await countAttempt(context, LIMITS.codeTries, user.id);
      if (!tries.allowed) throw tooManyAttempts(tries.until, now);
      const waiting = await lockPhoneChange(db, user.id);
      const isRight =
        waiting !== undefined &&
        waiting.tries < CODE_TRIES &&
        now < waiting.code_expires_at &&
        sameHash(waiting.code_hash, hashOf(user.id, waiting.phone, code));
      if (!isRight) {
        await countPhoneTry(db, user.id);
        throw wrongCode();
      }
      await giveBack(db, counterKey(LIMITS.codeTries, user.id));
      await change(context, user, waiting, true);
    },
  };
}
