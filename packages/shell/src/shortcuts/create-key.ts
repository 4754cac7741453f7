import { paletteState } from '../palette/palette-state.ts';
import { key, type Shortcut } from './shortcuts.ts';

/**
 * C presses the button of the page that makes a new record: the button says so by `aria-keyshortcuts`, and is there only for
 * those who may. On other pages the palette asks what to create.
 */
export const CREATE_KEY: Shortcut = {
  keys: ['C'],
  does: 'Create',
  group: 'Everywhere',
  matches: key('c'),
  run: () => {
    const button = document.querySelector<HTMLElement>('main [aria-keyshortcuts="C"]');
    if (button) button.click();
    else paletteState.openWith('Create ');
  },
};
