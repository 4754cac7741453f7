import { randomUUID } from 'node:crypto';
import { maskEmail } from '@upline/domain';
import type { Context } from '../../platform/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashSecret, randomCode } from '../secrets.ts';
import { tokensOf } from '../tokens/tokens.ts';
import type { SignInUser } from '../users.store.ts';
import { type Code, insertPending, replaceCode } from './pending.store.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** A code is good this long (S-10). */
export const CODE_LIFETIME_MS = 10 * MINUTE_MS;
/** The right password waits for a code this long, resent ones included. */
export const PENDING_LIFETIME_MS = 30 * MINUTE_MS;
/** The next code may be asked for after this (S-13). */
export const RESEND_AFTER_MS = 30 * SECOND_MS;
/** Tries of one code (S-12). */
export const CODE_TRIES = 5;

const later = (time: Date, ms: number) => new Date(time.getTime() + ms);

/** Bound to the sign-in it was made for: no other sign-in takes it (S-10). */
export const hashOfCode = (config: Platform['config'], pendingId: string, code: string) =>
  hashSecret(config, 'sign-in-code', `${pendingId}:${code}`);

/** Where the code of a user goes: their chosen channel, SMS only to a verified phone. */
function destinationOf(user: SignInUser): { channel: 'Email' | 'SMS'; to: string; masked: string } {
  if (user.mfa_method === 'SMS' && user.phone && user.phone_verified_at) {
    return { channel: 'SMS', to: user.phone, masked: `(•••) •••-${user.phone.slice(-4)}` };
  }
  return { channel: 'Email', to: user.email, masked: maskEmail(user.email) };
}

const text = (code: string) =>
  `Your Upline sign-in code is ${code}. It is valid for 10 minutes.\n\nNobody from Upline will ask you for it. If you are not signing in, change your password.`;

interface CodeSent {
  readonly channel: 'Email' | 'SMS';
  readonly destination: string;
  readonly expires_at: Date;
  readonly resend_at: Date;
}

/** Makes and sends codes; they stand nowhere but in the message (S-11). */
export function signInCodes({ config, messages }: Pick<Platform, 'config' | 'messages'>) {
  async function send(
    context: Context,
    user: SignInUser,
    pendingId: string,
  ): Promise<CodeSent & { code: Code }> {
    const { now } = context;
    const code = randomCode(user.kind === 'Associate' ? 6 : 8);
    const { channel, to, masked } = destinationOf(user);
    const subject = channel === 'Email' ? { subject: 'Your Upline sign-in code' } : {};
    await messages.send(context, { channel, to, ...subject, text: text(code), kind: 'sign-in-code' });
    const code_expires_at = later(now, CODE_LIFETIME_MS);
    return {
      channel,
      destination: masked,
      expires_at: code_expires_at,
      resend_at: later(now, RESEND_AFTER_MS),
      code: { code_hash: hashOfCode(config, pendingId, code), code_sent_at: now, code_expires_at },
    };
  }

  return {
    /** Begins a sign-in that waits for its code; the token opens nothing but the code operations (S-14). */
    async begin(context: Context, user: SignInUser, audience: 'portal' | 'admin') {
      const { db, now } = context;
      const id = randomUUID();
      const expires_at = later(now, PENDING_LIFETIME_MS);
      const { code, ...sent } = await send(context, user, id);
      await insertPending(db, { id, user_id: user.id, audience, ...code, expires_at, created_at: now });
      const pending_token = await tokensOf(config).issue({
        audience: 'mfa',
        userId: user.id,
        sessionId: id,
        tokenId: randomUUID(),
        issuedAt: now,
        expiresAt: expires_at,
      });
      return { ...sent, pending_token };
    },

    /** Sends another code, which replaces the one before (S-13). */
    async resend(context: Context, user: SignInUser, pendingId: string) {
      const { code, expires_at, resend_at } = await send(context, user, pendingId);
      await replaceCode(context.db, pendingId, code);
      return { expires_at, resend_at };
    },
  };
}
