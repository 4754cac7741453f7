import { openStore } from '../app/open-store.ts';
import { earlyKeys } from './early-keys.ts';

const store = openStore();

/** Whether the search palette is open. What is typed from the very press on is its own, although it may still be loading. */
export const paletteState = {
  ...store,
  open: () => {
    earlyKeys.start();
    store.open();
  },
  close: () => {
    earlyKeys.stop();
    store.close();
  },
};

/** Opens the search palette. */
export const openPalette = paletteState.open;
