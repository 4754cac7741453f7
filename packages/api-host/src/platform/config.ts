import { z } from 'zod';
import { generatedSecrets } from './generated-secrets.ts';

/** A named secret; the name travels with what it made, so that keys can be rotated. */
export interface NamedKey {
  readonly id: string;
  readonly key: Buffer;
}

/** First key makes, all keys verify or open. */
export type KeyRing = readonly [NamedKey, ...NamedKey[]];

export interface Secrets {
  /** Signing keys of session tokens. */
  readonly tokenKeys: KeyRing;
  /** Key-encryption keys of the vault, 32 bytes each (S-66). */
  readonly vaultKeys: KeyRing;
  /** HMAC key of blind indexes (S-67). */
  readonly indexKey: Buffer;
  /** HMAC key of stored one-time codes and reset tokens (S-11). */
  readonly hashKey: Buffer;
}

export interface SmsSettings {
  readonly url: string;
  readonly token: string;
  readonly from: string;
}

export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** An identity provider whose signed tokens `/login/sso` takes (S-22). */
export interface SsoIssuer {
  readonly issuer: string;
  /** Public key as JWK; its `alg` must be an asymmetric one. */
  readonly jwk: Readonly<Record<string, unknown>>;
}

/** Everything the environment decides, validated at start (S-80). */
export interface Config {
  readonly production: boolean;
  /** Demo network, demo logins and the outbox page. Never together with `production`. */
  readonly demo: boolean;
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Exact browser origins allowed by CORS and used in links of mails (never the Host header, S-20). */
  readonly portalUrl: string;
  readonly adminUrl: string;
  readonly apiUrl: string;
  /** Origins CORS answers; in development a loopback address counts under both of its names. */
  readonly origins: readonly string[];
  readonly secrets: Secrets;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly sms: SmsSettings | undefined;
  readonly s3: S3Settings | undefined;
  readonly ssoIssuers: readonly SsoIssuer[];
  /** Reverse proxies in front of the host whose X-Forwarded-For is believed; 0 believes none (S-74). */
  readonly trustedProxyHops: number;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Bearer token of `/metrics`. Without one the page is open in development and absent in production. */
  readonly metricsToken: string | undefined;
}

/** The environment is not usable; the message names every bad key and never a value. */
export class ConfigError extends Error {
  readonly keys: readonly string[];

  constructor(problems: readonly { key: string; problem: string }[]) {
    super(
      `Configuration is not valid:\n${problems.map(({ key, problem }) => `  ${key}: ${problem}`).join('\n')}`,
    );
    this.name = 'ConfigError';
    this.keys = problems.map(({ key }) => key);
  }
}

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
  .transform((keys) => keys as unknown as KeyRing);
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

const schema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development'),
  DEMO: flag.default(false),
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
  SSO_ISSUERS: ssoIssuers.default([]),
  TRUSTED_PROXY_HOPS: z.string().regex(/^\d$/, 'must be 0 to 9').transform(Number).default(0),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a pino level')
    .default('info'),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
});

type Environment = z.output<typeof schema>;

/** Secrets that appear in examples or are easily guessed: all bytes alike, or a generated key of a demo. */
function isWeak(key: Buffer): boolean {
  return new Set(key).size < 8;
}

function productionProblems(env: Environment): { key: string; problem: string }[] {
  const problems: { key: string; problem: string }[] = [];
  const refuse = (key: string, problem: string) => problems.push({ key, problem });
  for (const key of ['PORTAL_URL', 'ADMIN_URL', 'API_URL'] as const) {
    const value = env[key];
    if (value === undefined) refuse(key, 'is required in production');
    else if (!value.startsWith('https://')) refuse(key, 'must be https in production');
  }
  for (const key of ['TOKEN_KEYS', 'VAULT_KEYS'] as const) {
    const ring = env[key];
    if (ring === undefined) refuse(key, 'is required in production');
    else if (ring.some(({ id }) => id.startsWith('demo'))) refuse(key, 'is a demo key');
    else if (ring.some(({ key: bytes }) => isWeak(bytes))) refuse(key, 'is too weak');
  }
  for (const key of ['INDEX_KEY', 'HASH_KEY'] as const) {
    const value = env[key];
    if (value === undefined) refuse(key, 'is required in production');
    else if (isWeak(value)) refuse(key, 'is too weak');
  }
  if (env.DEMO) refuse('DEMO', 'is not allowed in production');
  if (env.DATABASE_URL === undefined && !env.EMBEDDED_IN_PRODUCTION) {
    refuse(
      'DATABASE_URL',
      'is required in production (or set EMBEDDED_IN_PRODUCTION=true for a single small host)',
    );
  }
  if (env.SMTP_URL === undefined) refuse('SMTP_URL', 'is required in production');
  if (env.LOG_LEVEL === 'debug' || env.LOG_LEVEL === 'trace')
    refuse('LOG_LEVEL', 'must be info or quieter in production');
  return problems;
}

