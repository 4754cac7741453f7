import type { CSSProperties } from 'react';

/** Puts the anchor of a panel at a place on the screen; without one it fills the box around it. */
export const placeOf = (box: DOMRect | null | undefined): CSSProperties | undefined =>
  box ? { position: 'fixed', top: box.top, left: box.left, width: box.width, height: box.height } : undefined;
