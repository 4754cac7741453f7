import type { Picture } from '../draw/picture.ts';
import { arrange } from '../model/arrange.ts';
import { TreeModel } from '../model/tree-model.ts';
import { generatedTree } from '../sample/generated-tree.ts';
import { rowsBelow } from '../sample/sample-source.ts';

/** Thirty people, open, the first under a name of one's own. */
export function usable(name?: string) {
  const model = new TreeModel();
  model.add(
    rowsBelow(generatedTree(30), 0, 30).map((row, at) => (at === 0 && name ? { ...row, name } : row)),
  );
  model.openBelow(0, 30, 1_000);
  const tree = arrange({ ...model.topology(), compress: false });
  const picture: Picture = {
    model,
    tree,
    orientation: 'vertical',
    metric: 'level',
    shade: () => 0,
    share: null,
    scheme: 'light',
    privacy: false,
  };
  return { model, tree, picture };
}
