import type { ConfigProblem } from './config.ts';
import type { Environment } from './config-schema.ts';

/** Secrets that appear in examples or are easily guessed: all bytes alike, or a generated key of a demo. */
function isWeak(key: Buffer): boolean {
  return new Set(key).size < 8;
}

/** What production refuses (S-80): missing, demo or weak secrets, plain http, demo data, an embedded database by accident. */
function productionProblems(env: Environment): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
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
  for (const key of ['STRIPE_SECRET_KEY_USA', 'STRIPE_SECRET_KEY_CANADA'] as const)
    if (env[key]?.includes('k_test_')) refuse(key, 'is a test key');
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

/** Settings that only make sense together (S-09). */
function groupProblems(env: Environment): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  const groups = [
    ['SMS_URL', 'SMS_TOKEN', 'SMS_FROM'],
    ['STRIPE_SECRET_KEY_USA', 'STRIPE_WEBHOOK_SECRET_USA'],
    ['STRIPE_SECRET_KEY_CANADA', 'STRIPE_WEBHOOK_SECRET_CANADA'],
    ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ] as const;
  for (const group of groups) {
    if (!group.some((key) => env[key] !== undefined)) continue;
    for (const key of group) {
      if (env[key] === undefined) problems.push({ key, problem: `is required together with ${group[0]}` });
    }
  }
  if (
    env.NODE_ENV !== 'production' &&
    env.DEMO &&
    env.DATABASE_URL !== undefined &&
    !env.DEMO_ON_DATABASE_URL
  ) {
    problems.push({ key: 'DEMO', problem: 'needs DEMO_ON_DATABASE_URL=true when DATABASE_URL is set' });
  }
  return problems;
}

/** Everything that is wrong about values that are each right alone. */
export function togetherProblems(env: Environment): ConfigProblem[] {
  return [...groupProblems(env), ...(env.NODE_ENV === 'production' ? productionProblems(env) : [])];
}
