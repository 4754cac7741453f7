import type { StorageHost } from './token-store.ts';

/** Delivers a `storage` event to a tab when the test lets it arrive. */
export type Deliver = (run: () => void) => void;

/** Tabs of one origin for tests: one local storage, and `storage` events that arrive late and out of step. */
export function makeTabs(count: number, deliver: Deliver): StorageHost[] {
  const values = new Map<string, string>();
  const listeners = Array.from({ length: count }, () => new Set<(event: StorageEvent) => void>());
  const tell = (from: number, key: string, oldValue: string | null, newValue: string | null) => {
    for (const [tab, set] of listeners.entries()) {
      if (tab === from) continue;
      deliver(() => {
        for (const listener of set) listener({ key, oldValue, newValue } as StorageEvent);
      });
    }
  };
  return listeners.map((set, tab) => ({
    localStorage: {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => {
        const old = values.get(key) ?? null;
        if (old === value) return;
        values.set(key, value);
        tell(tab, key, old, value);
      },
      removeItem: (key) => {
        const old = values.get(key) ?? null;
        if (old === null) return;
        values.delete(key);
        tell(tab, key, old, null);
      },
    },
    addEventListener: (_, listener) => set.add(listener),
  }));
}

/** An unsigned token with the given claims; only the client's reading of it is under test. */
export function tokenOf(claims: {
  sid: string;
  iat: number;
  jti?: string;
  proxy_admin_code?: string;
}): string {
  const part = (value: unknown) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${part({ alg: 'EdDSA' })}.${part({ exp: claims.iat + 900, ...claims })}.signature`;
}
