import { describe, expect, it } from 'vitest';
import { arrange } from '../model/arrange.ts';
import { generatedTree } from '../sample/generated-tree.ts';
import {
  CARD,
  type Camera,
  centred,
  cornerOf,
  fitted,
  levelOf,
  parentsIn,
  placeAt,
  stepsOf,
  visibleIn,
  zoomed,
} from './geometry.ts';

const tree = arrange({ ...generatedTree(5_000).topology(), compress: false });
const SIZE = { width: 1_200, height: 800 };
const ORIENTATIONS = ['vertical', 'horizontal'] as const;

describe.each(ORIENTATIONS)('a window on a %s tree', (orientation) => {
  const cameras = [0, 40, 700, 4_999].map((place) => centred(tree, orientation, SIZE, place, 0.7));

  it('finds exactly the cards that it shows', () => {
    for (const camera of cameras) {
      const found = new Set(
        visibleIn(tree, orientation, camera, SIZE).flatMap(({ from, to }) =>
          Array.from({ length: to - from }, (_, index) => from + index),
        ),
      );
      for (let place = 0; place < tree.node.length; place += 1) {
        const { x, y } = cornerOf(tree, place, orientation, camera);
        const left = x * camera.scale + camera.x;
        const top = y * camera.scale + camera.y;
        const isSeen =
          left + CARD.width * camera.scale > 1 &&
          top + CARD.height * camera.scale > 1 &&
          left < SIZE.width - 1 &&
          top < SIZE.height - 1;
        if (isSeen) expect(found).toContain(place);
      }
      // No more than a card's width around the window.
      expect(found.size).toBeLessThan(400);
    }
  });

  it('finds the parents whose lines cross it though neither end is in it', () => {
    const parent = tree.kids.indexOf(Math.max(...tree.kids));
    const middle = (tree.kid[parent] as number) + ((tree.kids[parent] as number) >> 1);
    const camera = centred(tree, orientation, { width: 100, height: 100 }, middle, 2);
    const { from, to } = parentsIn(tree, levelOf(tree, parent), orientation, camera, {
      width: 100,
      height: 100,
    });
    expect(parent).toBeGreaterThanOrEqual(from);
    expect(parent).toBeLessThan(to);
  });

  it('finds who is under the pointer, and nobody between the cards', () => {
    for (const camera of cameras)
      for (const place of [0, 40, 700, 4_999]) {
        const { x, y } = cornerOf(tree, place, orientation, camera);
        const at = (dx: number, dy: number) => ({
          x: (x + dx) * camera.scale + camera.x,
          y: (y + dy) * camera.scale + camera.y,
        });
        expect(placeAt(tree, orientation, camera, at(CARD.width / 2, CARD.height / 2))).toBe(place);
        expect(placeAt(tree, orientation, camera, at(CARD.width / 2, CARD.height + 4))).not.toBe(place);
      }
  });

  it('shows everybody when it is fitted', () => {
    const camera = fitted(tree, orientation, SIZE);
    const seen = visibleIn(tree, orientation, camera, SIZE).reduce((sum, { from, to }) => sum + to - from, 0);
    expect(seen).toBe(tree.node.length);
  });
});

describe('zooming', () => {
  it('leaves the point under the pointer where it is', () => {
    const before = { scale: 0.5, x: 30, y: -200, apart: 1 };
    const point = { x: 321, y: 77 };
    const after = zoomed(before, 'vertical', 1.7, point);
    const under = (camera: typeof before) => [
      (point.x - camera.x) / camera.scale,
      (point.y - camera.y) / camera.scale,
    ];
    expect(under(after)[0]).toBeCloseTo(under(before)[0] as number, 8);
    expect(under(after)[1]).toBeCloseTo(under(before)[1] as number, 8);
    expect(zoomed(before, 'vertical', 1_000, point).scale).toBe(2);
  });
});

describe('from far away', () => {
  it.each(ORIENTATIONS)('levels stay apart, and the window stays where it is (%s)', (orientation) => {
    const camera = fitted(tree, orientation, SIZE);
    const steps = stepsOf(orientation, camera);
    expect(steps.along * camera.scale).toBeGreaterThan(8);
    const point = { x: 500, y: 300 };
    const nearer = zoomed(camera, orientation, 40, point);
    const level = (seen: Camera) =>
      (orientation === 'vertical' ? point.y - seen.y : point.x - seen.x) /
      seen.scale /
      stepsOf(orientation, seen).along;
    expect(level(nearer)).toBeCloseTo(level(camera), 6);
  });
});

describe('levels', () => {
  it('are found from places', () => {
    for (let level = 0; level + 1 < tree.levels.length; level += 1) {
      expect(levelOf(tree, tree.levels[level] as number)).toBe(level);
      expect(levelOf(tree, (tree.levels[level + 1] as number) - 1)).toBe(level);
    }
  });
});
