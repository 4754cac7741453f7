import type { Arrangement } from '../model/arrange.ts';

export type Orientation = 'vertical' | 'horizontal';

/** Size of a card, in pixels at full size. */
export const CARD = { width: 200, height: 68 } as const;

/** Distance of siblings, and of levels. */
const STEP = {
  vertical: { across: CARD.width + 16, along: CARD.height + 60 },
  horizontal: { across: CARD.height + 12, along: CARD.width + 72 },
} as const;

/**
 * Where the drawing is under the window: a point of it is seen at `point * scale + offset`. A team is far wider than it is deep,
 * so levels never come closer than `apart` pixels: seen from far away the drawing is squeezed across only.
 */
export interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  readonly apart: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Distances in the drawing as a camera sees it. */
export function stepsOf(orientation: Orientation, camera?: Pick<Camera, 'scale' | 'apart'>) {
  const { across, along } = STEP[orientation];
  return { across, along: camera ? Math.max(along, camera.apart / camera.scale) : along };
}

/** How far apart levels stay in a window of that size. */
export function apartIn(tree: Arrangement, orientation: Orientation, { width, height }: Size): number {
  const room = orientation === 'vertical' ? height : width;
  return Math.min(32, Math.max(1, (room - 64) / Math.max(1, tree.levels.length - 1)));
}

