import { LoadedPeople, type People } from './people.ts';
import { hasLeft, isGone, keyOf, type TreePerson } from './person.ts';

/** Bits of a node's state. */
export const OPEN = 1;
/** Terminated, Resigned or gone from this place. */
export const INACTIVE = 2;
/** Every direct has been loaded. */
export const WHOLE = 4;

const NONE = -1;
const grown = (from: Int32Array<ArrayBuffer>, size: number) => {
  const to = new Int32Array(size).fill(NONE);
  to.set(from);
  return to;
};

/** What a layout needs of a model: the links of the loaded nodes and the state of each. */
export interface Topology {
  readonly count: number;
  readonly first: Int32Array<ArrayBuffer>;
  readonly next: Int32Array<ArrayBuffer>;
  readonly state: Uint8Array<ArrayBuffer>;
}

/**
 * The nodes that have been loaded, in typed arrays: links instead of objects, so that a million of them fit. Node 0 is the root.
 * Who listens is called after every change.
 */
export class TreeModel {
  readonly people: People;
  readonly #loaded = new LoadedPeople();
  readonly #listeners = new Set<() => void>();
  #count = 0;
  #first = new Int32Array(0);
  #next = new Int32Array(0);
  #last = new Int32Array(0);
  #parent = new Int32Array(0);
  #kids = new Int32Array(0);
  /** Of the directs, those who stood here on the earlier day only. */
  readonly #gone = new Map<number, number>();
  #state = new Uint8Array(0);
  #version = 0;

  constructor(people?: People) {
    this.people = people ?? this.#loaded;
  }

  /** A tree whose links are known already: each node's parent is before it. All of it is open. */
  static of(parents: Int32Array, people: People): TreeModel {
    const model = new TreeModel(people);
    model.#reserve(parents.length);
    for (let node = 0; node < parents.length; node += 1) model.#link(node, parents[node] ?? NONE);
    for (let node = 0; node < parents.length; node += 1) model.#state[node] = OPEN | WHOLE;
    return model;
  }

  get count(): number {
    return this.#count;
  }

  get version(): number {
    return this.#version;
  }

  topology(): Topology {
    return {
      count: this.#count,
      first: this.#first.slice(0, this.#count),
      next: this.#next.slice(0, this.#count),
      state: this.#state.slice(0, this.#count),
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  is(node: number, bit: number): boolean {
    return ((this.#state[node] ?? 0) & bit) !== 0;
  }

  parent(node: number): number {
    return this.#parent[node] ?? NONE;
  }

  /** Loaded directs, in their order. */
  *directs(node: number): Generator<number> {
    for (let kid = this.#first[node] ?? NONE; kid !== NONE; kid = this.#next[kid] ?? NONE) yield kid;
  }

  loadedDirects(node: number): number {
    return this.#kids[node] ?? 0;
  }

  /** Loaded directs who stand here, without those who stood here on the earlier day only. */
  heldDirects(node: number): number {
    return this.loadedDirects(node) - (this.#gone.get(node) ?? 0);
  }

  /** How many directs there are, loaded or not. */
  directCount(node: number): number {
    return Math.max(
      this.loadedDirects(node),
      this.people.at(node).direct_count + (this.#gone.get(node) ?? 0),
    );
  }

  /** From the root down to the node. */
  path(node: number): number[] {
    const steps: number[] = [];
    for (let at = node; at !== NONE; at = this.parent(at)) steps.push(at);
    return steps.reverse();
  }

  /** Adds people in any order in which uplines stand before their directs; somebody known already is brought up to date. */
  add(rows: readonly TreePerson[]): void {
    this.#reserve(this.#count + rows.length);
    for (const row of rows) {
      const known = this.#loaded.find(keyOf(row));
      const node = known === NONE ? this.#count : known;
      if (known === NONE) {
        const parent = row.upline_code === null ? NONE : this.#loaded.find(row.upline_code);
        // Anyone who hangs from nobody in the tree has been moved away since: only the root stands without an upline.
        if (parent === NONE && this.#count > 0) continue;
        this.#link(node, parent);
        if (isGone(row)) this.#gone.set(parent, (this.#gone.get(parent) ?? 0) + 1);
      }
      this.#loaded.put(node, row);
      const inactive = hasLeft(row.status) || isGone(row) ? INACTIVE : 0;
      this.#state[node] = ((this.#state[node] ?? 0) & ~INACTIVE) | inactive;
    }
    for (let node = 0; node < this.#count; node += 1)
      if (this.loadedDirects(node) >= this.directCount(node)) this.#set(node, WHOLE, true);
    this.#changed();
  }

  /** No more directs will come, whatever was counted before. */
  complete(node: number): void {
    this.#set(node, WHOLE, true);
    this.#changed();
  }

  open(node: number, isOpen = true): void {
    if (this.is(node, OPEN) === isOpen) return;
    this.#set(node, OPEN, isOpen);
    this.#changed();
  }

  /** Opens what is loaded below a node, level by level, until so many people are shown. */
  openBelow(node: number, levels: number, most: number): void {
    let level = [node];
    let shown = 0;
    for (let depth = 0; depth < levels && level.length > 0; depth += 1) {
      const below = level.flatMap((each) => [...this.directs(each)]);
      shown += below.length;
      // A first level is shown however many there are.
      if (depth > 0 && shown > most) break;
      for (const each of level) if (this.loadedDirects(each) > 0) this.#set(each, OPEN, true);
      level = below;
    }
    this.#changed();
  }

  /** Opens every node above this one. */
  reveal(node: number): void {
    for (const step of this.path(node).slice(0, -1)) this.#set(step, OPEN, true);
    this.#changed();
  }

  closeAll(): void {
    for (let node = 1; node < this.#count; node += 1) this.#set(node, OPEN, false);
    this.#changed();
  }

  #set(node: number, bit: number, on: boolean) {
    const state = this.#state[node] ?? 0;
    this.#state[node] = on ? state | bit : state & ~bit;
  }

  #link(node: number, parent: number) {
    this.#parent[node] = parent;
    this.#count = Math.max(this.#count, node + 1);
    if (parent === NONE) return;
    const last = this.#last[parent] ?? NONE;
    if (last === NONE) this.#first[parent] = node;
    else this.#next[last] = node;
    this.#last[parent] = node;
    this.#kids[parent] = (this.#kids[parent] ?? 0) + 1;
  }

  #reserve(size: number) {
    if (size <= this.#parent.length) return;
    const room = Math.max(size, this.#parent.length * 2);
    this.#first = grown(this.#first, room);
    this.#next = grown(this.#next, room);
    this.#last = grown(this.#last, room);
    this.#parent = grown(this.#parent, room);
    const kids = new Int32Array(room);
    kids.set(this.#kids);
    this.#kids = kids;
    const state = new Uint8Array(room);
    state.set(this.#state);
    this.#state = state;
  }

  #changed() {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}
