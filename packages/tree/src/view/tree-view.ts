import type { Orientation } from '../draw/geometry.ts';
import { COLOR_METRICS, type ColorMetric, SIZE_METRICS, type SizeMetric } from '../draw/metrics.ts';
import { LOOKS, type Look } from './tree-source.ts';

/** How a tree is looked at: what an address says of it. */
export interface TreeView {
  readonly look: Look;
  readonly orientation: Orientation;
  readonly color: ColorMetric;
  readonly size: SizeMetric;
  /** People who have left are shown in their places. */
  readonly inactive: boolean;
  /** Levels that one request brings, 1 to 6. */
  readonly depth: number;
}

export const PLAIN_VIEW: TreeView = {
  look: 'chart',
  orientation: 'vertical',
  color: 'level',
  size: 'even',
  inactive: false,
  depth: 3,
};

const one = <Value extends string>(values: readonly Value[], value: unknown, initial: Value): Value =>
  values.find((each) => each === value) ?? initial;

/** The view that an address means; what cannot be read falls back. */
export function readTreeView(search: Readonly<Record<string, unknown>>): TreeView {
  const depth = Number(search.depth);
  return {
    look: one(LOOKS, search.look, PLAIN_VIEW.look),
    orientation: one(['vertical', 'horizontal'], search.orientation, PLAIN_VIEW.orientation),
    color: one(COLOR_METRICS, search.color, PLAIN_VIEW.color),
    size: one(SIZE_METRICS, search.size, PLAIN_VIEW.size),
    inactive: search.inactive === true || search.inactive === 'true',
    depth: Number.isInteger(depth) && depth >= 1 && depth <= 6 ? depth : PLAIN_VIEW.depth,
  };
}

/** What an address has to say of a view: what differs from the plain one. */
export function writeTreeView(view: TreeView): Partial<TreeView> {
  return Object.fromEntries(
    Object.entries(view).filter(([name, value]) => value !== PLAIN_VIEW[name as keyof TreeView]),
  );
}
