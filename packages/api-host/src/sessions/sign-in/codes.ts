import { randomUUID } from 'node:crypto';
import { maskEmail, maskPhone } from '@upline/domain';
import { messageSender } from '../../notifications/send-messages.ts';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { secondStepOf } from '../factors/second-step.ts';
import { hashSecret, randomCode, sameHash } from '../secrets.ts';
import { CODE_MESSAGES } from '../sessions.messages.ts';
import { tokensOf } from '../tokens/tokens.ts';
import type { SignInUser } from '../users.store.ts';
import { type Code, insertPending, type MaybeCode, replaceCode } from './pending.store.ts';

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

/** Bound to what it was made for: no other sign-in or session takes it (S-10). */
const hashOfCode = (config: Platform['config'], boundTo: string, code: string) =>
  hashSecret(config, 'sign-in-code', `${boundTo}:${code}`);

/** Whether this is the code that was sent, still good and not tried too often. */
export function isSentCode(
  config: Platform['config'],
  waiting: MaybeCode & { readonly tries: number },
  { boundTo, code, now }: { boundTo: string; code: string; now: Date },
): boolean {
  const { tries, code_hash, code_expires_at } = waiting;
  return (
    tries < CODE_TRIES &&
    code_hash !== null &&
    code_expires_at !== null &&
    now < code_expires_at &&
    sameHash(code_hash, hashOfCode(config, boundTo, code))
  );
}

const NOTHING_SENT = { code_hash: null, code_sent_at: null, code_expires_at: null };

/** Where the code of a user goes: their chosen channel, SMS only to a verified phone. */
function destinationOf(user: SignInUser): { channel: 'Email' | 'SMS'; to: string; masked: string } {
  if (secondStepOf(user) === 'SMS' && user.phone) {
    return { channel: 'SMS', to: user.phone, masked: maskPhone(user.phone) };
  }
  return { channel: 'Email', to: user.email, masked: maskEmail(user.email) };
}

/** Makes and sends codes; they stand nowhere but in the message (S-11). */
export function codeSender({ config, messages }: Pick<Platform, 'config' | 'messages'>) {
  const { mail, text } = messageSender({ messages });
  /** `boundTo` is the id of what waits for the code: it is good for nothing else (S-10). */
  return async function send(
    context: Context,
    user: SignInUser,
    { boundTo, kind }: { boundTo: string; kind: keyof typeof CODE_MESSAGES },
  ): Promise<CodeSent & { code: Code }> {
    const { now } = context;
    const code = randomCode(user.kind === 'Associate' ? 6 : 8);
    const { channel, to, masked } = destinationOf(user);
    const template = CODE_MESSAGES[kind];
    if (channel === 'SMS') await text(context, template, { to, values: { code } });
    else await mail(context, template, { to: { email: to, first_name: user.first_name }, values: { code } });
    const code_expires_at = later(now, CODE_LIFETIME_MS);
    return {
      channel,
      destination: masked,
      expires_at: code_expires_at,
      resend_at: later(now, RESEND_AFTER_MS),
      code: { code_hash: hashOfCode(config, boundTo, code), code_sent_at: now, code_expires_at },
    };
  };
}

interface CodeSent {
  readonly channel: 'Email' | 'SMS';
  readonly destination: string;
  readonly expires_at: Date;
  readonly resend_at: Date;
}

/** Sign-ins that wait for their second half. */
export function signInCodes(platform: Pick<Platform, 'config' | 'messages'>) {
  const send = codeSender(platform);
  const bound = (boundTo: string) => ({ boundTo, kind: 'sign-in-code' as const });

  return {
    /** Begins a sign-in that waits for its code; the token opens nothing but the code operations (S-14). */
    async begin(context: Context, user: SignInUser, audience: 'portal' | 'admin') {
      const { db, now } = context;
      const id = randomUUID();
      const expires_at = later(now, PENDING_LIFETIME_MS);
      const { code, ...answer } =
        secondStepOf(user) === 'App'
          ? { channel: 'App' as const, destination: null, expires_at, resend_at: null, code: NOTHING_SENT }
          : await send(context, user, bound(id));
      await insertPending(db, { id, user_id: user.id, audience, ...code, expires_at, created_at: now });
      const pending_token = await tokensOf(platform.config).issue({
        audience: 'mfa',
        userId: user.id,
        sessionId: id,
        tokenId: randomUUID(),
        issuedAt: now,
        expiresAt: expires_at,
      });
      return { ...answer, pending_token };
    },

    /** Sends another code, which replaces the one before (S-13). */
    async resend(context: Context, user: SignInUser, pendingId: string) {
      const { code, expires_at, resend_at } = await send(context, user, bound(pendingId));
      await replaceCode(context.db, pendingId, code);
      return { expires_at, resend_at };
    },
  };
}
