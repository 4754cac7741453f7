import { describe, expect, it } from 'vitest';
import { readClaims } from './claims.ts';
import { STORAGE_KEYS } from './keys.ts';
import { TokenStore } from './token-store.ts';
import { makeTabs, tokenOf } from './two-tabs.ts';

const setUp = (count = 1) => {
  const hosts = makeTabs(count, (run) => run());
  const stores = hosts.map((host) => new TokenStore(host));
  return { host: hosts[0], store: stores[0], other: stores[1] } as {
    host: (typeof hosts)[number];
    store: TokenStore;
    other: TokenStore;
  };
};

describe('token store', () => {
  it('keeps exactly the keys of the specification', () => {
    expect([...STORAGE_KEYS].sort()).toEqual(
      ['AccessToken', 'Figures', 'PasswordResetToken', 'Privacy', 'Theme', 'Token', 'User'].sort(),
    );
  });

  it('clears every one of them when the session ends, in all tabs (S-71)', () => {
    const { host, store, other } = setUp(2);
    store.signIn(tokenOf({ sid: 'a', iat: 1 }), 'access');
    store.write('User', '{"code":"U000123"}');
    store.write('Privacy', 'on');
    store.write('Figures', '{"code":"U000123"}');
    other.end('signed-out');
    expect(STORAGE_KEYS.map((key) => host.localStorage.getItem(key))).toEqual(STORAGE_KEYS.map(() => null));
    expect(store.token()).toBeUndefined();
  });

  it('tells the other tab why nothing works there any more', () => {
    const { store, other } = setUp(2);
    store.signIn(tokenOf({ sid: 'a', iat: 1 }), null);
    const reasons: string[] = [];
    other.onEnd((reason) => reasons.push(reason));
    store.end('refused');
    expect(reasons).toEqual(['signed-out']);
  });

  it('ignores a rotated token of another session', () => {
    const { store } = setUp();
    store.signIn(tokenOf({ sid: 'a', iat: 5 }), null);
    store.rotate(tokenOf({ sid: 'b', iat: 9 }));
    expect(store.claims()).toMatchObject({ sid: 'a', iat: 5 });
  });

  it('writes the newer token back when another tab stored an older one', () => {
    const { host, store } = setUp();
    store.signIn(tokenOf({ sid: 'a', iat: 1 }), null);
    store.rotate(tokenOf({ sid: 'a', iat: 7 }));
    host.localStorage.setItem('Token', tokenOf({ sid: 'a', iat: 3 }));
    expect(store.claims()?.iat).toBe(7);
    expect(readClaims(host.localStorage.getItem('Token'))?.iat).toBe(7);
  });

  const claims = { sid: 'a', iat: 1, exp: 901 };
  const withPayload = (payload: string) => `a.${btoa(payload).replaceAll('=', '')}.c`;
  it.each([
    ['nothing', ''],
    ['a word', 'x'],
    ['too few parts', tokenOf(claims).split('.').slice(0, 2).join('.')],
    ['too many parts', `${tokenOf(claims)}.d`],
    ['what no header can carry', `${tokenOf(claims)}\n`],
    ['letters beyond Latin', tokenOf(claims).replace('signature', 'подпись')],
    ['no base64', 'a.b.c'],
    ['no JSON', withPayload('{"sid":"a"')],
    ['null', withPayload('null')],
    ['a list', withPayload('["a"]')],
    ['no claims', withPayload('{}')],
    ['a session of a wrong type', withPayload('{"sid":7,"iat":1,"exp":901}')],
    ['an empty session', withPayload('{"sid":"","iat":1,"exp":901}')],
    ['a time of a wrong type', withPayload('{"sid":"a","iat":"1","exp":901}')],
    ['no end', withPayload('{"sid":"a","iat":1}')],
    ['an admin of a wrong type', withPayload('{"sid":"a","iat":1,"exp":901,"proxy_admin_code":{}}')],
  ])('clears a stored token that is %s, with all that belongs to it', (_, bad) => {
    const { host, store } = setUp();
    host.localStorage.setItem('AccessToken', 'second');
    host.localStorage.setItem('User', '{"code":"U000123"}');
    host.localStorage.setItem('Token', bad);
    expect(store.token()).toBeUndefined();
    expect(store.accessToken()).toBeUndefined();
    expect(STORAGE_KEYS.map((key) => host.localStorage.getItem(key))).toEqual(STORAGE_KEYS.map(() => null));
  });

  it('ends the session as a refusal does when its token was damaged meanwhile', () => {
    const { host, store } = setUp();
    store.signIn(tokenOf({ sid: 'a', iat: 1 }), null);
    const reasons: string[] = [];
    store.onEnd((reason) => reasons.push(reason));
    host.localStorage.setItem('Token', 'damaged');
    expect(store.token()).toBeUndefined();
    expect(reasons).toEqual(['refused']);
    store.rotate(tokenOf({ sid: 'a', iat: 9 }));
    expect(host.localStorage.getItem('Token')).toBeNull();
  });

  it('reads the proxy admin from the token (SPEC §6)', () => {
    expect(readClaims(tokenOf({ sid: 'a', iat: 1, proxy_admin_code: 'A000001' }))?.proxyAdminCode).toBe(
      'A000001',
    );
  });
});
