const EVENTS = ['pointerover', 'focusin'] as const;

/** Does something once, as soon as the pointer or the focus is at a button of the page's content. Returns the way to stop. */
export function onFirstButton(act: () => unknown): () => void {
  const stop = () => {
    for (const event of EVENTS) document.removeEventListener(event, look, true);
  };
  const look = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('main button'))) return;
    stop();
    act();
  };
  for (const event of EVENTS) document.addEventListener(event, look, true);
  return stop;
}
