import type { EditorView } from '@tiptap/pm/view';

/** What scrolls the element: a dialog's body, or the page. */
function scrollerOf(element: Element): Element {
  for (let above = element.parentElement; above; above = above.parentElement)
    if (/auto|scroll/.test(getComputedStyle(above).overflowY) && above.scrollHeight > above.clientHeight)
      return above;
  return document.documentElement;
}

/**
 * Scrolls the line that is being typed above the foot of the form, which stays in sight and covers what is below it: the
 * editor knows the window's edge alone. True when it had to.
 */
export function showCaret(view: EditorView): boolean {
  const foot = Number.parseFloat(getComputedStyle(view.dom).scrollMarginBottom) || 0;
  const scroller = scrollerOf(view.dom);
  const edge =
    scroller === document.documentElement ? window.innerHeight : scroller.getBoundingClientRect().bottom;
  const bottom = edge - foot;
  if (view.dom.getBoundingClientRect().bottom <= bottom) return false;
  const hidden = view.coordsAtPos(view.state.selection.head).bottom - bottom;
  if (hidden <= 0) return false;
  scroller.scrollBy(0, hidden);
  return true;
}
