import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgeries } from '../../testing/forgeries.ts';
import { bearer, signInAs } from '../../testing/sign-in.ts';
import type { TestClient, TestHost } from '../../testing/test-host.ts';
import { signInFully, startSessionsHost, type TestUser } from '../../testing/test-users.ts';
import { createTokens, tokensOf } from '../tokens/tokens.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

let host: TestHost;
beforeEach(async () => {
  host = await startSessionsHost();
});
afterEach(() => host.close());

const tokenOf = (client: TestClient) => (client.headers.authorization ?? '').slice('Bearer '.length);
const withToken = (client: TestClient, token: string) =>
  host.as({ ...client.headers, authorization: `Bearer ${token}` });
const status = async (client: TestClient) => (await client.get('/access')).statusCode;
/** Uses the session every few minutes, taking over renewed tokens, as an app does. */
async function useFor(client: TestClient, minutes: number, stepMinutes = 4): Promise<TestClient> {
  let current = client;
  for (let passed = 0; passed < minutes; passed += stepMinutes) {
    host.clock.advance(stepMinutes * MINUTE);
    const renewed = (await current.get('/access')).headers['x-token'];
    if (typeof renewed === 'string') current = withToken(current, renewed);
  }
  return current;
}
const setUser = (user: TestUser, values: object) =>
  host.db.updateTable('app_user').set(values).where('username', '=', user).execute();

describe('tokens (S-26 to S-28)', () => {
  it('are signed by EdDSA with a key id and carry no personal data', async () => {
    const { token } = await signInFully(host, 'ana');
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'EdDSA', typ: 'JWT', kid: 'test' });
    const claims = decodeJwt(token);
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'sid', 'sub']);
    expect(claims.aud).toBe('portal');
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(15 * 60);
  });

  it('are refused when forged, whichever way', async () => {
    const ana = await signInAs(host, 'ana');
    for (const [trick, forged] of Object.entries(forgeries(tokenOf(ana)))) {
      expect([trick, await status(withToken(ana, forged))]).toEqual([trick, 401]);
    }
    expect(await status(ana)).toBe(200);
  });

  it('are refused when genuine but of another host', async () => {
    const ana = await signInAs(host, 'ana');
    const { sub = '', sid = '', jti = '' } = decodeJwt(tokenOf(ana)) as Record<string, string>;
    const token = {
      audience: 'portal',
      userId: sub,
      sessionId: sid,
      tokenId: jti,
      issuedAt: host.clock.now(),
      expiresAt: new Date(host.clock.now().getTime() + MINUTE),
    } as const;
    const elsewhere = createTokens({ ...host.config, apiUrl: 'https://api.other.test' });
    expect(await status(withToken(ana, await elsewhere.issue(token)))).toBe(401);
    expect(await status(withToken(ana, await tokensOf(host.config).issue(token)))).toBe(200);
  });

  it('go on being read after a key rotation, as long as the old key is configured', async () => {
    const [key] = host.config.secrets.tokenKeys;
    const newer = { id: 'newer', key: Buffer.alloc(32, 7) };
    const rotated = createTokens({
      ...host.config,
      secrets: { ...host.config.secrets, tokenKeys: [newer, key] },
    });
    const { token } = await signInFully(host, 'ana');
    expect(await rotated.verify(token, ['portal'])).toMatchObject({ aud: 'portal' });
    const dropped = createTokens({ ...host.config, secrets: { ...host.config.secrets, tokenKeys: [newer] } });
    expect(await dropped.verify(token, ['portal'])).toBeUndefined();
  });

  it('tolerate a clock that is a minute ahead, not more (S-32)', async () => {
    const ana = await signInAs(host, 'ana');
    host.clock.advance(-60 * SECOND);
    expect(await status(ana)).toBe(200);
    host.clock.advance(-2 * SECOND);
    expect(await status(ana)).toBe(401);
  });

  it.each(['', 'Basic YW5hOmFuYQ==', 'Bearer', 'Bearer  x', `Bearer ${'x'.repeat(5000)}`])(
    'are needed: %j answers 401',
    async (authorization) => {
      const reply = await host.as({ authorization }).get('/access');
      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toMatchObject({ code: 'not-authorized', message: 'Not authorized' });
    },
  );
});

