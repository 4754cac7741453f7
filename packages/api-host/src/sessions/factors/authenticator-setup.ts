import { AUDIT_LABELS } from '../../platform/audit/audit-changes.ts';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { securityMails } from '../security-mails.ts';
import { actorOf, nameOf, type SignInUser } from '../users.store.ts';
import { holdPayoutChanges } from './payout-hold.store.ts';
import { recoveryCodes } from './recovery-codes.service.ts';
import { countRecoveryCodes } from './recovery-codes.store.ts';
import { type SecondStep, secondStepOf } from './second-step.ts';

/** How the trail and mails name a second step. */
export const SECOND_STEP_NAMES: Readonly<Record<SecondStep, string>> = {
  App: 'Authenticator app',
  Email: 'Email',
  SMS: 'SMS',
};

/** What follows every change of the second step: trail, hold and a mail to the owner (S-15, S-78). */
export function secondStepChange(platform: Platform) {
  const mails = securityMails(platform);
  return async function record(context: Context, user: SignInUser, to: SecondStep): Promise<void> {
    platform.audit.record(context, {
      action: 'update',
      entity: 'second_step',
      entityId: user.id,
      entityLabel: nameOf(user),
      ownerCode: user.code,
      actor: actorOf(user),
      changes: [
        {
          field: AUDIT_LABELS.mfa_method,
          old: SECOND_STEP_NAMES[secondStepOf(user)],
          new: SECOND_STEP_NAMES[to],
        },
      ],
    });
    await holdPayoutChanges(context.db, user.id, context.now);
    await mails.secondStepChanged(
      context,
      user,
      `From now on signing in asks for: ${SECOND_STEP_NAMES[to]}.`,
    );
  };
}

/** The end of setting up an authenticator app. */
export function authenticatorSetup(platform: Platform) {
  const changed = secondStepChange(platform);
  const recovery = recoveryCodes(platform);
  return {
    /** Answers recovery codes when none are left; they are shown this once (S-17). */
    async finish(context: Context, user: SignInUser): Promise<{ recovery_codes: string[] | null }> {
      await changed(context, user, 'App');
      const { left } = await countRecoveryCodes(context.db, user.id);
      return { recovery_codes: left > 0 ? null : await recovery.renew(context, user) };
    },
  };
}
