import { openStore } from '../app/open-store.ts';

export const shortcutsState = openStore();

/** Opens the sheet of shortcuts; `DataList` takes it as `onShowShortcuts`. */
export const showShortcuts = shortcutsState.open;
