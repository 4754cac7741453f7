import type { Point } from '../draw/geometry.ts';
import type { Pressed, Stage } from './stage.ts';

/** A pointer that moved less than this has pressed. */
const STILL = 6;

interface Answers {
  onPress(pressed: Pressed | undefined): void;
  onDoublePress(pressed: Pressed): void;
}

/** Pans with one pointer, zooms with two or with the wheel, and answers presses. */
export function followGestures(element: HTMLElement, stage: Stage, answers: Answers): () => void {
  const pointers = new Map<number, Point>();
  let moved = 0;
  const at = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    element.setPointerCapture?.(event.pointerId);
    if (pointers.size === 0) moved = 0;
    pointers.set(event.pointerId, at(event));
  };
  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    moved += Math.hypot(now.x - before.x, now.y - before.y);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    if (moved < STILL && !other) return;
    if (!other) return stage.panBy(now.x - before.x, now.y - before.y);
    const spread = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    stage.zoomBy(spread(now) / spread(before), middle);
    stage.panBy((now.x - before.x) / 2, (now.y - before.y) / 2);
  };
  const up = (event: PointerEvent) => {
    const wasDown = pointers.delete(event.pointerId);
    if (wasDown && event.type === 'pointerup' && moved < STILL && pointers.size === 0)
      answers.onPress(stage.pressedAt(at(event)));
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    stage.zoomBy(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.008 : 0.0015)), at(event));
  };
  const double = (event: MouseEvent) => {
    const pressed = stage.pressedAt(at(event));
    if (pressed?.on === 'card') answers.onDoublePress(pressed);
  };
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  element.addEventListener('wheel', wheel, { passive: false });
  element.addEventListener('dblclick', double);
  return () => {
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
    element.removeEventListener('wheel', wheel);
    element.removeEventListener('dblclick', double);
  };
}
