import { cardSettings } from './card-settings.ts';
import { togetherProblems } from './config-rules.ts';
import { type Environment, environmentSchema } from './config-schema.ts';
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

/** What the host needs of Stripe in one country (R-STO-01). */
export interface CardKeys {
  readonly secretKey: string;
  readonly webhookSecret: string;
}

/** Keys by country; a country without them takes no cards. */
export interface CardSettings {
  readonly USA: CardKeys | undefined;
  readonly Canada: CardKeys | undefined;
  /** A demo without keys of Stripe pays at a stand-in inside the host. Never together with `production`. */
  readonly isSandbox: boolean;
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
  /** How large a network the first start of a demo makes: some 500 or 20,000 associates. */
  readonly demoSize: 's' | 'm';
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
  readonly cards: CardSettings;
  /** ClamAV's daemon, which judges attachments before they are kept. Without one they pass unscanned. */
  readonly clamdUrl: string | undefined;
  /**
   * Whether admins must sign in with an authenticator app (S-16); on in production, off otherwise, unless configured.
   */
  readonly adminAuthenticator: boolean;
  /** Whether this process also runs background jobs; false leaves them to other processes on the same database. */
  readonly workers: boolean;
  readonly ssoIssuers: readonly SsoIssuer[];
  /** Reverse proxies in front of the host whose X-Forwarded-For is believed; 0 believes none (S-74). */
  readonly trustedProxyHops: number;
  /** Multiplies the limits of everything but signing in: 1, and 100 in a demo, which is driven by checks and benches. */
  readonly rateLimitScale: number;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Name of what is deployed, e.g. a commit; pages that were loaded under another one offer to reload (R-36). */
  readonly release: string;
  /** Bearer token of `/metrics`. Without one the page is open in development and absent in production. */
  readonly metricsToken: string | undefined;
}

export interface ConfigProblem {
  readonly key: string;
  readonly problem: string;
}

/** The environment is not usable; the message names every bad key and never a value. */
export class ConfigError extends Error {
  readonly keys: readonly string[];

  constructor(problems: readonly ConfigProblem[]) {
    super(
      `Configuration is not valid:\n${problems.map(({ key, problem }) => `  ${key}: ${problem}`).join('\n')}`,
    );
    this.name = 'ConfigError';
    this.keys = problems.map(({ key }) => key);
  }
}

/** `http://localhost:4100` is also reached as `http://127.0.0.1:4100`. */
function loopbackNames(url: string): string[] {
  const { hostname, protocol, port: portText } = new URL(url);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return [url];
  return ['localhost', '127.0.0.1'].map((name) => `${protocol}//${name}${portText ? `:${portText}` : ''}`);
}

/** The parsed environment with every problem in it: values that are wrong alone, then what is wrong together. */
function judged(given: Readonly<Record<string, string | undefined>>): {
  env: Environment;
  problems: ConfigProblem[];
} {
  const parsed = environmentSchema.safeParse(given);
  if (parsed.success) return { env: parsed.data, problems: togetherProblems(parsed.data) };
  const problems = parsed.error.issues.map((issue) => ({
    key: String(issue.path[0]),
    problem: issue.message,
  }));
  const bad = new Set(problems.map(({ key }) => key));
  const env = environmentSchema.parse(
    Object.fromEntries(Object.entries(given).filter(([key]) => !bad.has(key))),
  );
  return { env, problems: [...problems, ...togetherProblems(env).filter(({ key }) => !bad.has(key))] };
}

/**
 * Reads and judges the environment. Throws `ConfigError` naming every bad key. Outside production missing secrets are
 * made once and kept in the data folder, so that a restart keeps sessions and sealed values.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const { env, problems } = judged(given);
  if (problems.length > 0) throw new ConfigError(problems);
  const production = env.NODE_ENV === 'production';

  const secrets = secretsOf(env);
  const portalUrl = env.PORTAL_URL ?? `http://localhost:${env.PORTAL_PORT}`;
  const adminUrl = env.ADMIN_URL ?? `http://localhost:${env.ADMIN_PORT}`;
  return {
    production,
    demo: env.DEMO,
    demoSize: env.DEMO_SIZE,
    port: env.API_PORT,
    host: env.API_HOST,
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    portalUrl,
    adminUrl,
    apiUrl: env.API_URL ?? `http://localhost:${env.API_PORT}`,
    origins: production ? [portalUrl, adminUrl] : [portalUrl, adminUrl].flatMap(loopbackNames),
    secrets,
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
    cards: cardSettings(env, secrets),
    clamdUrl: env.CLAMD_URL,
    adminAuthenticator: env.ADMIN_AUTHENTICATOR ?? production,
    workers: env.WORKERS,
    ssoIssuers: env.SSO_ISSUERS,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    rateLimitScale: env.RATE_LIMIT_SCALE ?? (env.DEMO ? 100 : 1),
    logLevel: env.LOG_LEVEL,
    release: env.RELEASE,
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
