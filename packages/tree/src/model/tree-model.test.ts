import { describe, expect, it, vi } from 'vitest';
import { generatedTree } from '../sample/generated-tree.ts';
import { rowsBelow } from '../sample/sample-source.ts';
import type { TreePerson } from './person.ts';
import { OPEN, TreeModel, WHOLE } from './tree-model.ts';

const whole = generatedTree(400);
const loaded = (depth: number) => {
  const model = new TreeModel();
  model.add(rowsBelow(whole, 0, depth));
  return model;
};

describe('a tree that is loaded bit by bit', () => {
  it('knows whose directs it has', () => {
    const model = loaded(2);
    expect(model.is(0, WHOLE)).toBe(true);
    const edge = [...model.directs(0)].flatMap((node) => [...model.directs(node)]);
    for (const node of edge) expect(model.is(node, WHOLE)).toBe(model.directCount(node) === 0);
  });

  it('takes the next part where it belongs and everybody once', () => {
    const model = loaded(1);
    const before = model.count;
    const [first] = [...model.directs(0)].filter((node) => model.directCount(node) > 0);
    const node = first as number;
    const rows = rowsBelow(whole, whole.people.find(model.people.at(node).code), 1);
    const part = rows.map((row, index) =>
      index === 0 ? { ...row, upline_code: model.people.at(0).code } : row,
    );
    model.add(part);
    model.add(part);
    expect(model.count).toBe(before + model.directCount(node));
    expect(model.loadedDirects(node)).toBe(model.directCount(node));
    expect(model.path(model.count - 1).slice(0, 2)).toEqual([0, node]);
  });

  it('leaves people out whose upline is not in the tree', () => {
    const model = loaded(1);
    const before = model.count;
    model.add([{ ...whole.people.at(9), code: 'U9', upline_code: 'U8' }]);
    expect(model.count).toBe(before);
  });

  it('opens a first view of three levels, not more than can be looked through', () => {
    const model = loaded(6);
    model.openBelow(0, 3, 10);
    const opened = Array.from({ length: model.count }, (_, node) => node).filter((node) =>
      model.is(node, OPEN),
    );
    expect(opened).toContain(0);
    expect(opened.length).toBeLessThan(12);
    model.reveal(model.count - 1);
    for (const step of model.path(model.count - 1).slice(0, -1)) expect(model.is(step, OPEN)).toBe(true);
  });

  it('shows who stood here on the earlier day beside where they stand now', () => {
    const model = loaded(1);
    const [one, other] = [...model.directs(0)] as [number, number];
    const moved = model.people.at(one);
    const gone: TreePerson = {
      ...moved,
      upline_code: model.people.at(other).code,
      direct_count: 0,
      difference: { changes: ['left'], upline: { code: 'U1', name: 'One' }, level: null, status: null },
    };
    const count = model.directCount(other);
    model.add([gone]);
    expect(model.directCount(other)).toBe(count + 1);
    expect(model.heldDirects(other)).toBe(0);
    expect(model.people.find(moved.code)).toBe(one);
  });

  it('says when it changes', () => {
    const model = loaded(1);
    const heard = vi.fn();
    const stop = model.subscribe(heard);
    model.open(0);
    model.open(0);
    stop();
    model.open(0, false);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
