import { forgetWidths } from '../draw/draw-cards.ts';
import { drawTree } from '../draw/draw-tree.ts';
import {
  apartIn,
  CARD,
  type Camera,
  centred,
  cornerOf,
  fitted,
  knobOf,
  type Point,
  placeAt,
  type Size,
  stepsOf,
  zoomed,
} from '../draw/geometry.ts';
import { type Marks, NO_MARKS, type Picture } from '../draw/picture.ts';

/** Below this the first view shows the root and what is near it instead of everybody. */
const READABLE = 0.6;
const FLIGHT_MS = 320;
const MANY = 1_500;

/** What was pressed: a card, or the knob at its edge. */
export interface Pressed {
  readonly node: number;
  readonly on: 'card' | 'knob';
}

/**
 * The drawing surface: one canvas, the camera above it, and at most one frame drawn for whatever has changed. It is outside
 * React, so that panning draws nothing but the canvas.
 */
export class Stage {
  camera: Camera = { scale: 1, x: 0, y: 0, apart: 1 };
  size: Size = { width: 0, height: 0 };
  /** Milliseconds that the last frame took to draw, and how many people it showed. */
  last = { took: 0, shown: 0 };
  reducedMotion = false;
  #picture: Picture | undefined;
  #marks: Marks = NO_MARKS;
  #canvas: HTMLCanvasElement | undefined;
  #frame = 0;
  #flight = 0;
  #anchor = -1;
  #placed = false;
  readonly #listeners = new Set<() => void>();

  get picture(): Picture | undefined {
    return this.#picture;
  }

  /** Is called after every frame. */
  readonly follow = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  attach(canvas: HTMLCanvasElement): () => void {
    this.#canvas = canvas;
    const watch = new ResizeObserver(() => this.#measure());
    watch.observe(canvas);
    this.#measure();
    // A canvas does not wait for a font, nor is it drawn again when the font comes.
    void document.fonts?.ready.then(() => {
      forgetWidths();
      this.draw();
    });
    return () => {
      watch.disconnect();
      cancelAnimationFrame(this.#frame);
      cancelAnimationFrame(this.#flight);
      this.#frame = 0;
      this.#canvas = undefined;
    };
  }

  /** The next arrangement leaves this node where it is seen now. */
  holdStill(node: number): void {
    this.#anchor = node;
  }

  show(picture: Picture): void {
    const before = this.#picture;
    this.#picture = picture;
    if (before && before.tree !== picture.tree && before.orientation === picture.orientation)
      this.#keepAnchor(before, picture);
    if (before && (before.orientation !== picture.orientation || before.model !== picture.model))
      this.#placed = false;
    this.#place();
    this.draw();
  }

  mark(marks: Marks): void {
    this.#marks = marks;
    this.draw();
  }

  /** Draws with the next frame. */
  draw(): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#paint();
    });
  }

