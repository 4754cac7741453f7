import { Secret, TOTP } from 'otpauth';

/** Bytes of a shared secret: as long as the hash, as RFC 4226 asks. */
const SEED_BYTES = 20;
/** Clocks of phones differ: the code before and the one after count too. */
const WINDOW = 1;

/** A new shared secret, in the base32 that authenticator apps take. */
export const newSeed = () => new Secret({ size: SEED_BYTES }).base32;

const totpOf = (seed: string, label = '') =>
  new TOTP({ issuer: 'Upline', label, secret: Secret.fromBase32(seed) });

/** The address a QR code holds for an authenticator app. */
export const setupUri = (seed: string, label: string) => totpOf(seed, label).toString();

/** The half minute, counted since 1970, whose code this is; undefined for a wrong code. */
export function stepOf(seed: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(seed).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : TOTP.counter({ timestamp }) + delta;
}

/** The code of that moment, for tests and demonstrations. */
export const codeAt = (seed: string, now: Date) => totpOf(seed).generate({ timestamp: now.getTime() });