describe('the admin app (S-42)', () => {
  it('needs the bearer token and the access token of the same person and session', async () => {
    const admin = await signInAs(host, 'admin');
    const again = await signInAs(host, 'admin');
    const other = await signInAs(host, 'super');
    const ana = await signInAs(host, 'ana');
    const access = (client: TestClient) => client.headers['x-access-token'] ?? '';
    const combination = (bearerOf: string, accessOf?: string) =>
      status(
        host.as({
          authorization: `Bearer ${bearerOf}`,
          ...(accessOf !== undefined && { 'x-access-token': accessOf }),
        }),
      );

    expect(await status(admin)).toBe(200);
    expect(await combination(tokenOf(admin))).toBe(401);
    expect(await combination(tokenOf(admin), access(again))).toBe(401);
    expect(await combination(tokenOf(admin), access(other))).toBe(401);
    expect(await combination(tokenOf(admin), tokenOf(admin))).toBe(401);
    expect(await combination(tokenOf(admin), tokenOf(ana))).toBe(401);
    expect(await combination(access(admin), tokenOf(admin))).toBe(401);
    expect(await combination(access(admin), access(admin))).toBe(401);
    for (const forged of Object.values(forgeries(access(admin)))) {
      expect(await combination(tokenOf(admin), forged)).toBe(401);
    }
  });

  it('keeps its access token for the whole session while the bearer token renews', async () => {
    const admin = await useFor(await signInAs(host, 'admin'), 7 * 60);
    expect(await status(admin)).toBe(200);
  });
});

describe('lifetimes (S-30)', () => {
  it('a portal session ends after 60 minutes without use, and renews its token before', async () => {
    const ana = await signInAs(host, 'ana');
    host.clock.advance(59 * MINUTE);
    const reply = await ana.get('/access');
    expect(reply.statusCode).toBe(200);
    host.clock.advance(60 * MINUTE);
    expect(await status(withToken(ana, String(reply.headers['x-token'])))).toBe(401);
  });

  it('a portal session ends after 12 hours of use', async () => {
    const ana = await useFor(await signInAs(host, 'ana'), 12 * 60 - 4);
    expect(await status(ana)).toBe(200);
    host.clock.advance(4 * MINUTE);
    expect(await status(ana)).toBe(401);
  });

  it('an admin session ends after 15 minutes without use', async () => {
    const admin = await signInAs(host, 'admin');
    host.clock.advance(14 * MINUTE);
    expect(await status(admin)).toBe(200);
    host.clock.advance(15 * MINUTE);
    expect(await status(admin)).toBe(401);
  });

  it('an admin session ends after 8 hours of use', async () => {
    const admin = await useFor(await signInAs(host, 'admin'), 8 * 60 - 4);
    expect(await status(admin)).toBe(200);
    host.clock.advance(4 * MINUTE);
    expect(await status(admin)).toBe(401);
  });

  it('a proxy session ends after 30 minutes, used or not', async () => {
    const proxy = await useFor(await signInAs(host, 'ana', { via: 'super' }), 28);
    expect(await status(proxy)).toBe(200);
    host.clock.advance(2 * MINUTE);
    expect(await status(proxy)).toBe(401);
  });

  it('tells the client when the session ends', async () => {
    const ana = await signInAs(host, 'ana');
    host.clock.advance(30 * SECOND);
    const now = host.clock.now().getTime();
    expect((await ana.get('/access')).json().session).toEqual({
      expires_at: new Date(now + HOUR).toISOString(),
      absolute_expires_at: new Date(now - 30 * SECOND + 12 * HOUR).toISOString(),
    });
  });
});

describe('rotation (R-30, S-31)', () => {
  const renewed = async (client: TestClient) =>
    (await client.get('/access')).headers['x-token'] as string | undefined;

  it('gives a new token at most once in five minutes of use', async () => {
    const ana = await signInAs(host, 'ana');
    host.clock.advance(5 * MINUTE - SECOND);
    expect(await renewed(ana)).toBeUndefined();
    host.clock.advance(SECOND);
    const token = await renewed(ana);
    expect(decodeJwt(token ?? '')).toMatchObject({ sid: decodeJwt(tokenOf(ana)).sid });
    const next = withToken(ana, token ?? '');
    expect(await renewed(next)).toBeUndefined();
    host.clock.advance(4 * MINUTE);
    expect(await renewed(next)).toBeUndefined();
  });

  it('gives it to one of many requests at once, and refuses none of them', async () => {
    const ana = await signInAs(host, 'ana');
    host.clock.advance(6 * MINUTE);
    const replies = await Promise.all(Array.from({ length: 12 }, () => ana.get('/access')));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
    expect(replies.filter(({ headers }) => headers['x-token'] !== undefined)).toHaveLength(1);
  });

  it('keeps the former token good until a minute after the newer was first used', async () => {
    const ana = await signInAs(host, 'ana');
    host.clock.advance(6 * MINUTE);
    const next = withToken(ana, (await renewed(ana)) ?? '');
    host.clock.advance(4 * MINUTE);
    expect(await status(ana)).toBe(200);
    expect(await status(next)).toBe(200);
    host.clock.advance(60 * SECOND);
    expect(await status(ana)).toBe(200);
    host.clock.advance(SECOND);
    expect(await status(ana)).toBe(401);
  });

  it('ends the session and audits it when an older token comes back after the grace', async () => {
    const ana = await signInAs(host, 'ana');
    host.clock.advance(6 * MINUTE);
    const next = withToken(ana, (await renewed(ana)) ?? '');
    expect(await status(next)).toBe(200);
    host.clock.advance(61 * SECOND);
    expect(await status(ana)).toBe(401);
    expect(await status(next)).toBe(401);
    const entry = await host.db
      .selectFrom('audit_entry')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      entity: 'session',
      action: 'delete',
      owner_code: 'U000001',
      reason: 'An older token was used again',
    });
  });

  it('gives another when the answer with the new one was lost', async () => {
    const ana = await signInAs(host, 'ana');
    host.clock.advance(5 * MINUTE);
    const lost = await renewed(ana);
    expect(lost).toBeDefined();
    host.clock.advance(4 * MINUTE);
    expect(await renewed(ana)).toBeUndefined();
    host.clock.advance(MINUTE);
    const second = await renewed(ana);
    expect(second).toBeDefined();
    expect(await status(withToken(ana, second ?? ''))).toBe(200);
  });
});

