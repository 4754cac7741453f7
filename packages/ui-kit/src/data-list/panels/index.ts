import { lateLayer } from '../../loading/late-layer.tsx';

/** Everything that opens: each in its own chunk, asked for when the pointer or the focus comes near. */
export const FilterPanel = lateLayer(() => import('./filter-panel.tsx').then((chunk) => chunk.FilterPanel));
export const ColumnsPanel = lateLayer(() =>
  import('./columns-panel.tsx').then((chunk) => chunk.ColumnsPanel),
);
export const ExportMenu = lateLayer(() => import('./export-menu.tsx').then((chunk) => chunk.ExportMenu));
export const RowMenu = lateLayer(() => import('./row-menu.tsx').then((chunk) => chunk.RowMenu));
export const ViewMenu = lateLayer(() => import('./view-menu.tsx').then((chunk) => chunk.ViewMenu));
export const ViewDialog = lateLayer(() => import('./view-dialog.tsx').then((chunk) => chunk.ViewDialog));
export const ShortcutsDialog = lateLayer(() =>
  import('./shortcuts-dialog.tsx').then((chunk) => chunk.ShortcutsDialog),
);
