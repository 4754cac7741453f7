import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'upline-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

const strong = (seed: number) =>
  Buffer.from(Array.from({ length: 32 }, (_, i) => (i * 7 + seed) % 256)).toString('base64');
const production = {
  NODE_ENV: 'production',
  PORTAL_URL: 'https://portal.example.com',
  ADMIN_URL: 'https://admin.example.com',
  API_URL: 'https://api.example.com',
  DATABASE_URL: 'postgres://user:pw@db/upline',
  SMTP_URL: 'smtps://mail.example.com',
  TOKEN_KEYS: `k1:${strong(1)}`,
  VAULT_KEYS: `k1:${strong(2)}`,
  INDEX_KEY: strong(3),
  HASH_KEY: strong(4),
  DATA_DIR: folder,
};

function refusal(environment: Record<string, string | undefined>): ConfigError {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error('The configuration was accepted');
}

describe('production (S-80)', () => {
  test('a whole configuration is accepted', () => {
    const config = readConfig(production);
    expect(config.production).toBe(true);
    expect(config.origins).toEqual(['https://portal.example.com', 'https://admin.example.com']);
  });

  test.each([
    ['TOKEN_KEYS', undefined],
    ['TOKEN_KEYS', 'k1:c2hvcnQ='],
    ['TOKEN_KEYS', `demo-1:${strong(1)}`],
    ['VAULT_KEYS', undefined],
    ['VAULT_KEYS', `k1:${Buffer.alloc(32).toString('base64')}`],
    ['VAULT_KEYS', `k1:${strong(1)},k1:${strong(2)}`],
    ['INDEX_KEY', 'c2hvcnQ='],
    ['HASH_KEY', undefined],
    ['PORTAL_URL', 'http://portal.example.com'],
    ['ADMIN_URL', '*'],
    ['API_URL', undefined],
    ['PORTAL_URL', 'https://portal.example.com/path'],
    ['DEMO', 'true'],
    ['DATABASE_URL', undefined],
    ['DATABASE_URL', 'mysql://db/upline'],
    ['SMTP_URL', undefined],
    ['LOG_LEVEL', 'debug'],
    ['API_PORT', '99999'],
    ['TRUSTED_PROXY_HOPS', 'all'],
    ['SSO_ISSUERS', '{"issuer"'],
    ['STRIPE_SECRET_KEY_USA', 'sk_test_12345678', { STRIPE_WEBHOOK_SECRET_USA: 'whsec_1234567890123456' }],
    ['STRIPE_WEBHOOK_SECRET_CANADA', undefined, { STRIPE_SECRET_KEY_CANADA: 'sk_live_12345678' }],
    ['SMS_TOKEN', undefined, { SMS_URL: 'https://sms.example.com', SMS_FROM: 'Upline' }],
  ])(
    'a bad %s (%s) stops the start and is named without its value',
    (key, value, more: Record<string, string> = {}) => {
      const error = refusal({ ...production, ...more, [key]: value });
      expect(error.keys).toContain(key);
      expect(error.message).toContain(key);
      if (value && value.length > 4) expect(error.message).not.toContain(value);
    },
  );

  test('every bad key is named at once', () => {
    const error = refusal({
      ...production,
      PORTAL_URL: undefined,
      INDEX_KEY: undefined,
      API_PORT: 'x',
      DEMO: 'true',
    });
    expect(error.keys).toEqual(['API_PORT', 'PORTAL_URL', 'INDEX_KEY', 'DEMO']);
  });
});

describe('development and demo', () => {
  test('secrets are made once, readable by the owner only, and a restart keeps them', () => {
    const first = readConfig({ DATA_DIR: join(folder, 'demo'), DEMO: 'true' });
    const second = readConfig({ DATA_DIR: join(folder, 'demo'), DEMO: 'true' });
    expect(second.secrets).toEqual(first.secrets);
    expect(
      new Set([first.secrets.indexKey, first.secrets.hashKey].map((key) => key.toString('hex'))).size,
    ).toBe(2);
    expect(statSync(join(folder, 'demo', 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  test('demo on a real database needs a second word (S-09)', () => {
    const environment = { DATA_DIR: folder, DEMO: 'true', DATABASE_URL: 'postgres://db/upline' };
    expect(refusal(environment).keys).toEqual(['DEMO']);
    expect(readConfig({ ...environment, DEMO_ON_DATABASE_URL: 'true' }).demo).toBe(true);
  });

  test('a loopback origin counts under both of its names', () => {
    const { origins, portalUrl } = readConfig({ DATA_DIR: folder, PORTAL_PORT: '4111' });
    expect(portalUrl).toBe('http://localhost:4111');
    expect(origins).toContain('http://127.0.0.1:4111');
  });
});