describe('changes take effect at the next request (S-29)', () => {
  it.each([
    ['Terminated', 401],
    ['Resigned', 401],
    ['Suspended', 200],
    ['Resignation Initiated', 200],
  ] as const)('status %s of an associate: %i', async (next, expected) => {
    const ana = await signInAs(host, 'ana');
    await setUser('ana', { status: next });
    expect(await status(ana)).toBe(expected);
  });

  it('a suspended associate reads but does not write, save for signing out (domain.md 2.1)', async () => {
    const sam = await signInAs(host, 'sam');
    const { permissions, user } = (await sam.get('/access')).json();
    expect(user.status).toBe('Suspended');
    expect(permissions).toContain('business.view');
    expect(permissions).not.toContain('clients.write');
    expect((await sam.post('/logout')).statusCode).toBe(204);
  });

  it('an admin who is suspended, or loses a role, loses it at once', async () => {
    const admin = await signInAs(host, 'admin');
    expect((await admin.get('/access')).json().permissions).toContain('proxy.start');
    await setUser('admin', { admin_roles: [] });
    expect((await admin.get('/access')).json().permissions).toEqual(['associates.view']);
    await setUser('admin', { status: 'Suspended' });
    expect(await status(admin)).toBe(401);
  });

  it('a proxy session ends when its admin may no longer view as associates', async () => {
    const proxy = await signInAs(host, 'ana', { via: 'admin' });
    expect(await status(proxy)).toBe(200);
    await setUser('admin', { admin_roles: ['Licensing'] });
    expect(await status(proxy)).toBe(401);
  });

  it('level and beta list decide team.senior and carrier.view', async () => {
    const ana = await signInAs(host, 'ana');
    await setUser('ana', { level_code: 'RMD', is_senior_level: true, is_beta: true });
    const { permissions, user } = (await ana.get('/access')).json();
    expect(permissions).toEqual(expect.arrayContaining(['team.senior', 'carrier.view', 'vvd.use']));
    expect(user.level).toEqual({ code: 'RMD', name: 'Regional Marketing Director' });
  });
});

describe('own sessions (S-33)', () => {
  it('are listed with device, address and last use, and end one by one', async () => {
    const here = host.as(bearer(await signInFully(host, 'ana')));
    const there = await signInAs(host, 'ana');
    const { rows } = (await here.get('/sessions')).json();
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual(
      expect.objectContaining({ device: 'Chrome on Windows', address: '127.0.0.1', is_current: true }),
    );
    const other = rows.find((row: { is_current: boolean }) => !row.is_current);
    expect((await here.delete(`/sessions/${other.id}`)).statusCode).toBe(204);
    expect(await status(there)).toBe(401);
    expect(await status(here)).toBe(200);
  });

  it('of someone else are not found', async () => {
    const ana = await signInAs(host, 'ana');
    const hal = await signInAs(host, 'hal');
    const sid = decodeJwt(tokenOf(ana)).sid as string;
    expect((await hal.delete(`/sessions/${sid}`)).statusCode).toBe(404);
    expect(await status(ana)).toBe(200);
  });

  it('end here by signing out, and everywhere by one call', async () => {
    const here = await signInAs(host, 'ana');
    const there = await signInAs(host, 'ana');
    const third = await signInAs(host, 'ana');
    expect((await third.post('/logout')).statusCode).toBe(204);
    expect([await status(third), await status(here), await status(there)]).toEqual([401, 200, 200]);
    expect((await here.delete('/sessions')).statusCode).toBe(204);
    expect([await status(here), await status(there)]).toEqual([401, 401]);
  });
});
