import { z } from 'zod';
import { oneOf, timestamp } from '../../platform/operation/fields.ts';

/** A code of six or eight digits, or a recovery code. */
export const anyCode = () =>
  z
    .string()
    .trim()
    .regex(/^(\d{6,8}|[0-9A-Za-z]{5}-?[0-9A-Za-z]{5})$/)
    .meta({ label: 'Code' });

/** The six digits an authenticator app or a text message shows. */
export const sixDigits = () =>
  z
    .string()
    .trim()
    .regex(/^\d{6}$/)
    .meta({ label: 'Code' });

export const authenticatorSetupAnswer = z.object({
  secret: z.string().meta({ description: 'Base32, for typing into an app. Shown once.' }),
  uri: z.string().meta({ description: 'The same as an otpauth address.' }),
  qr: z
    .object({ size: z.int(), path: z.string() })
    .meta({ description: 'The address as QR code: an SVG path in a square of `size` units.' }),
});

export const recoveryCodesAnswer = z
  .array(z.string())
  .meta({ description: 'Ten codes, each good once. Shown this once; the product keeps hashes.' });

export const sentAnswer = z.object({
  channel: z.enum(['App', 'Email', 'SMS']),
  destination: z
    .string()
    .nullable()
    .meta({ description: 'Masked; null where an authenticator app is asked.' }),
  expires_at: timestamp(),
  resend_at: timestamp().nullable(),
});

export const methodBody = z.strictObject({ method: oneOf('Method', ['Email', 'SMS']) });

export const settingsAnswer = z.object({
  second_step: z.enum(['App', 'Email', 'SMS']),
  authenticator: z.object({ confirmed_at: timestamp() }).nullable(),
  authenticator_required: z
    .boolean()
    .meta({ description: 'The product insists on an authenticator app for this person.' }),
  recovery_codes: z.object({ left: z.int(), created_at: timestamp().nullable() }),
  email: z.string(),
  email_verified: z.boolean(),
  email_change: z
    .object({ email: z.string(), expires_at: timestamp() })
    .nullable()
    .meta({ description: 'Waits for its confirmation by the link that was mailed.' }),
  phone: z.string().nullable(),
  phone_type: z.enum(['Mobile', 'Home', 'Work']).nullable(),
  phone_verified: z.boolean(),
  phone_change: z
    .object({ destination: z.string(), expires_at: timestamp() })
    .nullable()
    .meta({ description: 'A code was sent to this number, masked, and is waited for.' }),
  payout_hold_until: timestamp()
    .nullable()
    .meta({ description: 'Changes of payout information are held until then; null when none are.' }),
});

/** What the example of an authenticator's QR code shows. */
export const setupExample = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Upline:ana%40demo.upline.test?issuer=Upline&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  qr: { size: 41, path: 'M4 4h7v1H4z' },
};

export const recoveryExample = ['7KQ2M-XW4PD', 'H8R5N-3TJCV'];
