import { z } from 'zod';
import type { KeyRing } from './config.ts';

const flag = z
  .enum(['true', 'false', '1', '0'], 'must be true or false')
  .transform((value) => value === 'true' || value === '1');
const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be a port');
const origin = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    'must be an http(s) origin',
  )
  .refine(
    (value) => !URL.canParse(value) || new URL(value).origin === value.replace(/\/$/, ''),
    'must be an origin without path',
  )
  .transform((value) => value.replace(/\/$/, ''));
const secret = z
  .base64('must be base64')
  .transform((value) => Buffer.from(value, 'base64'))
  .refine((value) => value.length >= 32, 'must be at least 32 bytes, base64');
/** `id:base64,id:base64`; the first key is the current one. */
const keyRing = z
  .string()
  .transform((value) =>
    value.split(',').map((pair) => {
      const [id = '', key = ''] = pair.trim().split(':');
      return { id, key: Buffer.from(key, 'base64') };
    }),
  )
  .refine((keys) => keys.every(({ id }) => /^[\w-]{1,32}$/.test(id)), 'every key needs an id: id:base64')
  .refine((keys) => keys.every(({ key }) => key.length === 32), 'every key must be exactly 32 bytes, base64')
  .refine((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, 'key ids must differ')
  .transform(([newest, ...older], context): KeyRing => {
    if (newest) return [newest, ...older];
    context.addIssue({ code: 'custom', message: 'a key is needed' });
    return z.NEVER;
  });
const ssoIssuers = z
  .string()
  .transform((value, context) => {
    try {
      return JSON.parse(value) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' });
      return z.NEVER;
    }
  })
  .pipe(
    z.array(
      z.object({
        issuer: z.string().min(1),
        jwk: z.looseObject({ kty: z.enum(['RSA', 'EC', 'OKP']), alg: z.string() }),
      }),
      'must be a list of {issuer, jwk}',
    ),
  );

const stripeKey = z.string().regex(/^[sr]k_(test|live)_\w{8,}$/, 'must be a secret key of Stripe');
const stripeWebhookSecret = z.string().regex(/^whsec_\S{16,}$/, 'must be the secret of a webhook of Stripe');

/** Every key the host reads. Values are judged one by one here, and together in `config-rules.ts`. */
export const environmentSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development'),
  DEMO: flag.default(false),
  DEMO_SIZE: z.enum(['s', 'm'], 'must be s or m').default('s'),
  DEMO_ON_DATABASE_URL: flag.default(false),
  EMBEDDED_IN_PRODUCTION: flag.default(false),
  API_PORT: port.default(4000),
  API_HOST: z.string().min(1).default('127.0.0.1'),
  PORTAL_PORT: port.default(4100),
  ADMIN_PORT: port.default(4200),
  PORTAL_URL: origin.optional(),
  ADMIN_URL: origin.optional(),
  API_URL: origin.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  TOKEN_KEYS: keyRing.optional(),
  VAULT_KEYS: keyRing.optional(),
  INDEX_KEY: secret.optional(),
  HASH_KEY: secret.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]{3,200}$/, 'must be one line')
    .default('Upline <no-reply@upline.test>'),
  SMS_URL: z.url('must be a URL').optional(),
  SMS_TOKEN: z.string().min(1).optional(),
  SMS_FROM: z.string().min(1).optional(),
  S3_ENDPOINT: z.url('must be a URL').optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  STRIPE_SECRET_KEY_USA: stripeKey.optional(),
  STRIPE_WEBHOOK_SECRET_USA: stripeWebhookSecret.optional(),
  STRIPE_SECRET_KEY_CANADA: stripeKey.optional(),
  STRIPE_WEBHOOK_SECRET_CANADA: stripeWebhookSecret.optional(),
  CARD_SANDBOX: flag.default(true),
  CLAMD_URL: z
    .string()
    .regex(/^(tcp:\/\/[^/]+|unix:\/\/\/.+)$/, 'must be tcp://host:port or unix:///path')
    .optional(),
  ADMIN_AUTHENTICATOR: flag.optional(),
  WORKERS: flag.default(true),
  SSO_ISSUERS: ssoIssuers.default([]),
  TRUSTED_PROXY_HOPS: z.string().regex(/^\d$/, 'must be 0 to 9').transform(Number).default(0),
  RATE_LIMIT_SCALE: z
    .string()
    .regex(/^\d{1,4}$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= 1, 'must be at least 1')
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a pino level')
    .default('info'),
  RELEASE: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'must be letters, digits, dots and dashes')
    .default('development'),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
});

export type Environment = z.output<typeof environmentSchema>;
