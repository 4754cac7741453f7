import { tidyLayout } from './tidy-layout.ts';
import { INACTIVE, OPEN, type Topology, WHOLE } from './tree-model.ts';

/** The nodes shown, numbered level by level, and the position of each. A number in this order is a place. */
export interface Arrangement {
  /** Node at each place. */
  readonly node: Int32Array<ArrayBuffer>;
  /** Place of each node; -1 where it is not shown. */
  readonly place: Int32Array<ArrayBuffer>;
  readonly up: Int32Array<ArrayBuffer>;
  readonly kid: Int32Array<ArrayBuffer>;
  readonly kids: Int32Array<ArrayBuffer>;
  /** Position across the level, in distances of siblings; it only grows along a level. */
  readonly across: Float32Array<ArrayBuffer>;
  /** First place of each level, and the number of places at the end. */
  readonly levels: Int32Array<ArrayBuffer>;
  readonly breadth: number;
}

export interface Arranging extends Topology {
  /** Leaves people out who have left; their directs stand where they stood. */
  readonly compress: boolean;
}

/** Numbers what is open and lays it out. */
export function arrange(tree: Arranging): Arrangement {
  const { count, first, next, state, compress } = tree;
  const order = new Int32Array(count);
  const parents = new Int32Array(count);
  const firstKid = new Int32Array(count).fill(-1);
  const kidCount = new Int32Array(count);
  const place = new Int32Array(count).fill(-1);
  const starts: number[] = [];
  let size = 0;

  const put = (node: number, parent: number) => {
    order[size] = node;
    parents[size] = parent;
    place[node] = size;
    if (parent >= 0) {
      if (firstKid[parent] === -1) firstKid[parent] = size;
      kidCount[parent] = (kidCount[parent] ?? 0) + 1;
    }
    size += 1;
  };
  // Somebody whose directs are not all known stays: with them the directs would disappear.
  const isLeftOut = (node: number) =>
    compress && ((state[node] ?? 0) & (INACTIVE | WHOLE)) === (INACTIVE | WHOLE);
  const putDirects = (node: number, parent: number) => {
    for (let kid = first[node] ?? -1; kid !== -1; kid = next[kid] ?? -1)
      if (isLeftOut(kid)) putDirects(kid, parent);
      else put(kid, parent);
  };

  if (count > 0) put(0, -1);
  for (let from = 0; from < size; ) {
    const to = size;
    starts.push(from);
    for (let at = from; at < to; at += 1) {
      const node = order[at] as number;
      if (((state[node] ?? 0) & OPEN) !== 0) putDirects(node, at);
    }
    from = to;
  }
  const up = parents.slice(0, size);
  const kid = firstKid.slice(0, size);
  const kids = kidCount.slice(0, size);
  const across = tidyLayout({ up, kid, kids });
  let breadth = 0;
  for (const position of across) breadth = Math.max(breadth, position);
  return {
    node: order.slice(0, size),
    place,
    up,
    kid,
    kids,
    across,
    levels: Int32Array.from([...starts, size]),
    breadth,
  };
}
