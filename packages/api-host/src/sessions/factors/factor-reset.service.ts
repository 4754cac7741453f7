import { AUDIT_LABELS } from '../../platform/audit/audit-changes.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteEmailChange } from '../contact/email-change.store.ts';
import { deletePhoneChange } from '../contact/phone-change.store.ts';
import { deleteDevicesOf } from '../devices/devices.store.ts';
import { requireRecentConfirmation } from '../recent-confirmation.ts';
import { securityMails } from '../security-mails.ts';
import { endSessionsOf } from '../session/sessions.store.ts';
import { findByCode, nameOf, setMessageChannel } from '../users.store.ts';
import { deleteAuthenticators } from './authenticator.store.ts';
import { SECOND_STEP_NAMES } from './authenticator-setup.ts';
import { holdPayoutChanges } from './payout-hold.store.ts';
import { deleteRecoveryCodes } from './recovery-codes.store.ts';
import { secondStepOf } from './second-step.ts';

/** Helps somebody who lost the phone and the recovery codes (S-15 to S-17). */
export function factorResetService(platform: Platform) {
  const mails = securityMails(platform);
  return {
    /**
     * Takes the user's second step back to codes by email: authenticator app, recovery codes, remembered devices and
     * waiting changes of contact go, every session ends, payout changes of an associate are held and the user is notified. Throws 403
     * without a confirmation of the last five minutes, 404 where the code is of the other kind of user.
     */
    async reset(
      context: SignedInContext,
      code: string,
      reason: string,
      of: 'associate' | 'admin' = 'associate',
    ): Promise<void> {
      const { db, now, caller } = context;
      requireRecentConfirmation(caller, now);
      const user = await findByCode(db, code);
      if (!user || (user.kind === 'Associate') !== (of === 'associate')) throw notFound();
      await deleteAuthenticators(db, user.id);
      await deleteRecoveryCodes(db, user.id);
      await setMessageChannel(db, user.id, 'Email', now);
      await deleteDevicesOf(db, user.id);
      await deleteEmailChange(db, user.id);
      await deletePhoneChange(db, user.id);
      await endSessionsOf(db, { userId: user.id, now, reason: 'Second step reset' });
      if (of === 'associate') await holdPayoutChanges(db, user.id, now);
      platform.audit.record(context, {
        action: 'update',
        entity: 'second_step',
        entityId: user.id,
        entityLabel: nameOf(user),
        ownerCode: user.code,
        reason,
        changes: [
          {
            field: AUDIT_LABELS.mfa_method,
            old: SECOND_STEP_NAMES[secondStepOf(user)],
            new: SECOND_STEP_NAMES.Email,
          },
        ],
      });
      await mails.secondStepChanged(
        context,
        user,
        'Our support reset the second step of your sign-in. Your authenticator app and recovery codes no longer work, every session was signed out, and signing in asks for a code sent by email.',
      );
    },
  };
}
