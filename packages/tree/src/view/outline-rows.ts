import type { Arrangement } from '../model/arrange.ts';

/** Places in the order in which an outline is read, and the depth of each. */
export interface OutlineRows {
  readonly places: Int32Array;
  readonly depths: Uint16Array;
  /** Row of each place. */
  readonly rows: Int32Array;
}

export function outlineRows({ node, kid, kids }: Pick<Arrangement, 'node' | 'kid' | 'kids'>): OutlineRows {
  const size = node.length;
  const places = new Int32Array(size);
  const depths = new Uint16Array(size);
  const rows = new Int32Array(size);
  const waiting: [place: number, depth: number][] = size > 0 ? [[0, 0]] : [];
  let row = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [place, depth] = next;
    places[row] = place;
    depths[row] = depth;
    rows[place] = row;
    row += 1;
    const first = kid[place] ?? -1;
    for (let each = (kids[place] ?? 0) - 1; each >= 0; each -= 1) waiting.push([first + each, depth + 1]);
  }
  return { places, depths, rows };
}
