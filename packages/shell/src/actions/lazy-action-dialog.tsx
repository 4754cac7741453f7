import { lazyLayer } from '@upline/ui-kit/loading/lazy-layer.tsx';

/** Pages are mostly read: what an action asks comes with its own code. */
export const ActionDialog = lazyLayer(() =>
  import('./action-dialog.tsx').then((chunk) => chunk.ActionDialog),
);
