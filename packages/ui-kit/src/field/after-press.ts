let isPressed = false;
const waiting = new Set<() => void>();

function release() {
  isPressed = false;
  const runs = [...waiting];
  waiting.clear();
  // The click comes in the same task as the release.
  if (runs.length > 0)
    setTimeout(() => {
      for (const run of runs) run();
    });
}

if (typeof window !== 'undefined') {
  window.addEventListener('mousedown', () => (isPressed = true), true);
  for (const end of ['mouseup', 'dragend']) window.addEventListener(end, release, true);
  window.addEventListener('blur', release);
}

/**
 * Runs what the leaving of a field shows: at once, or after the press that left it. A message under a field moves what is
 * below it, and a button that moves between press and release is not clicked.
 */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.add(run);
  else run();
}
