import { addDays, LEVELS } from '@upline/domain';
import type { People } from '../model/people.ts';
import type { TreePerson } from '../model/person.ts';
import { TreeModel } from '../model/tree-model.ts';

/** Figures that look random and are the same on every machine (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const FIRST = [
  'Ana',
  'Ben',
  'Cara',
  'Dev',
  'Eve',
  'Fay',
  'Gus',
  'Hal',
  'Ivy',
  'Jo',
  'Kim',
  'Luis',
  'Mona',
  'Noor',
];
const LAST = [
  'Alvarez',
  'Bennett',
  'Castillo',
  'Delgado',
  'Escobar',
  'Farouk',
  'Ghosh',
  'Haddad',
  'Ibarra',
  'Jensen',
];
const pick = <Value>(values: readonly Value[], share: number): Value =>
  values[Math.floor(share * values.length)] as Value;

/** The day that generated figures are of. */
export const SAMPLE_DAY = '2026-11-20';

/**
 * Whom everybody was recruited by: recent recruits recruit more, so that a tree is some 20 to 40 levels deep and most people have
 * nobody below them.
 */
export function generatedParents(count: number, seed = 1): Int32Array {
  const roll = dice(seed);
  const parents = new Int32Array(count);
  parents[0] = -1;
  for (let node = 1; node < count; node += 1) {
    // Some recruit all their lives, most were recruited by somebody who is new as well: wide parents come of the one, depth of
    // the other.
    const share = roll() < 0.25 ? roll() ** 2 : 1 - roll() ** 1.6 * 0.6;
    parents[node] = Math.min(node - 1, Math.floor(share * node));
  }
  return parents;
}

class GeneratedPeople implements People {
  readonly #kids: Int32Array;
  readonly #sizes: Int32Array;
  readonly #parents: Int32Array;
  readonly #known = new Map<number, TreePerson>();

  constructor(parents: Int32Array) {
    this.#parents = parents;
    this.#kids = new Int32Array(parents.length);
    this.#sizes = new Int32Array(parents.length);
    for (let node = parents.length - 1; node > 0; node -= 1) {
      const parent = parents[node] as number;
      this.#kids[parent] = (this.#kids[parent] ?? 0) + 1;
      this.#sizes[parent] = (this.#sizes[parent] ?? 0) + (this.#sizes[node] ?? 0) + 1;
    }
  }

  at(node: number): TreePerson {
    const known = this.#known.get(node);
    if (known) return known;
    const roll = dice(node + 7);
    const size = this.#sizes[node] ?? 0;
    const level = LEVELS[Math.min(LEVELS.length - 1, Math.floor(Math.log2(size + 1) * 0.6 + roll() * 1.4))];
    if (!level) throw new RangeError('No level');
    const active = roll() < 0.62;
    const parent = this.#parents[node] as number;
    const person: TreePerson = {
      code: `U${String(node + 1).padStart(7, '0')}`,
      name: `${pick(FIRST, roll())} ${pick(LAST, roll())}`,
      has_photo: false,
      is_senior_level: level.is_senior,
      level: { code: level.code, name: level.name },
      status: node > 0 && roll() < 0.08 ? 'Resigned' : 'Active',
      join_date: addDays(SAMPLE_DAY, -Math.floor(roll() * 1_500)),
      upline_code: parent < 0 ? null : `U${String(parent + 1).padStart(7, '0')}`,
      direct_count: this.#kids[node] ?? 0,
      team_size: size,
      licensed: roll() < 0.7,
      month_bv_cents: active ? Math.floor(roll() ** 3 * 900_000) : 0,
      last_submitted_on: active ? addDays(SAMPLE_DAY, -Math.floor(roll() * 200)) : null,
      difference: null,
    };
    if (this.#known.size > 5_000) this.#known.clear();
    this.#known.set(node, person);
    return person;
  }

  find(key: string): number {
    const node = Number(key.slice(1)) - 1;
    return Number.isInteger(node) && node >= 0 && node < this.#kids.length ? node : -1;
  }
}

/** A network of any size, all of it open: for stories, tests and measurements. */
export function generatedTree(count: number, seed = 1): TreeModel {
  const parents = generatedParents(count, seed);
  return TreeModel.of(parents, new GeneratedPeople(parents));
}
