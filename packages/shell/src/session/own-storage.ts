import type { TokenStore } from '@upline/api-client';

/** A record that was opened: its kind and key, and nothing that says whose it is (S-71). */
export interface Opened {
  readonly kind: 'associate' | 'client' | 'policy' | 'provider';
  readonly id: string;
}

interface Own {
  /** Whose it is: another person in the same browser never reads it. */
  readonly code: string;
  readonly opened?: readonly Opened[];
}

/**
 * What this browser remembers of the signed-in person, under the specification's key `User`. It is cleared when the session
 * ends, in every tab, and holds no data of clients (S-71).
 */
export function readOwn(tokens: TokenStore, code: string): Own {
  try {
    const kept = JSON.parse(tokens.read('User') ?? 'null') as Own | null;
    if (kept?.code === code) return kept;
  } catch {
    // Somebody else wrote the key: it is written again.
  }
  return { code };
}

export const writeOwn = (tokens: TokenStore, code: string, changes: Partial<Omit<Own, 'code'>>): void =>
  tokens.write('User', JSON.stringify({ ...readOwn(tokens, code), ...changes }));
