import { useUiKit } from '@upline/ui-kit';
import { useMemo } from 'react';
import { amountOf, shadeOf, shareOf } from '../draw/metrics.ts';
import type { Picture } from '../draw/picture.ts';
import type { TreeView } from './tree-view.ts';
import type { TreeState } from './use-tree.ts';

const UNSEEN = 255;

/** What is drawn, made again when the people, their places or the way of looking at them change. */
export function usePicture({ model, tree }: TreeState, view: TreeView, today: string): Picture {
  const { scheme, privacy } = useUiKit();
  const { color: metric, size, orientation } = view;
  const shade = useMemo(() => {
    const known = new Uint8Array(model.count).fill(UNSEEN);
    return (node: number): number => {
      const found = known[node] ?? UNSEEN;
      if (found !== UNSEEN) return found;
      const shade = shadeOf(model.people.at(node), metric, today);
      known[node] = shade;
      return shade;
    };
  }, [model, tree, metric, today]);
  const share = useMemo(() => {
    if (size === 'even') return null;
    const amounts = new Float32Array(model.count);
    let most = 0;
    for (const node of tree.node) {
      const amount = amountOf(model.people.at(node), size);
      amounts[node] = amount;
      most = Math.max(most, amount);
    }
    return amounts.map((amount) => shareOf(amount, most));
  }, [model, tree, size]);
  return useMemo(
    () => ({ model, tree, orientation, metric, shade, share, scheme, privacy }),
    [model, tree, orientation, metric, shade, share, scheme, privacy],
  );
}
