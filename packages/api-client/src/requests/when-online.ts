/** Resolves at once when the browser is online, otherwise when the connection is back; rejects when the signal is used. */
export function whenBrowserOnline(signal: AbortSignal | undefined): Promise<void> {
  if (typeof navigator === 'undefined' || navigator.onLine !== false) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const done = new AbortController();
    window.addEventListener(
      'online',
      () => {
        done.abort();
        resolve();
      },
      { signal: done.signal },
    );
    signal?.addEventListener(
      'abort',
      () => {
        done.abort();
        reject(signal.reason);
      },
      { signal: done.signal },
    );
  });
}
