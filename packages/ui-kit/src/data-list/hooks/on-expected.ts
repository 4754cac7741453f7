import type { PointerEvent } from 'react';

/** A pointer that rests this long is about to press (ui-performance 2). One pointer rests on one control. */
const REST_MS = 80;
let rest: ReturnType<typeof setTimeout> | undefined;

/**
 * The handlers of a control whose press shows other rows: `expect` runs when the pointer rests on it and once more when it
 * goes down, so that the rows are known or on their way when the click comes. A pointer that passes by asks for nothing.
 */
export const onExpected = (expect: (add: boolean) => void) => ({
  onPointerMove(event: PointerEvent) {
    clearTimeout(rest);
    if (event.buttons === 0) rest = setTimeout(expect, REST_MS, event.shiftKey);
  },
  onPointerLeave: () => clearTimeout(rest),
  onPointerDown(event: PointerEvent) {
    clearTimeout(rest);
    if (event.button === 0) expect(event.shiftKey);
  },
});
