import { lazyLayer } from '../../loading/lazy-layer.tsx';

/** Everything that opens: each in its own chunk, asked for when the pointer or the focus comes near. */
export const FilterPanel = lazyLayer(() => import('./filter-panel.tsx').then((chunk) => chunk.FilterPanel));
export const BulkBar = lazyLayer(() => import('../toolbar/bulk-bar.tsx').then((chunk) => chunk.BulkBar));
export const ColumnsPanel = lazyLayer(() =>
  import('./columns-panel.tsx').then((chunk) => chunk.ColumnsPanel),
);
export const ExportMenu = lazyLayer(() => import('./export-menu.tsx').then((chunk) => chunk.ExportMenu));
export const RowMenu = lazyLayer(() => import('./row-menu.tsx').then((chunk) => chunk.RowMenu));
export const ViewMenu = lazyLayer(() => import('./view-menu.tsx').then((chunk) => chunk.ViewMenu));
export const ViewDialog = lazyLayer(() => import('./view-dialog.tsx').then((chunk) => chunk.ViewDialog));
export const ShortcutsDialog = lazyLayer(() =>
  import('./shortcuts-dialog.tsx').then((chunk) => chunk.ShortcutsDialog),
);
