import { expect, it } from 'vitest';
import { drawTiles } from './draw-tiles.ts';
import type { Picture } from './picture.ts';

const NAMES = ['Dev Patel', 'Anthony Ivanov'];

/** A context whose texts are as wide as its font is high. */
function contextOf() {
  const plates: number[] = [];
  let saved = '';
  const context = {
    font: '10px sans-serif',
    globalAlpha: 1,
    fillRect: (_x: number, _y: number, width: number) => {
      if (context.globalAlpha === 0.72) plates.push(width);
    },
    measureText: (text: string) => ({ width: text.length * Number(/(\d+)px/.exec(context.font)?.[1]) }),
    save: () => {
      saved = context.font;
    },
    restore: () => {
      context.font = saved;
    },
    strokeRect() {},
    beginPath() {},
    rect() {},
    clip() {},
    fillText() {},
  };
  return { context: context as unknown as CanvasRenderingContext2D, plates };
}

it('puts the name of who has nobody below on a plate that is as wide as the name', () => {
  const { context, plates } = contextOf();
  const picture = {
    scheme: 'light',
    metric: 'level',
    shade: () => 0,
    tree: { node: [0, 1], kids: [1, 0] },
    model: { people: { at: (node: number) => ({ name: NAMES[node], code: `U00000${node}` }) } },
  } as unknown as Picture;
  const tile = { x: 0, y: 0, width: 400, height: 100 };
  drawTiles(
    context,
    picture,
    [
      { ...tile, place: 0 },
      { ...tile, place: 1 },
    ] as never,
    -1,
    false,
  );
  expect(plates).toEqual(['Anthony Ivanov'.length * 12 + 8]);
});
