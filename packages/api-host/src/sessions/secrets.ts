import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Config } from '../platform/config/config.ts';

/** What a stored hash is of; the purpose is part of the hash, so that a token of one kind never passes as another. */
type Purpose =
  | 'sign-in-code'
  | 'phone-code'
  | 'recovery-code'
  | 'remembered-device'
  | 'password-reset'
  | 'email-change'
  | 'identifier'
  | 'calendar-feed'
  | 'card-fingerprint'
  | 'registration'
  | 'registration-link'
  | 'video-link';

/** Keyed hash under which codes and tokens are stored: useless to who reads the database without the key (S-11). */
export function hashSecret({ secrets }: Pick<Config, 'secrets'>, purpose: Purpose, value: string): string {
  return createHmac('sha256', secrets.hashKey).update(`${purpose}\0${value}`).digest('base64url');
}

/** Compares two hashes in constant time. */
export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** An unguessable token of 256 bits, safe in a URL (S-19). */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A code of so many digits from a cryptographic source (S-10). */
export function randomCode(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}
