import { openStore } from '../app/open-store.ts';

export const paletteState = openStore();

/** Opens the search palette. */
export const openPalette = paletteState.open;
