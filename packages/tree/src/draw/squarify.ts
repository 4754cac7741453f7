/** A rectangle of the treemap. */
export interface Tile {
  readonly place: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Divides a room among values, largest first, into tiles as square as can be (Bruls, Huizing and van Wijk). */
export function squarify(values: readonly number[], room: Room): Room[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total <= 0) return values.map(() => ({ ...room, width: 0, height: 0 }));
  const scale = (room.width * room.height) / total;
  const tiles: Room[] = [];
  let { x, y, width, height } = room;
  let from = 0;
  while (from < values.length) {
    const side = Math.min(width, height);
    let to = from;
    let area = 0;
    let worst = Number.POSITIVE_INFINITY;
    const first = (values[from] ?? 0) * scale;
    while (to < values.length) {
      const next = (values[to] ?? 0) * scale;
      const sum = area + next;
      const thick = sum / side;
      // The first of a row is the largest and the last the smallest: one of them is the least square.
      const ratio = Math.max(thick ** 2 / next || 0, first / thick ** 2 || 0);
      if (to > from && ratio > worst) break;
      worst = ratio;
      area = sum;
      to += 1;
    }
    const thick = side > 0 ? area / side : 0;
    const isWide = width >= height;
    let along = isWide ? y : x;
    for (let each = from; each < to; each += 1) {
      const length = area > 0 ? (((values[each] ?? 0) * scale) / area) * side : 0;
      tiles.push(
        isWide
          ? { x, y: along, width: thick, height: length }
          : { x: along, y, width: length, height: thick },
      );
      along += length;
    }
    if (isWide) {
      x += thick;
      width = Math.max(0, width - thick);
    } else {
      y += thick;
      height = Math.max(0, height - thick);
    }
    from = to;
  }
  return tiles;
}

interface Sized {
  readonly kid: Int32Array;
  readonly kids: Int32Array;
  readonly up: Int32Array;
}

/** What each place and everybody shown below it amount to. */
export function totals({ up }: Sized, own: (place: number) => number): Float64Array {
  const sums = new Float64Array(up.length);
  for (let place = up.length - 1; place >= 0; place -= 1) {
    sums[place] = (sums[place] ?? 0) + own(place);
    const above = up[place] ?? -1;
    if (above !== -1) sums[above] = (sums[above] ?? 0) + (sums[place] ?? 0);
  }
  return sums;
}

/** Room for the name of the person a group belongs to. */
export const HEAD = 20;
const LEAST_SIDE = 14;

/** The tiles of a place and of those below it, down to what can still be pressed. */
export function treemap(tree: Sized, sums: Float64Array, root: number, room: Room): Tile[] {
  const tiles: Tile[] = [];
  const fill = (place: number, within: Room, depth: number) => {
    tiles.push({ place, depth, ...within });
    const count = tree.kids[place] ?? 0;
    const inner = {
      x: within.x + 2,
      y: within.y + HEAD,
      width: within.width - 4,
      height: within.height - HEAD - 2,
    };
    if (count === 0 || inner.width < LEAST_SIDE || inner.height < LEAST_SIDE) return;
    const first = tree.kid[place] ?? 0;
    const order = Array.from({ length: count }, (_, index) => first + index)
      .filter((kid) => (sums[kid] ?? 0) > 0)
      .sort((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0));
    const rooms = squarify(
      order.map((kid) => sums[kid] ?? 0),
      inner,
    );
    order.forEach((kid, index) => {
      const each = rooms[index];
      if (each && each.width >= 2 && each.height >= 2) fill(kid, each, depth + 1);
    });
  };
  if (tree.kids.length > 0) fill(root, room, 0);
  return tiles;
}
