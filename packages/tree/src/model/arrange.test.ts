import { describe, expect, it } from 'vitest';
import { generatedTree } from '../sample/generated-tree.ts';
import { rowsBelow } from '../sample/sample-source.ts';
import { arrange } from './arrange.ts';
import { tidyLayout } from './tidy-layout.ts';
import { TreeModel } from './tree-model.ts';

const shown = (count: number, compress = false, seed = 1) =>
  arrange({ ...generatedTree(count, seed).topology(), compress });

/** A tree level by level from how many children each node has. */
function levelsOf(kids: number[]) {
  const up = new Int32Array(kids.length).fill(-1);
  const kid = new Int32Array(kids.length).fill(-1);
  let next = 1;
  kids.forEach((count, place) => {
    if (count > 0) kid[place] = next;
    up.fill(place, next, next + count);
    next += count;
  });
  return { up, kid, kids: Int32Array.from(kids) };
}

describe('the layout', () => {
  it('puts parents above the middle of their children', () => {
    expect([...tidyLayout(levelsOf([3, 0, 0, 0]))]).toEqual([1, 0, 1, 2]);
  });

  it('keeps first cousins farther apart than siblings', () => {
    const [root, left, right, ...leaves] = tidyLayout(levelsOf([2, 2, 2, 0, 0, 0, 0]));
    expect(leaves).toEqual([0, 1, 2.25, 3.25]);
    expect([root, left, right]).toEqual([1.625, 0.5, 2.75]);
  });

  it('lets a small subtree stand beside a deep one without its width', () => {
    // The second child has nothing below: it stands one sibling away, whatever hangs from the first.
    const across = tidyLayout(levelsOf([2, 1, 0, 3, 0, 0, 0]));
    expect((across[2] as number) - (across[1] as number)).toBe(1);
  });

  it.each([1, 2, 3, 4, 5])('never lets two people of a level touch, in network %i', (seed) => {
    const { across, levels, up, kid, kids, node } = shown(4_000, false, seed);
    for (let level = 0; level + 1 < levels.length; level += 1)
      for (let place = (levels[level] as number) + 1; place < (levels[level + 1] as number); place += 1)
        expect((across[place] as number) - (across[place - 1] as number)).toBeGreaterThanOrEqual(0.999);
    for (let place = 0; place < node.length; place += 1) {
      const count = kids[place] as number;
      if (count === 0) continue;
      const first = kid[place] as number;
      const middle = ((across[first] as number) + (across[first + count - 1] as number)) / 2;
      expect(across[place]).toBeCloseTo(middle, 2);
      expect(up[first]).toBe(place);
    }
  });

  it('is linear: a hundred thousand people take no minutes', () => {
    const began = performance.now();
    expect(shown(100_000).node).toHaveLength(100_000);
    expect(performance.now() - began).toBeLessThan(20_000);
  });
});

describe('what is shown', () => {
  it('is what is open', () => {
    const whole = generatedTree(300);
    const model = new TreeModel();
    model.add(rowsBelow(whole, 0, 2));
    const at = () => arrange({ ...model.topology(), compress: false });
    expect(at().node).toHaveLength(1);
    model.open(0);
    expect(at().node).toHaveLength(1 + whole.people.at(0).direct_count);
    model.open(0, false);
    expect(at().node).toHaveLength(1);
  });

  it('numbers levels and children without gaps', () => {
    const { node, place, levels } = shown(2_000);
    expect(levels[0]).toBe(0);
    expect(levels.at(-1)).toBe(node.length);
    node.forEach((each, index) => {
      expect(place[each]).toBe(index);
    });
  });

  it('lets the people below stand in the place of who has left, in their order (compressed)', () => {
    const person = (code: string, upline_code: string | null, status: 'Active' | 'Resigned' = 'Active') => ({
      ...generatedTree(1).people.at(0),
      code,
      name: code,
      upline_code,
      status,
      direct_count: { R: 3, Q: 2 }[code] ?? 0,
    });
    const model = new TreeModel();
    model.add([
      person('R', null),
      person('A', 'R'),
      person('Q', 'R', 'Resigned'),
      person('Z', 'R'),
      person('X', 'Q'),
      person('Y', 'Q'),
    ]);
    model.open(0);
    const names = (compress: boolean) =>
      [...arrange({ ...model.topology(), compress }).node].map((node) => model.people.at(node).code).join('');
    expect([names(false), names(true)]).toEqual(['RAQZ', 'RAXYZ']);
  });
});
