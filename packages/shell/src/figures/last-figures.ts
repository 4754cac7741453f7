import type { TokenStore } from '@upline/api-client';

/** The last answers of a person's dashboard tiles, by operation and what it was asked with. */
interface Kept {
  /** Whose figures they are: another person in the same browser never sees them. */
  readonly code: string;
  /** The newest last. */
  readonly tiles: readonly (readonly [tile: string, answer: unknown])[];
}

/** Tiles of several teams and periods; the oldest make room. */
const MOST = 60;

type Store = Pick<TokenStore, 'read' | 'write'>;

function keptBy(store: Store, code: string): Kept {
  try {
    const kept = JSON.parse(store.read('Figures') ?? '') as Kept;
    if (kept.code === code && Array.isArray(kept.tiles)) return kept;
  } catch {
    // Nothing is kept, or something that is not ours: it is written again from scratch.
  }
  return { code, tiles: [] };
}

/** The last answer of a tile; undefined where there is none of this person. */
export const lastFigures = (store: Store, code: string, tile: string): unknown =>
  keptBy(store, code).tiles.find(([name]) => name === tile)?.[1];

/** Keeps the answer of a tile for the next visit. The store clears it with the session, in all tabs (S-71). */
export function keepFigures(store: Store, code: string, tile: string, answer: unknown): void {
  const others = keptBy(store, code).tiles.filter(([name]) => name !== tile);
  const kept: Kept = { code, tiles: [...others.slice(1 - MOST), [tile, answer]] };
  store.write('Figures', JSON.stringify(kept));
}
