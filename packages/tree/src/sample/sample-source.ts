import type { TreePerson } from '../model/person.ts';
import { INACTIVE, type TreeModel } from '../model/tree-model.ts';
import type { TreeSource } from '../view/tree-source.ts';

/** Somebody of a generated tree and so many levels below, as a server answers. */
export function rowsBelow(model: TreeModel, root: number, depth: number, skip = 0): TreePerson[] {
  const rows: TreePerson[] = [{ ...model.people.at(root), upline_code: null }];
  let level = [root];
  for (let step = 0; step < depth; step += 1) {
    level = level.flatMap((node) => [...model.directs(node)]);
    if (step === 0) level = level.slice(skip);
    rows.push(...level.map((node) => model.people.at(node)));
  }
  return rows;
}

/** A generated tree as the place where people come from. */
export function sampleSource(model: TreeModel): TreeSource {
  return {
    load: async (code, depth, skip) => rowsBelow(model, model.people.find(code), depth, skip),
    pathTo: async (code) => model.path(model.people.find(code)).map((node) => model.people.at(node).code),
    async search(text) {
      const found: { id: string; code: string; name: string; inactive: boolean }[] = [];
      for (let node = 0; node < model.count && found.length < 10; node += 1) {
        const { code, name } = model.people.at(node);
        if (`${code} ${name}`.toLowerCase().includes(text.toLowerCase()))
          found.push({ id: code, code, name, inactive: model.is(node, INACTIVE) });
      }
      return found;
    },
  };
}
