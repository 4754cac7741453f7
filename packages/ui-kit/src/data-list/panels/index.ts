import { preloadable } from '../../loading/preloadable.ts';

/** Everything that opens: each in its own chunk, asked for when the pointer or the focus comes near. */
export const FilterPanel = preloadable(() => import('./filter-panel.tsx').then((chunk) => chunk.FilterPanel));
export const ColumnsPanel = preloadable(() =>
  import('./columns-panel.tsx').then((chunk) => chunk.ColumnsPanel),
);
export const ExportMenu = preloadable(() => import('./export-menu.tsx').then((chunk) => chunk.ExportMenu));
export const RowMenu = preloadable(() => import('./row-menu.tsx').then((chunk) => chunk.RowMenu));
export const ViewMenu = preloadable(() => import('./view-menu.tsx').then((chunk) => chunk.ViewMenu));
export const ViewDialog = preloadable(() => import('./view-dialog.tsx').then((chunk) => chunk.ViewDialog));
export const ShortcutsDialog = preloadable(() =>
  import('./shortcuts-dialog.tsx').then((chunk) => chunk.ShortcutsDialog),
);