/** The level of a place: the last one that begins at or before it. */
export function levelOf({ levels }: Arrangement, place: number): number {
  let low = 0;
  let high = levels.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((levels[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Upper left corner of the card at a place. */
export function cornerOf(
  tree: Arrangement,
  place: number,
  orientation: Orientation,
  camera?: Pick<Camera, 'scale' | 'apart'>,
): Point {
  const { across, along } = stepsOf(orientation, camera);
  const side = (tree.across[place] ?? 0) * across;
  const depth = levelOf(tree, place) * along;
  return orientation === 'vertical' ? { x: side, y: depth } : { x: depth, y: side };
}

/** Size of the whole drawing. */
export function extentOf(
  tree: Arrangement,
  orientation: Orientation,
  camera?: Pick<Camera, 'scale' | 'apart'>,
): Size {
  const { across, along } = stepsOf(orientation, camera);
  const depth = Math.max(0, tree.levels.length - 2) * along;
  const side = tree.breadth * across;
  return orientation === 'vertical'
    ? { width: side + CARD.width, height: depth + CARD.height }
    : { width: depth + CARD.width, height: side + CARD.height };
}

/** First place from `low` on, before `high`, that is at or beyond a position. */
export function firstAt(across: Float32Array, low: number, high: number, position: number): number {
  let from = low;
  let to = high;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((across[middle] as number) < position) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Places of one level that are in the window. */
export interface Visible {
  readonly level: number;
  readonly from: number;
  readonly to: number;
}

/** What part of the drawing a window shows, in units of the layout. */
function windowOf(orientation: Orientation, camera: Camera, { width, height }: Size) {
  const { scale, x, y } = camera;
  const { across, along } = stepsOf(orientation, camera);
  const isVertical = orientation === 'vertical';
  const [startSide, side] = isVertical ? [x, width] : [y, height];
  const [startDepth, depth] = isVertical ? [y, height] : [x, width];
  const thick = isVertical ? CARD.width : CARD.height;
  const long = isVertical ? CARD.height : CARD.width;
  return {
    least: (-startSide / scale - thick) / across,
    most: (side - startSide) / scale / across,
    first: Math.ceil((-startDepth / scale - long) / along),
    last: Math.floor((depth - startDepth) / scale / along),
  };
}

/**
 * The places in the window, level by level. Positions only grow along a level, so two binary searches find them: what a frame
 * costs depends on what is seen and not on how many people there are.
 */
export function visibleIn(
  tree: Arrangement,
  orientation: Orientation,
  camera: Camera,
  size: Size,
): Visible[] {
  const { least, most, first, last } = windowOf(orientation, camera, size);
  const found: Visible[] = [];
  for (let level = Math.max(0, first); level <= Math.min(tree.levels.length - 2, last); level += 1) {
    const start = tree.levels[level] as number;
    const end = tree.levels[level + 1] as number;
    const from = firstAt(tree.across, start, end, least);
    const to = firstAt(tree.across, from, end, most);
    if (to > from) found.push({ level, from, to });
  }
  return found;
}

/** Parents at a level whose lines cross the window, their own card in it or not. */
export function parentsIn(
  tree: Arrangement,
  level: number,
  orientation: Orientation,
  camera: Camera,
  size: Size,
): { from: number; to: number } {
  const { least, most } = windowOf(orientation, camera, size);
  const start = tree.levels[level + 1] ?? 0;
  const end = tree.levels[level + 2] ?? start;
  if (end <= start) return { from: 0, to: 0 };
  const from = firstAt(tree.across, start, end, least);
  const to = firstAt(tree.across, from, end, most);
  const first = tree.up[Math.max(start, from - 1)] as number;
  const last = tree.up[Math.min(end - 1, to)] as number;
  return { from: first, to: last + 1 };
}

/** The place under a point of the window; -1: none. */
export function placeAt(
  tree: Arrangement,
  orientation: Orientation,
  camera: Camera,
  point: Point,
  reach = 0,
): number {
  const at = { x: (point.x - camera.x) / camera.scale, y: (point.y - camera.y) / camera.scale };
  const { across, along } = stepsOf(orientation, camera);
  const isVertical = orientation === 'vertical';
  const level = Math.floor(((isVertical ? at.y : at.x) + reach) / along);
  if (level < 0 || level >= tree.levels.length - 1) return -1;
  const start = tree.levels[level] as number;
  const end = tree.levels[level + 1] as number;
  const side = isVertical ? at.x : at.y;
  const thick = isVertical ? CARD.width : CARD.height;
  const place = firstAt(tree.across, start, end, (side - thick - reach) / across);
  if (place >= end) return -1;
  const corner = cornerOf(tree, place, orientation, camera);
  const isOn =
    at.x >= corner.x - reach &&
    at.x <= corner.x + CARD.width + reach &&
    at.y >= corner.y - reach &&
    at.y <= corner.y + CARD.height + reach;
  return isOn ? place : -1;
}

/** The position of the knob that opens and closes a place: at the edge towards its directs. */
export function knobOf(corner: Point, orientation: Orientation): Point {
  return orientation === 'vertical'
    ? { x: corner.x + CARD.width / 2, y: corner.y + CARD.height + 12 }
    : { x: corner.x + CARD.width + 16, y: corner.y + CARD.height / 2 };
}

export const LEAST_SCALE = 0.000_01;
export const MOST_SCALE = 2;

/** Nearer or farther, the point of the window staying where it is. */
export function zoomed(
  camera: Camera,
  orientation: Orientation,
  by: number,
  { x, y }: Point,
  least = LEAST_SCALE,
): Camera {
  const scale = Math.min(MOST_SCALE, Math.max(least, camera.scale * by));
  const next = { ...camera, scale };
  const side = scale / camera.scale;
  // Levels that are kept apart do not come closer.
  const depth = (side * stepsOf(orientation, next).along) / stepsOf(orientation, camera).along;
  const [byX, byY] = orientation === 'vertical' ? [side, depth] : [depth, side];
  return { ...next, x: x - (x - camera.x) * byX, y: y - (y - camera.y) * byY };
}

/** Everything in the window, no larger than it is. */
export function fitted(tree: Arrangement, orientation: Orientation, size: Size, most = 1): Camera {
  const extent = extentOf(tree, orientation);
  const room = { width: Math.max(1, size.width - 48), height: Math.max(1, size.height - 64) };
  const scale = Math.max(LEAST_SCALE, Math.min(most, room.width / extent.width, room.height / extent.height));
  const camera = { scale, apart: apartIn(tree, orientation, size) };
  const seen = extentOf(tree, orientation, camera);
  return {
    ...camera,
    x: (size.width - seen.width * scale) / 2,
    y: (size.height - seen.height * scale) / 2,
  };
}

/** A place in the middle of the window. */
export function centred(
  tree: Arrangement,
  orientation: Orientation,
  size: Size,
  place: number,
  scale: number,
): Camera {
  const camera = { scale, apart: apartIn(tree, orientation, size) };
  const corner = cornerOf(tree, place, orientation, camera);
  return {
    ...camera,
    x: size.width / 2 - (corner.x + CARD.width / 2) * scale,
    y: size.height / 2 - (corner.y + CARD.height / 2) * scale,
  };
}
