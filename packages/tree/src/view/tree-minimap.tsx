import { useNarrow } from '@upline/ui-kit';
import { type PointerEvent, useEffect, useRef } from 'react';
import { drawTree } from '../draw/draw-tree.ts';
import { type Camera, extentOf, fitted, stepsOf } from '../draw/geometry.ts';
import { NO_MARKS } from '../draw/picture.ts';
import type { Arrangement } from '../model/arrange.ts';
import type { Stage } from './stage.ts';
import classes from './tree-chart.module.css';

const SIZE = { width: 184, height: 112 };

/** Everybody at once in a corner, with a frame around what the window shows; a press or a drag moves the window. */
export function TreeMinimap({ stage, tree }: { readonly stage: Stage; readonly tree: Arrangement }) {
  const narrow = useNarrow();
  const canvas = useRef<HTMLCanvasElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const drawn = useRef<unknown>(undefined);

  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      const { picture, camera, size } = stage;
      const context = canvas.current?.getContext('2d');
      if (!picture || !context || !view.current) return;
      const small = fitted(picture.tree, picture.orientation, SIZE, 0.2);
      if (drawn.current !== picture) {
        drawn.current = picture;
        // After the chart itself.
        clearTimeout(later);
        later = setTimeout(() => {
          const ratio = Math.min(2, globalThis.devicePixelRatio || 1);
          context.canvas.width = SIZE.width * ratio;
          context.canvas.height = SIZE.height * ratio;
          drawTree(context, picture, { camera: small, size: SIZE }, NO_MARKS, ratio);
        }, 60);
      }
      const step = (seen: Camera) => stepsOf(picture.orientation, seen).along * seen.scale;
      const side = small.scale / camera.scale;
      const depth = step(small) / step(camera);
      const [byX, byY] = picture.orientation === 'vertical' ? [side, depth] : [depth, side];
      const left = Math.max(0, Math.min(SIZE.width - 4, small.x - camera.x * byX));
      const top = Math.max(0, Math.min(SIZE.height - 4, small.y - camera.y * byY));
      const right = Math.max(left + 4, Math.min(SIZE.width, small.x + (size.width - camera.x) * byX));
      const bottom = Math.max(top + 4, Math.min(SIZE.height, small.y + (size.height - camera.y) * byY));
      // Where everybody is in the window, a map says nothing.
      const isWhole =
        camera.scale >= 0.5 &&
        camera.x >= 0 &&
        camera.y >= 0 &&
        camera.x + extentOf(picture.tree, picture.orientation, camera).width * camera.scale <= size.width &&
        camera.y + extentOf(picture.tree, picture.orientation, camera).height * camera.scale <= size.height;
      box.current?.toggleAttribute('hidden', isWhole);
      Object.assign(view.current.style, {
        transform: `translate(${left}px, ${top}px)`,
        width: `${right - left}px`,
        height: `${bottom - top}px`,
      });
    };
    follow();
    const stop = stage.follow(follow);
    return () => {
      clearTimeout(later);
      drawn.current = undefined;
      stop();
    };
  }, [stage]);

  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons !== 1 || !stage.picture) return;
    const at = event.currentTarget.getBoundingClientRect();
    const { picture, camera, size } = stage;
    const small = fitted(picture.tree, picture.orientation, SIZE, 0.2);
    const step = (seen: Camera) => stepsOf(picture.orientation, seen).along * seen.scale;
    const side = camera.scale / small.scale;
    const depth = step(camera) / step(small);
    const [byX, byY] = picture.orientation === 'vertical' ? [side, depth] : [depth, side];
    stage.moveTo({
      ...camera,
      x: size.width / 2 - (event.clientX - at.left - small.x) * byX,
      y: size.height / 2 - (event.clientY - at.top - small.y) * byY,
    });
  };
  if (narrow || tree.node.length < 8) return null;
  return (
    <div ref={box} className={classes.map} style={SIZE} onPointerDown={move} onPointerMove={move} aria-hidden>
      <canvas ref={canvas} style={SIZE} />
      <div ref={view} className={classes.view} />
    </div>
  );
}
