/** A tree whose nodes are numbered level by level: the children of a node follow one another. */
export interface Levels {
  /** Place of the parent; -1 for the root. */
  readonly up: Int32Array<ArrayBuffer>;
  /** Place of the first child; -1: none. */
  readonly kid: Int32Array<ArrayBuffer>;
  readonly kids: Int32Array<ArrayBuffer>;
}

/** Between the first nodes of different parents, in widths between siblings. */
const COUSINS = 1.25;

/**
 * The position of each node across its level, in units of the distance of siblings, the leftmost at 0: the tidy tree of Buchheim,
 * Jünger and Leipert, linear in the number of nodes. Parents stand above the middle of their children, equal subtrees look
 * equal, and nodes of a level increase from first to last.
 */
export function tidyLayout({ up, kid, kids }: Levels): Float32Array<ArrayBuffer> {
  const size = up.length;
  const prelim = new Float64Array(size);
  const modifier = new Float64Array(size);
  const shift = new Float64Array(size);
  const change = new Float64Array(size);
  const thread = new Int32Array(size).fill(-1);
  const ancestor = Int32Array.from({ length: size }, (_, place) => place);
  const at = (values: Float64Array | Int32Array, place: number) => values[place] as number;
  const add = (values: Float64Array, place: number, by: number) => {
    values[place] = at(values, place) + by;
  };
  const nextLeft = (place: number) => (at(kids, place) > 0 ? at(kid, place) : at(thread, place));
  const nextRight = (place: number) =>
    at(kids, place) > 0 ? at(kid, place) + at(kids, place) - 1 : at(thread, place);

  const spread = (parent: number) => {
    let by = 0;
    let growth = 0;
    for (let each = at(kid, parent) + at(kids, parent) - 1; each >= at(kid, parent); each -= 1) {
      add(prelim, each, by);
      add(modifier, each, by);
      growth += at(change, each);
      by += at(shift, each) + growth;
    }
  };

  /** Pushes a subtree to the right until it clears those on its left; returns the node that its left contour belongs to. */
  const apportion = (place: number, left: number, owner: number): number => {
    let insideRight = place;
    let outsideRight = place;
    let insideLeft = left;
    let outsideLeft = at(kid, at(up, place));
    let sumInsideRight = at(modifier, insideRight);
    let sumOutsideRight = at(modifier, outsideRight);
    let sumInsideLeft = at(modifier, insideLeft);
    let sumOutsideLeft = at(modifier, outsideLeft);
    let ofLeft = nextRight(insideLeft);
    let ofRight = nextLeft(insideRight);
    let holder = owner;
    while (ofLeft !== -1 && ofRight !== -1) {
      insideLeft = ofLeft;
      insideRight = ofRight;
      outsideLeft = nextLeft(outsideLeft);
      outsideRight = nextRight(outsideRight);
      ancestor[outsideRight] = place;
      const gap = at(up, insideLeft) === at(up, insideRight) ? 1 : COUSINS;
      const by = at(prelim, insideLeft) + sumInsideLeft - at(prelim, insideRight) - sumInsideRight + gap;
      if (by > 0) {
        const mine = at(ancestor, insideLeft);
        const from = at(up, mine) === at(up, place) ? mine : holder;
        const between = place - from;
        add(change, place, -by / between);
        add(shift, place, by);
        add(change, from, by / between);
        add(prelim, place, by);
        add(modifier, place, by);
        sumInsideRight += by;
        sumOutsideRight += by;
      }
      sumInsideLeft += at(modifier, insideLeft);
      sumInsideRight += at(modifier, insideRight);
      sumOutsideLeft += at(modifier, outsideLeft);
      sumOutsideRight += at(modifier, outsideRight);
      ofLeft = nextRight(insideLeft);
      ofRight = nextLeft(insideRight);
    }
    if (ofLeft !== -1 && nextRight(outsideRight) === -1) {
      thread[outsideRight] = ofLeft;
      add(modifier, outsideRight, sumInsideLeft - sumOutsideRight);
    }
    if (ofRight !== -1 && nextLeft(outsideLeft) === -1) {
      thread[outsideLeft] = ofRight;
      add(modifier, outsideLeft, sumInsideRight - sumOutsideLeft);
      holder = place;
    }
    return holder;
  };

  // Whatever is below has a higher number, so it is done before its parent.
  for (let parent = size - 1; parent >= 0; parent -= 1) {
    const first = at(kid, parent);
    let owner = first;
    for (let place = first; place < first + at(kids, parent); place += 1) {
      const left = place > first ? place - 1 : -1;
      if (at(kids, place) > 0) {
        spread(place);
        const last = at(kid, place) + at(kids, place) - 1;
        const middle = (at(prelim, at(kid, place)) + at(prelim, last)) / 2;
        prelim[place] = left === -1 ? middle : at(prelim, left) + 1;
        if (left !== -1) modifier[place] = at(prelim, place) - middle;
      } else if (left !== -1) prelim[place] = at(prelim, left) + 1;
      if (left !== -1) owner = apportion(place, left, owner);
    }
  }
  if (size > 0 && at(kids, 0) > 0) {
    spread(0);
    prelim[0] = (at(prelim, at(kid, 0)) + at(prelim, at(kid, 0) + at(kids, 0) - 1)) / 2;
  }

  const across = new Float32Array(size);
  let least = Number.POSITIVE_INFINITY;
  for (let place = 0; place < size; place += 1) {
    const parent = at(up, place);
    const sum = parent === -1 ? 0 : at(modifier, parent);
    add(modifier, place, sum);
    prelim[place] = at(prelim, place) + sum;
    least = Math.min(least, at(prelim, place));
  }
  for (let place = 0; place < size; place += 1) across[place] = at(prelim, place) - least;
  return across;
}
