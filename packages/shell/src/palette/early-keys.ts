/** Keeps what is typed between the press that asks for a field and the moment when that field has the focus. */
let typed = '';

const onKeyDown = (event: KeyboardEvent) => {
  const isText = event.key.length === 1 && !(event.ctrlKey || event.metaKey || event.altKey);
  if (isText) typed += event.key;
  else if (event.key === 'Backspace') typed = typed.slice(0, -1);
  // Enter would press whatever still has the focus behind. The rest is the layer's: Escape closes it.
  else if (event.key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
};

const stop = (): string => {
  window.removeEventListener('keydown', onKeyDown, true);
  const kept = typed;
  typed = '';
  return kept;
};

export const earlyKeys = {
  start: () => window.addEventListener('keydown', onKeyDown, true),
  /** Leaves the keys to the field and answers what was typed before. */
  stop,
};
