import type { Look } from './tree-source.ts';
import type { TreeView } from './tree-view.ts';

/** A key that a look answers while the focus is in it, as an app lists it under `?`. */
export interface TreeKey {
  readonly keys: readonly string[];
  readonly does: string;
  readonly group: string;
}

const inTree = (...keys: readonly [keys: readonly string[], does: string][]): readonly TreeKey[] =>
  keys.map(([each, does]) => ({ keys: each, does, group: 'In the tree' }));

const KEYS: Readonly<Record<Look, readonly TreeKey[]>> = {
  chart: inTree(
    [['↑', '↓', '←', '→'], 'Go to a person'],
    [['Space'], 'Open or close what is below'],
    [['Enter'], 'Show the person'],
    [['+'], 'Zoom in'],
    [['-'], 'Zoom out'],
    [['0'], 'Show everybody'],
  ),
  outline: inTree(
    [['↑', '↓'], 'Go to a person'],
    [['→'], 'Open what is below'],
    [['←'], 'Close it, or go to the upline'],
    [['Enter'], 'Show the person'],
    [['Home'], 'First person'],
    [['End'], 'Last person'],
  ),
  treemap: [],
};

/** What the look answers that an address means; the same list every time. */
export const treeKeys = ({ look = 'chart' }: Partial<TreeView>): readonly TreeKey[] => KEYS[look];
