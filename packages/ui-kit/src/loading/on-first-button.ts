const EVENTS = ['pointerover', 'focusin'] as const;
/**
 * Of the page's content, or of a dialog over it: what a dialog opens in its turn is not far then. Panels of the frame are dialogs
 * that leave the page in use and open nothing of it.
 */
const BUTTON = 'main button, [role=dialog][aria-modal=true] button';

/** Does something once, as soon as the pointer or the focus is at a button of the content. Returns the way to stop. */
export function onFirstButton(act: () => unknown): () => void {
  const stop = () => {
    for (const event of EVENTS) document.removeEventListener(event, look, true);
  };
  const look = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest(BUTTON))) return;
    stop();
    act();
  };
  for (const event of EVENTS) document.addEventListener(event, look, true);
  return stop;
}
