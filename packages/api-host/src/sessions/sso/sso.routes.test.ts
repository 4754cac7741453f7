import { generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgeries } from '../../testing/forgeries.ts';
import { bearer } from '../../testing/sign-in.ts';
import type { TestHost } from '../../testing/test-host.ts';
import { startSessionsHost } from '../../testing/test-users.ts';
import { addPartnerAccount } from './sso.store.ts';

const ISSUER = 'https://id.partner.test';
const partner = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' });

let host: TestHost;
beforeEach(async () => {
  const jwk = { ...partner.publicKey.export({ format: 'jwk' }), alg: 'ES256' };
  host = await startSessionsHost({ environment: { SSO_ISSUERS: JSON.stringify([{ issuer: ISSUER, jwk }]) } });
  const users = await host.db.selectFrom('app_user').select(['id', 'username']).execute();
  for (const { id, username } of users) {
    await addPartnerAccount(host.db, {
      issuer: ISSUER,
      subject: `p-${username}`,
      user_id: id,
      created_by: null,
    });
  }
});
afterEach(() => host.close());

const nowSeconds = () => Math.floor(host.clock.now().getTime() / 1000);

async function link(
  changes: Record<string, unknown> = {},
  { alg = 'ES256', key = partner.privateKey as never } = {},
) {
  const iat = nowSeconds();
  const claims = {
    iss: ISSUER,
    aud: host.config.portalUrl,
    sub: 'p-ana',
    iat,
    exp: iat + 60,
    jti: crypto.randomUUID(),
  };
  const entries = Object.entries({ ...claims, ...changes }).filter(([, value]) => value !== undefined);
  return new SignJWT(Object.fromEntries(entries)).setProtectedHeader({ alg }).sign(key);
}
const follow = (token: string) => host.post('/login/sso', { body: { token } });
const expectRefused = async (token: string) => {
  const reply = await follow(token);
  expect([reply.statusCode, reply.json().message]).toEqual([401, 'Sign-in link is not valid or has expired']);
};

describe("a partner's sign-in link (R-AUT-05, S-22)", () => {
  it('opens a session of the account bound to the issuer and subject', async () => {
    const reply = await follow(await link());
    expect(reply.json()).toEqual({
      status: 'signed_in',
      token: expect.any(String),
      access_token: null,
      proxy: false,
    });
    expect((await host.as(bearer(reply.json())).get('/access')).json().user.code).toBe('U000001');
  });

  it('is good once, also when followed ten times at once', async () => {
    const token = await link();
    const replies = await Promise.all(Array.from({ length: 10 }, () => follow(token)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await expectRefused(token);
  });

  it('is good for 60 seconds, and not made for longer', async () => {
    const token = await link();
    host.clock.advance(66_000);
    await expectRefused(token);
    await expectRefused(await link({ exp: nowSeconds() + 120 }));
  });

  it.each([
    ['other audience', { aud: 'https://admin.other.test' }],
    ['unknown issuer', { iss: 'https://id.stranger.test' }],
    ['unknown subject', { sub: 'p-nobody' }],
    ['an account that is Terminated', { sub: 'p-tess' }],
    ["an admin's account", { sub: 'p-admin' }],
    ['no id to use once', { jti: undefined }],
    ['no end', { exp: undefined }],
  ])('is refused with %s', async (_, changes) => {
    await expectRefused(await link(changes));
  });

  it('is refused when signed by someone else, by another algorithm, or forged', async () => {
    await expectRefused(await link({}, { key: stranger.privateKey as never }));
    const secret = new TextEncoder().encode(
      partner.publicKey.export({ format: 'pem', type: 'spki' }).toString(),
    );
    await expectRefused(await link({}, { alg: 'HS256', key: secret as never }));
    for (const forged of Object.values(forgeries(await link()))) await expectRefused(forged);
  });

  it('is audited with its issuer', async () => {
    await follow(await link());
    const entry = await host.db.selectFrom('audit_entry').selectAll().executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      action: 'login',
      actor_code: 'U000001',
      reason: `Sign-in link of ${ISSUER}`,
    });
  });
});
