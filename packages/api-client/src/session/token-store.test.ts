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
      ['AccessToken', 'PasswordResetToken', 'Privacy', 'Theme', 'Token', 'User'].sort(),
    );
  });

  it('clears every one of them when the session ends, in all tabs (S-71)', () => {
    const { host, store, other } = setUp(2);
    store.signIn(tokenOf({ sid: 'a', iat: 1 }), 'access');
    store.write('User', '{"code":"U000123"}');
    store.write('Privacy', 'on');
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

  it('takes a damaged token for none', () => {
    const { host, store } = setUp();
    for (const bad of ['', 'x', 'a.b.c', 'a.e30.c', 'a.bnVsbA.c']) {
      host.localStorage.setItem('Token', bad);
      expect(store.token()).toBeUndefined();
    }
  });

  it('reads the proxy admin from the token (SPEC §6)', () => {
    expect(readClaims(tokenOf({ sid: 'a', iat: 1, proxy_admin_code: 'A000001' }))?.proxyAdminCode).toBe(
      'A000001',
    );
  });
});
