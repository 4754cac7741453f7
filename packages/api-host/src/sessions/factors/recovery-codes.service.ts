import { randomInt } from 'node:crypto';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashSecret } from '../secrets.ts';
import { securityMails } from '../security-mails.ts';
import { actorOf, nameOf, type SignInUser } from '../users.store.ts';
import { countRecoveryCodes, replaceRecoveryCodes, takeRecoveryCode } from './recovery-codes.store.ts';

const COUNT = 10;
/** Characters that nobody confuses when reading them from paper. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const HALF = 5;

const half = () => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
const newCode = () => `${half()}-${half()}`;
/** As it is compared: in any case, with the hyphen or without. */
const bare = (code: string) => code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

/** Ten codes of almost 50 bits for the day the phone is lost; each counts once (S-17). */
export function recoveryCodes(platform: Platform) {
  const { config, audit } = platform;
  const mails = securityMails(platform);
  const hashOf = (userId: string, code: string) =>
    hashSecret(config, 'recovery-code', `${userId}:${bare(code)}`);

  return {
    /** New ones in the place of those before; shown this once, kept as keyed hashes. */
    async renew(context: Context, user: SignInUser): Promise<string[]> {
      const codes = Array.from({ length: COUNT }, newCode);
      const hashes = codes.map((code) => hashOf(user.id, code));
      await replaceRecoveryCodes(context.db, user.id, hashes, context.now);
      audit.record(context, {
        action: 'create',
        entity: 'recovery_codes',
        entityId: user.id,
        entityLabel: nameOf(user),
        ownerCode: user.code,
        actor: actorOf(user),
      });
      return codes;
    },

    /** Uses a code and notifies the owner how many are left; false for a wrong or used one. */
    async use(context: Context, user: SignInUser, code: string): Promise<boolean> {
      const { db, now } = context;
      if (!(await takeRecoveryCode(db, user.id, hashOf(user.id, code), now))) return false;
      const { left } = await countRecoveryCodes(db, user.id);
      audit.record(context, {
        action: 'update',
        entity: 'recovery_codes',
        entityId: user.id,
        entityLabel: nameOf(user),
        ownerCode: user.code,
        actor: actorOf(user),
        changes: [{ field: 'Recovery codes left', old: String(left + 1), new: String(left) }],
      });
      await mails.recoveryCodeUsed(context, user, left);
      return true;
    },
  };
}
