import { readProblem, type ShownProblem } from '@upline/ui-kit/errors/problem.ts';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type Arrangement, arrange } from '../model/arrange.ts';
import { Arranger, AT_ONCE } from '../model/arranger.ts';
import type { TreePerson } from '../model/person.ts';
import { OPEN, TreeModel, WHOLE } from '../model/tree-model.ts';
import type { TreeSource } from './tree-source.ts';

/** So many people a first view opens at most (the rest is behind “+n”). */
const MOST_AT_FIRST = 60;
/** Anyone who asks for the levels below gets more of them. */
const MOST_OPENED = 400;

export interface TreeState {
  readonly model: TreeModel;
  readonly tree: Arrangement;
  /** Nodes whose directs are on their way. */
  readonly loading: ReadonlySet<number>;
  readonly problem: ShownProblem | undefined;
  toggle(node: number): Promise<void>;
  /** Opens so many levels below a node. */
  openBelow(node: number, levels: number): Promise<void>;
  closeAll(): void;
  /** Loads and opens the way down to somebody; -1 where they are not in the tree. */
  reveal(code: string): Promise<number>;
  dismissProblem(): void;
}

interface TreeWanted {
  readonly first: readonly TreePerson[];
  readonly source: TreeSource;
  readonly depth: number;
  readonly compress: boolean;
  /** A tree that is known whole. */
  readonly known?: TreeModel | undefined;
}

/** The tree as it is shown: what is loaded, what is open, and the position of each. */
export function useTree({ first, source, depth, compress, known }: TreeWanted): TreeState {
  const started = useRef(depth);
  const model = useMemo(() => {
    if (known) return known;
    const made = new TreeModel();
    made.add(first);
    made.openBelow(0, started.current, MOST_AT_FIRST);
    return made;
  }, [first, known]);
  const version = useSyncExternalStore(model.subscribe, () => model.version);
  const tree = useArrangement(model, version, compress);
  const [loading, setLoading] = useState<ReadonlySet<number>>(new Set());
  const [problem, setProblem] = useState<ShownProblem>();
  const busy = useRef(new Set<number>());

  const loadBelow = useCallback(
    async (node: number, levels: number): Promise<boolean> => {
      if (busy.current.has(node)) return false;
      busy.current.add(node);
      setLoading(new Set(busy.current));
      try {
        let asked = levels;
        let skip = levels === 1 ? model.heldDirects(node) : 0;
        for (;;) {
          const person = model.people.at(node);
          model.add(hanging(await source.load(person.code, asked, skip), person));
          if (model.is(node, WHOLE)) break;
          // Fewer came than were counted: somebody has moved away in between.
          if (skip === model.heldDirects(node)) {
            model.complete(node);
            break;
          }
          asked = 1;
          skip = model.heldDirects(node);
        }
        setProblem(undefined);
        return true;
      } catch (error) {
        setProblem(readProblem(error));
        return false;
      } finally {
        busy.current.delete(node);
        setLoading(new Set(busy.current));
      }
    },
    [model, source],
  );

  const toggle = useCallback(
    async (node: number) => {
      if (model.is(node, OPEN)) return model.open(node, false);
      if (!model.is(node, WHOLE) && !(await loadBelow(node, depth))) return;
      model.open(node);
    },
    [model, loadBelow, depth],
  );

  const openBelow = useCallback(
    async (node: number, levels: number) => {
      if (!(await loadBelow(node, levels))) return;
      model.openBelow(node, levels, MOST_OPENED);
    },
    [model, loadBelow],
  );

  const reveal = useCallback(
    async (code: string): Promise<number> => {
      const found = model.people.find(code);
      if (found !== -1) {
        model.reveal(found);
        return found;
      }
      try {
        const path = (await source.pathTo(code)).slice(0, -1);
        // All at once: one after the other, the way down would take as long as it is deep.
        const missing = path.filter((step) => {
          const node = model.people.find(step);
          return node === -1 || !model.is(node, WHOLE);
        });
        const answers = await Promise.all(missing.map((step) => source.load(step, 1, 0)));
        answers.forEach((rows, index) => {
          const node = model.people.find(missing[index] ?? '');
          if (node !== -1) model.add(hanging(rows, model.people.at(node)));
        });
      } catch (error) {
        setProblem(readProblem(error));
        return -1;
      }
      const node = model.people.find(code);
      if (node !== -1) model.reveal(node);
      else setProblem({ ...readProblem(undefined), message: 'This person is not in the tree shown.' });
      return node;
    },
    [model, source, loadBelow],
  );

  return {
    model,
    tree,
    loading,
    problem,
    toggle,
    openBelow,
    closeAll: () => model.closeAll(),
    reveal,
    dismissProblem: () => setProblem(undefined),
  };
}

/** The person asked for keeps the place they have in this tree. */
const hanging = (rows: readonly TreePerson[], asked: TreePerson): TreePerson[] =>
  rows.map((row) => (row.code === asked.code ? { ...row, upline_code: asked.upline_code } : row));

const NOBODY = new TreeModel().topology();

/** A small tree at once; a large one comes from the worker, and until then nobody is to be seen. */
const atOnce = (model: TreeModel, compress: boolean) =>
  arrange({ ...(model.count <= AT_ONCE ? model.topology() : NOBODY), compress });

function useArrangement(model: TreeModel, version: number, compress: boolean): Arrangement {
  const [done, setDone] = useState(() => ({ model, tree: atOnce(model, compress) }));
  const arranger = useRef<Arranger>(undefined);
  useEffect(() => {
    const made = new Arranger((tree) => setDone({ model, tree }));
    arranger.current = made;
    return () => made.stop();
  }, [model]);
  useEffect(() => arranger.current?.ask({ ...model.topology(), compress }), [model, version, compress]);
  // Places of another model mean other people.
  return useMemo(() => (done.model === model ? done.tree : atOnce(model, compress)), [done, model, compress]);
}
