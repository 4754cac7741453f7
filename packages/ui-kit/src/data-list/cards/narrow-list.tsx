import { Suspense } from 'react';
import { preloadable } from '../../loading/preloadable.ts';
import { preloadIfNarrow } from '../../provider/use-media.ts';
import type { ListCardsProps } from './list-cards.tsx';

const ListCards = preloadable<ListCardsProps<never>>(() =>
  import('./list-cards.tsx').then((chunk) => chunk.ListCards),
);
preloadIfNarrow(ListCards);

/** The list on a narrow screen; wide ones never load it. What is loaded late cannot have the type of the row as well. */
export function NarrowList<Row>(props: ListCardsProps<Row>) {
  return (
    <Suspense fallback={null}>
      <ListCards {...(props as unknown as ListCardsProps<never>)} />
    </Suspense>
  );
}