function groupProblems(env: Environment): { key: string; problem: string }[] {
  const problems: { key: string; problem: string }[] = [];
  const groups = [
    ['SMS_URL', 'SMS_TOKEN', 'SMS_FROM'],
    ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ] as const;
  for (const group of groups) {
    if (!group.some((key) => env[key] !== undefined)) continue;
    for (const key of group) {
      if (env[key] === undefined) problems.push({ key, problem: `is required together with ${group[0]}` });
    }
  }
  if (env.DEMO && env.DATABASE_URL !== undefined && !env.DEMO_ON_DATABASE_URL) {
    problems.push({ key: 'DEMO', problem: 'needs DEMO_ON_DATABASE_URL=true when DATABASE_URL is set' });
  }
  return problems;
}

/** `http://localhost:4100` is also reached as `http://127.0.0.1:4100`. */
function loopbackNames(url: string): string[] {
  const { hostname, protocol, port: portText } = new URL(url);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return [url];
  return ['localhost', '127.0.0.1'].map((name) => `${protocol}//${name}${portText ? `:${portText}` : ''}`);
}

/**
 * Reads and judges the environment. Throws `ConfigError` naming every bad key. Outside production missing secrets are
 * made once and kept in the data folder, so that a restart keeps sessions and sealed values.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => ({ key: String(issue.path[0]), problem: issue.message })),
    );
  }
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  const problems = [...groupProblems(env), ...(production ? productionProblems(env) : [])];
  if (problems.length > 0) throw new ConfigError(problems);

  const portalUrl = env.PORTAL_URL ?? `http://localhost:${env.PORTAL_PORT}`;
  const adminUrl = env.ADMIN_URL ?? `http://localhost:${env.ADMIN_PORT}`;
  return {
    production,
    demo: env.DEMO,
    port: env.API_PORT,
    host: env.API_HOST,
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    portalUrl,
    adminUrl,
    apiUrl: env.API_URL ?? `http://localhost:${env.API_PORT}`,
    origins: production ? [portalUrl, adminUrl] : [portalUrl, adminUrl].flatMap(loopbackNames),
    secrets: secretsOf(env),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    sms:
      env.SMS_URL && env.SMS_TOKEN && env.SMS_FROM
        ? { url: env.SMS_URL, token: env.SMS_TOKEN, from: env.SMS_FROM }
        : undefined,
    s3:
      env.S3_ENDPOINT && env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
        ? {
            endpoint: env.S3_ENDPOINT,
            bucket: env.S3_BUCKET,
            region: env.S3_REGION,
            accessKeyId: env.S3_ACCESS_KEY_ID,
            secretAccessKey: env.S3_SECRET_ACCESS_KEY,
          }
        : undefined,
    ssoIssuers: env.SSO_ISSUERS,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
  };
}

function secretsOf(env: Environment): Secrets {
  const { TOKEN_KEYS, VAULT_KEYS, INDEX_KEY, HASH_KEY } = env;
  if (TOKEN_KEYS && VAULT_KEYS && INDEX_KEY && HASH_KEY) {
    return { tokenKeys: TOKEN_KEYS, vaultKeys: VAULT_KEYS, indexKey: INDEX_KEY, hashKey: HASH_KEY };
  }
  const made = generatedSecrets(env.DATA_DIR);
  return {
    tokenKeys: TOKEN_KEYS ?? made.tokenKeys,
    vaultKeys: VAULT_KEYS ?? made.vaultKeys,
    indexKey: INDEX_KEY ?? made.indexKey,
    hashKey: HASH_KEY ?? made.hashKey,
  };
}
