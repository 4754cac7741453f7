import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SignInUser } from '../users.store.ts';
import { authenticators } from './authenticator.service.ts';
import { recoveryCodes } from './recovery-codes.service.ts';

/** How a user proves the second half of signing in. */
export type SecondStep = 'App' | 'Email' | 'SMS';

/**
 * An authenticator app wherever there is one; otherwise a code by the channel of the user's choice, by SMS to a verified
 * number only (S-25).
 */
export function secondStepOf(
  user: Pick<SignInUser, 'authenticator_id' | 'mfa_method' | 'phone' | 'phone_verified_at'>,
): SecondStep {
  if (user.authenticator_id !== null) return 'App';
  return user.mfa_method === 'SMS' && user.phone && user.phone_verified_at ? 'SMS' : 'Email';
}

/** Whether the product insists on an authenticator app that this user does not have (S-16). */
export const lacksAuthenticator = (
  { adminAuthenticator }: Pick<Platform['config'], 'adminAuthenticator'>,
  user: Pick<SignInUser, 'kind' | 'authenticator_id'>,
): boolean => adminAuthenticator && user.kind !== 'Associate' && user.authenticator_id === null;

/**
 * Judges what was typed at a code step: a code of the app where there is one, otherwise the one that was sent, or a
 * recovery code (S-16, S-17). What is right is used up by it.
 */
export function secondStepJudge(platform: Platform) {
  const apps = authenticators(platform);
  const recovery = recoveryCodes(platform);
  return async function isRight(
    context: Context,
    user: SignInUser,
    typed: string,
    isSent: (code: string) => boolean,
  ): Promise<boolean> {
    if (!/^\d{6,8}$/.test(typed)) return recovery.use(context, user, typed);
    return user.authenticator_id === null ? isSent(typed) : apps.accepts(context, user.id, typed);
  };
}
