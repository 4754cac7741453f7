/** What forms would put back if the page were reloaded now, by the path of their page. */
export function draftsKept(): string[] {
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  return Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'));
}
