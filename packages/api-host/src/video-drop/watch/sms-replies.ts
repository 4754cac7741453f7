import { createHmac } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';
import { sameHash } from '../../sessions/secrets.ts';

/** How old a signature may be (S-57). */
const TOLERANCE_MS = 300_000;

const SIGNED = /^t=(\d{10}),v1=([0-9a-f]{64})$/;

/** Whether the gateway of texts has signed the body within the last minutes: `t={seconds},v1={HMAC-SHA256 of "t.body"}`. */
export function isSigned(
  { config }: Pick<Platform, 'config'>,
  body: string,
  signature: string,
  now: Date,
): boolean {
  const [, seconds, given] = SIGNED.exec(signature) ?? [];
  if (!config.sms || seconds === undefined || given === undefined) return false;
  if (Math.abs(now.getTime() - Number(seconds) * 1_000) > TOLERANCE_MS) return false;
  return sameHash(createHmac('sha256', config.sms.token).update(`${seconds}.${body}`).digest('hex'), given);
}

const STOP = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'ARRET']);
const START = new Set(['START', 'UNSTOP']);

/** What a reply asks for (R-VVD-02); undefined for any other text. */
export function wishOf(text: string): 'stop' | 'start' | undefined {
  const word = text
    .trim()
    .toUpperCase()
    .replace(/[.!]+$/, '');
  if (STOP.has(word)) return 'stop';
  return START.has(word) ? 'start' : undefined;
}
