import { openStore } from '../app/open-store.ts';
import { earlyKeys } from './early-keys.ts';

const store = openStore();
let typed = '';

/** Whether the search palette is open. What is typed from the very press on is its own, although it may still be loading. */
export const paletteState = {
  ...store,
  open: () => {
    earlyKeys.start();
    store.open();
  },
  /** Opens it with a beginning typed: `Create `. */
  openWith: (text: string) => {
    typed = text;
    paletteState.open();
  },
  /** What it opens with. */
  beginning: (): string => typed,
  close: () => {
    earlyKeys.stop();
    typed = '';
    store.close();
  },
};

/** Opens the search palette. */
export const openPalette = paletteState.open;
