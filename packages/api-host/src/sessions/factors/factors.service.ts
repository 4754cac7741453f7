import { maskPhone } from '@upline/domain';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { conflict, invalid, notFound } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { findEmailChange } from '../contact/email-change.store.ts';
import { findPhoneChange } from '../contact/phone-change.store.ts';
import { securityMails } from '../security-mails.ts';
import { setMessageChannel } from '../users.store.ts';
import { authenticators } from './authenticator.service.ts';
import { deleteAuthenticators, findConfirmed } from './authenticator.store.ts';
import { authenticatorSetup, secondStepChange } from './authenticator-setup.ts';
import { recoveryCodes } from './recovery-codes.service.ts';
import { countRecoveryCodes } from './recovery-codes.store.ts';
import { secondStepOf } from './second-step.ts';
import { ownUser, requireSecondStep, wrongCode } from './step-up.service.ts';

/** The second step of the own account: its method, the authenticator app and recovery codes (S-15 to S-17). */
export function factorsService(platform: Platform) {
  const { config } = platform;
  const apps = authenticators(platform);
  const setUp = authenticatorSetup(platform);
  const changed = secondStepChange(platform);
  const recovery = recoveryCodes(platform);
  const mails = securityMails(platform);

  return {
    /** Everything the security page shows of how the account is proved and reached. */
    async settings(context: SignedInContext) {
      const { db, now } = context;
      const user = await ownUser(context);
      const app = await findConfirmed(db, user.id);
      const change = await findEmailChange(db, user.id, now);
      const phone = await findPhoneChange(db, user.id, now);
      const { payout_hold_until } = user;
      return {
        second_step: secondStepOf(user),
        authenticator: app?.confirmed_at ? { confirmed_at: app.confirmed_at } : null,
        authenticator_required: config.adminAuthenticator && user.kind !== 'Associate',
        recovery_codes: await countRecoveryCodes(db, user.id),
        email: user.email,
        email_verified: user.email_verified_at !== null,
        email_change: change ?? null,
        phone: user.phone,
        phone_type: user.phone_type,
        phone_verified: user.phone_verified_at !== null,
        phone_change: phone
          ? { destination: maskPhone(phone.phone), expires_at: phone.code_expires_at }
          : null,
        payout_hold_until: payout_hold_until && payout_hold_until > now ? payout_hold_until : null,
      };
    },

    /** Email or SMS. Throws 422 for SMS without a verified phone, 409 while an authenticator app is asked instead. */
    async chooseMethod(context: SignedInContext, method: 'Email' | 'SMS'): Promise<void> {
      const user = await ownUser(context);
      if (method === 'SMS' && (!user.phone || !user.phone_verified_at)) {
        throw invalid([{ field: 'method', message: 'Verify your phone before choosing SMS' }]);
      }
      if (user.authenticator_id !== null) {
        throw conflict('authenticator-in-use', 'Remove the authenticator app before choosing another method');
      }
      if (secondStepOf(user) === method) return;
      await requireSecondStep(context);
      await setMessageChannel(context.db, user.id, method, context.now);
      await changed(context, user, method);
    },

    /** A new secret; the app counts once its first code was confirmed. */
    async beginAuthenticator(context: SignedInContext) {
      await requireSecondStep(context);
      return apps.begin(context, await ownUser(context));
    },

    /** Throws 422 on the field for a wrong code. */
    async confirmAuthenticator(context: SignedInContext, code: string) {
      await requireSecondStep(context);
      const user = await ownUser(context);
      if (!(await apps.confirm(context, user.id, code))) throw wrongCode();
      return setUp.finish(context, user);
    },

    /** Back to codes by message. Throws 404 where there is no app, 409 where the product insists on one. */
    async removeAuthenticator(context: SignedInContext): Promise<void> {
      const user = await ownUser(context);
      if (user.authenticator_id === null) throw notFound();
      if (config.adminAuthenticator && user.kind !== 'Associate') {
        throw conflict('authenticator-required', 'Administrators sign in by an authenticator app');
      }
      await requireSecondStep(context);
      await deleteAuthenticators(context.db, user.id);
      await changed(context, user, secondStepOf({ ...user, authenticator_id: null }));
    },

    /** Ten new codes; those before no longer work. */
    async renewRecoveryCodes(context: SignedInContext) {
      await requireSecondStep(context);
      const user = await ownUser(context);
      const recovery_codes = await recovery.renew(context, user);
      await mails.recoveryCodesRenewed(context, user);
      return { recovery_codes };
    },
  };
}
