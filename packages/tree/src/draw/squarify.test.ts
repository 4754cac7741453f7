import { describe, expect, it } from 'vitest';
import { arrange } from '../model/arrange.ts';
import { generatedTree } from '../sample/generated-tree.ts';
import { squarify, totals, treemap } from './squarify.ts';

describe('a room divided among values', () => {
  it('gives each as much as it amounts to, side by side and inside', () => {
    const room = { x: 10, y: 20, width: 300, height: 200 };
    const values = [60, 30, 20, 10, 5, 5];
    const tiles = squarify(values, room);
    tiles.forEach(({ x, y, width, height }, index) => {
      expect(width * height).toBeCloseTo(((values[index] as number) / 130) * 60_000, 6);
      expect(x).toBeGreaterThanOrEqual(10);
      expect(y).toBeGreaterThanOrEqual(20);
      expect(x + width).toBeLessThanOrEqual(310.001);
      expect(y + height).toBeLessThanOrEqual(220.001);
    });
    for (const [index, one] of tiles.entries())
      for (const other of tiles.slice(index + 1)) {
        const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
        const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
        expect(Math.min(wide, high)).toBeLessThan(0.001);
      }
  });

  it('gives nothing to nothing', () => {
    expect(squarify([0, 0], { x: 0, y: 0, width: 10, height: 10 }).map(({ width }) => width)).toEqual([0, 0]);
  });
});

describe('a treemap', () => {
  it('counts everybody shown below, and puts each into the tile of the upline', () => {
    const tree = arrange({ ...generatedTree(500).topology(), compress: false });
    const sums = totals(tree, () => 1);
    expect(sums[0]).toBe(500);
    const tiles = treemap(tree, sums, 0, { x: 0, y: 0, width: 1_200, height: 700 });
    const byPlace = new Map(tiles.map((tile) => [tile.place, tile]));
    for (const tile of tiles.slice(1)) {
      const above = byPlace.get(tree.up[tile.place] as number);
      expect(above).toBeDefined();
      expect(tile.x).toBeGreaterThanOrEqual(above?.x ?? Number.NaN);
      expect(tile.y + tile.height).toBeLessThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) + 0.001);
    }
  });
});
