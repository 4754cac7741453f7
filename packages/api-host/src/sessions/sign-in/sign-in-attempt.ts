import type { Config } from '../../platform/config/config.ts';
import type { Context } from '../../platform/operation/operation.ts';
import { hashSecret } from '../secrets.ts';
import {
  countAttempt,
  counterKey,
  LIMITS,
  type Limit,
  tooManyAttempts,
} from '../throttle/throttle.service.ts';
import { clearAttempts, clearAttemptsUnder, giveBack } from '../throttle/throttle.store.ts';

interface Who {
  /** What was typed; counted for users that do not exist just the same (S-06). */
  readonly identifier: string;
  readonly userId: string | undefined;
  readonly deviceId: string | undefined;
}

/** An attempt to sign in that may be looked at. */
export interface SignInAttempt {
  /** It is the one that closes the account here, if it fails. */
  readonly locksNow: boolean;
  /** The password was right, so the count of the account starts again. */
  succeeded(): Promise<void>;
  /** The password was not looked at after all. */
  takeBack(): Promise<void>;
}

const pairOf = (subject: string, ip: string) => `${subject}:${ip}`;

/**
 * Counts a sign-in before its password is looked at, for the account here, the account everywhere and the address; on a
 * remembered device for the device alone (S-05). Throws 429 with Retry-After.
 */
export async function beginAttempt(context: Context, config: Config, who: Who): Promise<SignInAttempt> {
  const { db, now, ip } = context;
  const subject = who.userId ?? hashSecret(config, 'identifier', who.identifier.toLowerCase());
  const own: readonly (readonly [Limit, string])[] =
    who.deviceId === undefined
      ? [
          [LIMITS.accountFromAddress, pairOf(subject, ip)],
          [LIMITS.account, subject],
        ]
      : [[LIMITS.device, who.deviceId]];
  const shared: readonly (readonly [Limit, string])[] =
    who.deviceId === undefined ? [[LIMITS.address, ip]] : [];

  let locksNow = false;
  const done: string[] = [];
  for (const [limit, counted] of [...shared, ...own]) {
    const attempt = await countAttempt(context, limit, counted);
    if (!attempt.allowed) {
      // What is refused is no attempt: it must not use up what the others have left.
      for (const key of done) await giveBack(db, key);
      throw tooManyAttempts(attempt.until, now);
    }
    done.push(counterKey(limit, counted));
    if (limit !== LIMITS.address) locksNow ||= attempt.isLast;
  }
  return {
    locksNow,
    async succeeded() {
      for (const [limit, counted] of own) await clearAttempts(db, counterKey(limit, counted));
      for (const [limit, counted] of shared) await giveBack(db, counterKey(limit, counted));
    },
    async takeBack() {
      for (const key of done) await giveBack(db, key);
    },
  };
}

/** Opens an account for its owner again, from wherever it was closed: the password was reset by mail. */
export async function forgetAttempts(db: Context['db'], userId: string): Promise<void> {
  await clearAttempts(db, counterKey(LIMITS.account, userId));
  await clearAttemptsUnder(db, counterKey(LIMITS.accountFromAddress, pairOf(userId, '')));
}
