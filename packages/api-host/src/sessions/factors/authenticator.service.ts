import { randomUUID } from 'node:crypto';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SignInUser } from '../users.store.ts';
import {
  confirmAuthenticator,
  findConfirmed,
  findUnconfirmed,
  insertAuthenticator,
  takeStep,
} from './authenticator.store.ts';
import { qrPath } from './qr.ts';
import { newSeed, setupUri, stepOf } from './totp.ts';

/** What is being set up waits so long for its first code. */
const SETUP_LIFETIME_MS = 30 * 60_000;

export const SEED_COLUMN = { table: 'authenticator', column: 'seed_sealed' } as const;

/** Authenticator apps (S-16). All of it runs inside the request's transaction. */
export function authenticators({ vault }: Pick<Platform, 'vault'>) {
  const open = ({ id, seed_sealed }: { id: string; seed_sealed: string }) =>
    vault.open({ ...SEED_COLUMN, id }, seed_sealed);

  return {
    /** A new secret to put into an app, as text, as address and as QR code. Shown once. */
    async begin({ db, now }: Context, user: Pick<SignInUser, 'id' | 'email'>) {
      const id = randomUUID();
      const secret = newSeed();
      const seed_sealed = vault.seal({ ...SEED_COLUMN, id }, secret);
      await insertAuthenticator(db, { id, user_id: user.id, seed_sealed, created_at: now });
      const uri = setupUri(secret, user.email);
      return { secret, uri, qr: qrPath(uri) };
    },

    /** Takes the first code of the app that is being set up; false for a wrong one, or when nothing is. */
    async confirm({ db, now }: Context, userId: string, code: string): Promise<boolean> {
      const begun = await findUnconfirmed(db, userId, new Date(now.getTime() - SETUP_LIFETIME_MS));
      const step = begun && stepOf(open(begun), code, now);
      if (!begun || step === undefined) return false;
      await confirmAuthenticator(db, { id: begun.id, userId, step, now });
      return true;
    },

    /** Whether the app says this code now; each code counts once. */
    async accepts({ db, now }: Context, userId: string, code: string): Promise<boolean> {
      const known = await findConfirmed(db, userId);
      const step = known && stepOf(open(known), code, now);
      return known !== undefined && step !== undefined && takeStep(db, known.id, step);
    },
  };
}
