import { type ColorName, colors } from '@upline/ui-kit/tokens/colors.ts';
import { mix } from '@upline/ui-kit/tokens/contrast.ts';
import type { Arrangement } from '../model/arrange.ts';
import type { TreeModel } from '../model/tree-model.ts';
import type { Camera, Orientation, Size } from './geometry.ts';
import { type ColorMetric, SHADES } from './metrics.ts';

/** Everything that a drawing of the tree depends on but the window. */
export interface Picture {
  readonly model: TreeModel;
  readonly tree: Arrangement;
  readonly orientation: Orientation;
  readonly metric: ColorMetric;
  /** Shade of a node. Found when it is first drawn: of a million people most are never seen. */
  readonly shade: (node: number) => number;
  /** Share of the largest amount, by node; null: all are drawn alike. */
  readonly share: Float32Array | null;
  readonly scheme: 'light' | 'dark';
  readonly privacy: boolean;
}

/** What is marked in it. */
export interface Marks {
  /** Nodes on the lit path. */
  readonly lit: ReadonlySet<number>;
  readonly chosen: number;
  readonly loading: ReadonlySet<number>;
}

export const NO_MARKS: Marks = { lit: new Set(), chosen: -1, loading: new Set() };

export interface Frame {
  readonly camera: Camera;
  readonly size: Size;
}

/** The colours of the shades as they are drawn. */
export function paints(metric: ColorMetric, scheme: 'light' | 'dark'): string[] {
  const palette = colors[scheme];
  return SHADES[metric].map(({ color, share }) => mix(palette[color], palette.surface, share));
}

export const inkOf = (scheme: 'light' | 'dark', name: ColorName): string => colors[scheme][name];

export const FONT = "'Inter Variable', system-ui, sans-serif";
