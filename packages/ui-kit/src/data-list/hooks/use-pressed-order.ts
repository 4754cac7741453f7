import type { ListOrder } from '@upline/domain';
import { startTransition, useState } from 'react';
import { nextOrder } from '../model/sort.ts';

/**
 * The order as it was pressed: a heading shows its arrow at once and draws nothing but the head; the rows follow when they
 * are in. The list's own order takes over as soon as it changes, and when the press has come to nothing.
 */
export function usePressedOrder(
  order: ListOrder,
  onOrder: (order: ListOrder) => Promise<unknown> | undefined,
) {
  const [head, setHead] = useState({ order, shown: order });
  // Forgotten for good: the same order object may come back, e.g. with the default view.
  if (head.order !== order) setHead({ order, shown: order });
  const shown = head.order === order ? head.shown : order;
  const press = (id: string, add: boolean) => {
    const pressed = { order, shown: nextOrder(shown, id, add) };
    setHead(pressed);
    // In one transition with the rows that may have come: the arrow must not turn back for a frame.
    const settle = () =>
      startTransition(() => setHead((now) => (now === pressed ? { order, shown: order } : now)));
    void onOrder(pressed.shown)?.finally(settle);
  };
  return [shown, press] as const;
}
