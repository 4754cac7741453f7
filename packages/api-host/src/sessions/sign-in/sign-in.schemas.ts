import { z } from 'zod';
import { bool, oneOf, secretText, text, timestamp } from '../../platform/operation/fields.ts';
import {
  anyCode,
  authenticatorSetupAnswer,
  recoveryCodesAnswer,
  sixDigits,
} from '../factors/factors.schemas.ts';

export const app = () => oneOf('App', ['portal', 'admin']);
/** Tokens of ours in a body: bounded, and judged by the service. */
export const token = (label: string) => secretText(label, { max: 4096 });

export const signInBody = z.strictObject({
  identifier: text('Email, username or code', { max: 254 }),
  password: secretText('Password', { max: 128 }),
  app: app(),
});

const signedIn = z.object({
  status: z.literal('signed_in'),
  token: z.string().meta({ description: 'Bearer token; a newer one comes as X-Token.' }),
  access_token: z.string().nullable().meta({ description: 'The admin app sends it as X-Access-Token.' }),
});

export const signInAnswer = z.discriminatedUnion('status', [
  signedIn,
  z.object({
    status: z.literal('code_required'),
    pending_token: z.string(),
    channel: z.enum(['App', 'Email', 'SMS']),
    destination: z
      .string()
      .nullable()
      .meta({ description: 'Masked: enough to recognize the own address. Null with an authenticator app.' }),
    expires_at: timestamp(),
    resend_at: timestamp().nullable(),
  }),
]);

export const codeBody = z.strictObject({
  pending_token: token('Pending token'),
  code: anyCode(),
  remember_device: bool('Remember this device').default(false),
});

export const codeAnswer = z.discriminatedUnion('status', [
  signedIn,
  z.object({ status: z.literal('authenticator_required'), setup: authenticatorSetupAnswer }),
]);

export const setupBody = z.strictObject({ pending_token: token('Pending token'), code: sixDigits() });
export const setupAnswer = signedIn.extend({ recovery_codes: recoveryCodesAnswer.nullable() });

export const resendBody = z.strictObject({ pending_token: token('Pending token') });
export const resendAnswer = z.object({ expires_at: timestamp(), resend_at: timestamp() });
