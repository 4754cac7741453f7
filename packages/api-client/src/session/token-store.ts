import { readClaims, type TokenClaims } from './claims.ts';
import { STORAGE_KEYS, type StorageKey } from './keys.ts';

/** The part of `window` the store needs: local storage and its event. Tests hand in two tabs over one storage. */
export interface StorageHost {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  addEventListener(type: 'storage', listener: (event: StorageEvent) => void): void;
}

/** Why a session ended in this tab: the person signed out (here or in another tab), or the server refused the token. */
export type EndReason = 'signed-out' | 'refused';

/** Told why a session ended, and whose it was. */
export type EndListener = (reason: EndReason, ended: TokenClaims) => void;

interface Held {
  readonly token: string;
  readonly claims: TokenClaims;
}

/**
 * The one place that reads and writes the stored tokens.
 *
 * - Newest wins: a token replaces another of the same session only if its `iat` is newer.
 * - Sign-out wins: a session ended in this tab never comes back, whatever answers or other tabs bring later.
 * - Other tabs follow by the `storage` event; every read looks at the storage itself, so a late event does no harm.
 */
export class TokenStore {
  readonly #host: StorageHost;
  readonly #ended = new Set<string>();
  readonly #listeners = new Set<EndListener>();
  readonly #watchers = new Set<() => void>();
  #held: Held | undefined;
  #usedAt = Date.now();

  constructor(host: StorageHost) {
    this.#host = host;
    this.#held = hold(host.localStorage.getItem('Token'));
    host.addEventListener('storage', (event) => this.#onStorage(event));
  }

  /** The bearer token to send now, or undefined when nobody is signed in. */
  token(): string | undefined {
    return this.#settle()?.token;
  }

  /** Claims of the current token. */
  claims(): TokenClaims | undefined {
    return this.#settle()?.claims;
  }

  /** The admin app's second token (`X-Access-Token`), bound to the same session. */
  accessToken(): string | undefined {
    return this.token() ? (this.#host.localStorage.getItem('AccessToken') ?? undefined) : undefined;
  }

  /** When the server last accepted a request of this session, as far as this tab knows; ms since 1970. */
  get usedAt(): number {
    return this.#usedAt;
  }

  markUsed(): void {
    this.#usedAt = Date.now();
  }

  /** Starts a session from the answer of a sign-in; replaces whatever was there. */
  signIn(token: string, accessToken: string | null): void {
    const next = hold(token);
    if (!next) throw new TypeError('The sign-in answer holds no token');
    if (accessToken === null) this.#host.localStorage.removeItem('AccessToken');
    else this.#host.localStorage.setItem('AccessToken', accessToken);
    this.#write(next);
  }

  /** Takes a rotated token from `X-Token` if it belongs to the current session and is newer; otherwise ignores it. */
  rotate(token: string): void {
    const current = this.#settle();
    const next = hold(token);
    if (!current || !next || next.claims.sid !== current.claims.sid) return;
    if (next.claims.iat > current.claims.iat) this.#write(next);
  }

  /** Ends the current session in every tab and clears every stored key (S-71). */
  end(reason: EndReason): void {
    const current = this.#settle();
    if (current) this.#ended.add(current.claims.sid);
    this.#clear();
    if (current) this.#announce(reason, current.claims);
  }

  /** Calls `listener` whenever the session of this tab ends. Returns the way to stop listening. */
  onEnd(listener: EndListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** A stored value other than the tokens (`Privacy`, `Theme`, `User`, `PasswordResetToken`, `Figures`). */
  read(key: Exclude<StorageKey, 'Token' | 'AccessToken'>): string | null {
    return this.#host.localStorage.getItem(key);
  }

  write(key: Exclude<StorageKey, 'Token' | 'AccessToken'>, value: string | null): void {
    if (value === null) this.#host.localStorage.removeItem(key);
    else this.#host.localStorage.setItem(key, value);
    this.#tellWatchers();
  }

  /** Calls `watcher` when a stored value changes, here or in another tab. Returns the way to stop. */
  onChange(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Brings memory and storage to the same token, by the three rules above. */
  #settle(): Held | undefined {
    const raw = this.#host.localStorage.getItem('Token');
    if (raw === this.#held?.token) return this.#held;
    const stored = hold(raw);
    const held = this.#held;
    if (!stored) {
      if (held) this.#ended.add(held.claims.sid);
      // No token: another tab signed out and its event has not arrived yet. A malformed one is cleared like one the
      // server refuses, which it could not even be asked about.
      if (raw === null) this.#held = undefined;
      else this.#clear();
      if (held) this.#announce(raw === null ? 'signed-out' : 'refused', held.claims);
      return undefined;
    }
    if (this.#ended.has(stored.claims.sid)) {
      // A tab that had not heard of the sign-out wrote a rotated token: sign-out wins.
      this.#held = undefined;
      this.#clear();
      return undefined;
    }
    if (held && held.claims.sid === stored.claims.sid && held.claims.iat > stored.claims.iat) {
      this.#write(held);
      return held;
    }
    this.#held = stored;
    return stored;
  }

  #onStorage(event: StorageEvent): void {
    this.#tellWatchers();
    if (event.key !== 'Token' && event.key !== null) return;
    if (event.newValue !== null) this.markUsed();
    if (event.key === 'Token' && event.newValue === null) {
      const signedOut = hold(event.oldValue);
      if (signedOut && signedOut.claims.sid !== this.#held?.claims.sid) {
        this.#ended.add(signedOut.claims.sid);
      }
    }
    this.#settle();
  }

  #write(next: Held): void {
    this.#held = next;
    this.#host.localStorage.setItem('Token', next.token);
  }

  #clear(): void {
    this.#held = undefined;
    for (const key of STORAGE_KEYS) this.#host.localStorage.removeItem(key);
    this.#tellWatchers();
  }

  #tellWatchers(): void {
    for (const watcher of this.#watchers) watcher();
  }

  #announce(reason: EndReason, ended: TokenClaims): void {
    for (const listener of this.#listeners) listener(reason, ended);
  }
}

function hold(token: string | null): Held | undefined {
  const claims = readClaims(token);
  return token && claims ? { token, claims } : undefined;
}
