import type { Caller } from '../platform/operation/caller.ts';
import { Problem, refusedInProxy } from '../platform/operation/problem.ts';

/** A confirmation of one's identity is good this long (S-69). */
export const CONFIRMATION_LIFETIME_MS = 5 * 60_000;

/**
 * Step-up before reveals and other grave acts: throws 403 `confirmation-required` unless the caller signed in or confirmed
 * the password (`confirmIdentity`) within the last five minutes. Never passes in a proxy session (domain.md 7.3).
 */
export function requireRecentConfirmation(caller: Caller, now: Date): void {
  if (caller.proxyAdminCode !== undefined) throw refusedInProxy();
  if (now.getTime() - caller.confirmedAt.getTime() > CONFIRMATION_LIFETIME_MS) {
    throw new Problem(403, 'confirmation-required', 'Confirm your password to continue');
  }
}
