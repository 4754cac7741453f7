import { lazyLayer } from '../loading/lazy-layer.tsx';

/** “Are you sure you want to delete this {name}?”, loaded when it is first asked. */
export const DeleteModal = lazyLayer(() =>
  import('./delete-modal-layer.tsx').then((chunk) => chunk.DeleteModalLayer),
);
