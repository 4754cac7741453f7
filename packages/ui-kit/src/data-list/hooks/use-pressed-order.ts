import type { ListOrder } from '@upline/domain';
import { useState } from 'react';
import { nextOrder } from '../model/sort.ts';

/**
 * The order as it was pressed: a heading shows its arrow at once and draws nothing but the head; the rows follow when they
 * are in. The list's own order takes over as soon as it changes.
 */
export function usePressedOrder(order: ListOrder, onOrder: (order: ListOrder) => void) {
  const [pressed, setPressed] = useState<{ from: ListOrder; to: ListOrder } | null>(null);
  const shown = pressed?.from === order ? pressed.to : order;
  const press = (id: string, add: boolean) => {
    const to = nextOrder(shown, id, add);
    setPressed({ from: order, to });
    onOrder(to);
  };
  return [shown, press] as const;
}