  moveTo(camera: Camera): void {
    cancelAnimationFrame(this.#flight);
    this.camera = camera;
    this.draw();
  }

  panBy(x: number, y: number): void {
    this.moveTo({ ...this.camera, x: this.camera.x + x, y: this.camera.y + y });
  }

  zoomBy(by: number, point: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    const orientation = this.#picture?.orientation ?? 'vertical';
    this.moveTo(zoomed(this.camera, orientation, by, point, this.#least()));
  }

  fit(): void {
    if (this.#picture) this.#fly(fitted(this.#picture.tree, this.#picture.orientation, this.size));
  }

  /** Brings a node into the middle, near enough to be read. */
  flyTo(node: number, isNear = false): void {
    const place = this.placeOf(node);
    if (!this.#picture || place === -1) return;
    const scale = isNear ? Math.max(this.camera.scale, 0.8) : this.camera.scale;
    this.#fly(centred(this.#picture.tree, this.#picture.orientation, this.size, place, scale));
  }

  /** Moves just as far as a node needs to be seen. */
  bringIn(node: number): void {
    const box = this.boxOf(node);
    if (!box) return;
    const edge = 24;
    const by = (from: number, length: number, room: number) =>
      from < edge ? edge - from : from + length > room - edge ? room - edge - from - length : 0;
    const x = by(box.x, box.width, this.size.width);
    const y = by(box.y, box.height, this.size.height);
    if (x !== 0 || y !== 0) this.#fly({ ...this.camera, x: this.camera.x + x, y: this.camera.y + y });
  }

  placeOf(node: number): number {
    return this.#picture?.tree.place[node] ?? -1;
  }

  /** Where the card of a node is seen. */
  boxOf(node: number): (Point & Size) | undefined {
    const place = this.placeOf(node);
    if (!this.#picture || place === -1) return undefined;
    const { scale, x, y } = this.camera;
    const corner = cornerOf(this.#picture.tree, place, this.#picture.orientation, this.camera);
    return {
      x: corner.x * scale + x,
      y: corner.y * scale + y,
      width: CARD.width * scale,
      height: CARD.height * scale,
    };
  }

  pressedAt(point: Point): Pressed | undefined {
    const picture = this.#picture;
    if (!picture) return undefined;
    const { tree, orientation, model } = picture;
    const place = placeAt(tree, orientation, this.camera, point, 26);
    if (place !== -1) {
      const node = tree.node[place] as number;
      const knob = knobOf(cornerOf(tree, place, orientation, this.camera), orientation);
      const x = (point.x - this.camera.x) / this.camera.scale - knob.x;
      const y = (point.y - this.camera.y) / this.camera.scale - knob.y;
      if (this.camera.scale >= 0.24 && Math.hypot(x, y) < 22 && model.directCount(node) > 0)
        return { node, on: 'knob' };
    }
    const card = placeAt(tree, orientation, this.camera, point, Math.min(40, 4 / this.camera.scale));
    return card === -1 ? undefined : { node: tree.node[card] as number, on: 'card' };
  }

  #least(): number {
    if (!this.#picture) return 0.1;
    return Math.min(0.2, fitted(this.#picture.tree, this.#picture.orientation, this.size).scale / 2);
  }

  #measure() {
    const canvas = this.#canvas;
    if (!canvas) return;
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width === 0 || height === 0) return;
    const ratio = Math.min(2, globalThis.devicePixelRatio || 1);
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    this.size = { width, height };
    this.#place();
    // A canvas that was given a size is blank until it is drawn.
    this.#paint();
  }

  /** The first view: everybody where they can be read, otherwise the root at the edge it grows from. */
  #place() {
    const picture = this.#picture;
    if (this.#placed || !picture || this.size.width === 0 || picture.tree.node.length === 0) return;
    this.#placed = true;
    const whole = fitted(picture.tree, picture.orientation, this.size);
    // Of a tree that is open as a whole the overview says more than its root.
    if (whole.scale >= READABLE || picture.tree.node.length > MANY) {
      this.camera = whole;
      return;
    }
    const near = centred(picture.tree, picture.orientation, this.size, 0, READABLE);
    this.camera = picture.orientation === 'vertical' ? { ...near, y: 32 } : { ...near, x: 32 };
  }

  #keepAnchor(before: Picture, after: Picture) {
    const node = this.#anchor === -1 ? 0 : this.#anchor;
    this.#anchor = -1;
    const [from, to] = [before.tree.place[node] ?? -1, after.tree.place[node] ?? -1];
    const { scale, x, y } = this.camera;
    const next = { ...this.camera, apart: apartIn(after.tree, after.orientation, this.size) };
    if (from === -1 || to === -1 || before.model !== after.model) return;
    const old = cornerOf(before.tree, from, before.orientation, this.camera);
    const now = cornerOf(after.tree, to, after.orientation, next);
    this.camera = { ...next, x: x + (old.x - now.x) * scale, y: y + (old.y - now.y) * scale };
  }

  #paint() {
    const context = this.#canvas?.getContext('2d', { alpha: false });
    if (!context || !this.#picture || !this.#canvas || this.size.width === 0) return;
    const started = performance.now();
    const shown = drawTree(
      context,
      this.#picture,
      { camera: this.camera, size: this.size },
      this.#marks,
      this.#canvas.width / this.size.width,
    );
    this.last = { took: performance.now() - started, shown };
    for (const listener of this.#listeners) listener();
  }

  #fly(to: Camera) {
    cancelAnimationFrame(this.#flight);
    if (this.reducedMotion) return this.moveTo(to);
    const from = this.camera;
    const began = performance.now();
    const orientation = this.#picture?.orientation ?? 'vertical';
    const isVertical = orientation === 'vertical';
    // Across in units of the drawing, along in levels: levels are kept apart at some scales.
    const unit = (camera: Camera) => {
      const depth = stepsOf(orientation, camera).along * camera.scale;
      return isVertical ? { x: camera.scale, y: depth } : { x: depth, y: camera.scale };
    };
    const middle = (camera: Camera) => ({
      x: (this.size.width / 2 - camera.x) / unit(camera).x,
      y: (this.size.height / 2 - camera.y) / unit(camera).y,
    });
    const [start, end] = [middle(from), middle(to)];
    const step = () => {
      const time = Math.min(1, (performance.now() - began) / FLIGHT_MS);
      const eased = 1 - (1 - time) ** 3;
      const camera = { ...to, scale: from.scale * (to.scale / from.scale) ** eased };
      const by = unit(camera);
      this.camera = {
        ...camera,
        x: this.size.width / 2 - (start.x + (end.x - start.x) * eased) * by.x,
        y: this.size.height / 2 - (start.y + (end.y - start.y) * eased) * by.y,
      };
      this.draw();
      if (time < 1) this.#flight = requestAnimationFrame(step);
    };
    this.#flight = requestAnimationFrame(step);
  }
}
