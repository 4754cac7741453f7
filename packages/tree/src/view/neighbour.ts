import { levelOf, type Orientation } from '../draw/geometry.ts';
import type { Arrangement } from '../model/arrange.ts';

type Way = 'up' | 'down' | 'before' | 'after';

const WAYS: Readonly<Record<Orientation, Readonly<Record<string, Way>>>> = {
  vertical: { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'before', ArrowRight: 'after' },
  horizontal: { ArrowLeft: 'up', ArrowRight: 'down', ArrowUp: 'before', ArrowDown: 'after' },
};

/** The place that an arrow key leads to; undefined where it leads nowhere or is no arrow key. */
export function neighbour(
  tree: Arrangement,
  place: number,
  key: string,
  orientation: Orientation,
): number | undefined {
  if (place < 0) return undefined;
  if (key === 'Home') return 0;
  const level = levelOf(tree, place);
  const isIn = (to: number) => to >= (tree.levels[level] ?? 0) && to < (tree.levels[level + 1] ?? 0);
  switch (WAYS[orientation][key]) {
    case 'up':
      return (tree.up[place] ?? -1) === -1 ? undefined : tree.up[place];
    case 'down':
      return (tree.kids[place] ?? 0) === 0 ? undefined : tree.kid[place];
    case 'before':
      return isIn(place - 1) ? place - 1 : undefined;
    case 'after':
      return isIn(place + 1) ? place + 1 : undefined;
    default:
      return undefined;
  }
}
