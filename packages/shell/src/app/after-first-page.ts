import type { AnyRouter } from '@tanstack/react-router';

/**
 * Runs a task after the first page is complete and the browser is idle, so that later needs take neither the network
 * nor the processor from the page. Returns a function that cancels the task.
 */
export function afterFirstPage(router: AnyRouter, task: () => unknown): () => void {
  if (router.state.resolvedLocation) return onceIdle(task);
  let stop = router.subscribe('onResolved', () => {
    stop();
    stop = onceIdle(task);
  });
  return () => stop();
}

function onceIdle(task: () => unknown): () => void {
  // Not in every browser.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(task, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task);
  return () => cancelIdleCallback(handle);
}
