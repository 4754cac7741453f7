import { Loader, Skeleton } from '@mantine/core';
import IconFocusCentered from '@tabler/icons-react/dist/esm/icons/IconFocusCentered.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import {
  Banner,
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  Loading,
  type MenuAction,
  usePrivacy,
} from '@upline/ui-kit';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { levelOf } from '../draw/geometry.ts';
import type { TreePerson } from '../model/person.ts';
import type { TreeModel } from '../model/tree-model.ts';
import { NodeCard } from './node-card.tsx';
import { Stage } from './stage.ts';
import { TreeChart } from './tree-chart.tsx';
import { TreeLegend } from './tree-legend.tsx';
import { TreeOutline } from './tree-outline.tsx';
import classes from './tree-panel.module.css';
import type { TreeSource } from './tree-source.ts';
import { TreeToolbar } from './tree-toolbar.tsx';
import { TreeTreemap } from './tree-treemap.tsx';
import type { TreeView } from './tree-view.ts';
import { useExports } from './use-exports.ts';
import { usePicture } from './use-picture.ts';
import { useTree } from './use-tree.ts';

export interface TreePanelProps {
  /** What the tree shows, for screen readers and names of files: `Team of Ana Alvarez`. */
  readonly label: string;
  /** The root and the first levels; undefined while they are on their way. */
  readonly first: readonly TreePerson[] | undefined;
  readonly error?: unknown;
  readonly onRetry?: () => void;
  readonly source: TreeSource;
  readonly view: TreeView;
  readonly onView: (change: Partial<TreeView>) => void;
  /** What the card of a person leads to; the first is the main one. */
  readonly actions?: (person: TreePerson) => readonly MenuAction[];
  /** Code that the address names: it is flown to. */
  readonly at?: string | undefined;
  readonly onAt?: (code: string | undefined) => void;
  readonly today: string;
  /** Most rows that may leave the page as a file. */
  readonly mostExported?: number | undefined;
  /** A tree that is known whole. */
  readonly known?: TreeModel;
  /** What is in the toolbar besides. */
  readonly controls?: ReactNode;
}

/** A team as chart, outline and treemap, with search, minimap, legend and a card for the person who is pressed. */
export function TreePanel(props: TreePanelProps) {
  const { first, error, onRetry, known } = props;
  if (error !== undefined && error !== null && !first)
    return (
      <div className={classes.panel}>
        <ErrorState error={error} {...(onRetry && { onRetry })} />
      </div>
    );
  if (!first && !known)
    return (
      <div className={classes.panel}>
        <Loading label={props.label}>
          <Skeleton h="2.25rem" maw="20rem" m="md" />
          <Skeleton h="4rem" w="12rem" mx="auto" />
          <Skeleton h="4rem" maw="44rem" w="80%" mx="auto" />
          <Skeleton h="4rem" w="90%" mx="auto" />
        </Loading>
      </div>
    );
  if (first?.length === 0)
    return (
      <div className={classes.panel}>
        <EmptyState>Nobody stood here on that day.</EmptyState>
      </div>
    );
  return <Filled {...props} first={first ?? []} />;
}

/** Without colours and sizes by an amount: they would say it, roughly (S-70). */
const withoutAmounts = (view: TreeView): TreeView => ({
  ...view,
  color: view.color === 'month_bv' ? 'level' : view.color,
  size: view.size === 'month_bv' ? 'even' : view.size,
});

const MANY = 20_000;

function Filled(props: TreePanelProps & { readonly first: readonly TreePerson[] }) {
  const { label, first, source, view, onView, actions, at, onAt, today, mostExported, known, controls } =
    props;
  const state = useTree({ first, source, depth: view.depth, compress: !view.inactive, known });
  const { model, tree, loading, problem } = state;
  const privacy = usePrivacy();
  const seen = privacy ? withoutAmounts(view) : view;
  const picture = usePicture(state, seen, today);
  const stage = useMemo(() => new Stage(), []);
  const [focused, setFocused] = useState(0);
  const [chosen, setChosen] = useState<number>();
  const flyTo = useRef(-1);
  const node = focused < model.count ? focused : 0;
  const picked = chosen !== undefined && chosen < model.count ? chosen : undefined;
  const lit = useMemo(() => new Set(picked === undefined ? [] : model.path(picked)), [model, picked]);
  const used = useMemo(() => {
    const shades = new Set<number>();
    // Of very many people all shades are named: somebody has each.
    const few = tree.node.length <= MANY ? tree.node : [];
    for (const each of few) shades.add(picture.shade(each));
    return few.length > 0 ? shades : undefined;
  }, [tree, picture.shade]);
  const files = useExports(picture, label.toLowerCase().replace(/[^a-z0-9]+/g, '-'), mostExported);

  useEffect(() => stage.show(picture), [stage, picture]);
  useEffect(() => {
    stage.mark({ lit, chosen: picked ?? -1, loading });
  }, [stage, lit, picked, loading]);
  // The people below a new upline are laid out a moment after they were opened.
  useEffect(() => {
    if (flyTo.current === -1 || (tree.place[flyTo.current] ?? -1) === -1) return;
    stage.flyTo(flyTo.current, true);
    flyTo.current = -1;
  }, [stage, tree, picked]);

  const choose = (next: number | undefined) => {
    setChosen(next);
    onAt?.(next === undefined ? undefined : model.people.at(next).code);
  };
  const { reveal } = state;
  const asked = useRef<string>(undefined);
  const find = async (code: string) => {
    asked.current = code;
    const found = await reveal(code);
    if (found === -1 || asked.current !== code) return;
    flyTo.current = found;
    setFocused(found);
    setChosen(found);
    onAt?.(code);
  };
  const findNow = useRef(find);
  findNow.current = find;
  // The address is read once, when the tree appears; afterwards it follows the controls.
  const wanted = useRef(at);
  useEffect(() => {
    if (wanted.current) void findNow.current(wanted.current);
  }, [model]);

  const person = picked === undefined ? undefined : model.people.at(picked);
  const place = picked === undefined ? -1 : (tree.place[picked] ?? -1);
  const shared = { state, metric: seen.color, focused: node, onFocus: setFocused, label };
  return (
    <div className={classes.panel}>
      <TreeToolbar
        view={view}
        onView={onView}
        search={source.search}
        onFound={({ id }) => void find(id)}
        exports={files}
        onCloseAll={() => {
          state.closeAll();
          setFocused(0);
        }}
      >
        {controls}
      </TreeToolbar>
      {problem && (
        <Banner tone="danger" live actions={<Button onClick={state.dismissProblem}>Dismiss</Button>}>
          {problem.message}
        </Banner>
      )}
      <TreeLegend metric={seen.color} used={used} />
      <div className={classes.body}>
        {view.look === 'chart' && (
          <>
            <TreeChart {...shared} stage={stage} onChoose={choose} />
            <div className={classes.zoom}>
              <IconButton label="Zoom in" variant="default" onClick={() => stage.zoomBy(1.4)}>
                <IconPlus size={16} stroke={1.75} />
              </IconButton>
              <IconButton label="Zoom out" variant="default" onClick={() => stage.zoomBy(1 / 1.4)}>
                <IconMinus size={16} stroke={1.75} />
              </IconButton>
              <IconButton label="Show everybody" variant="default" onClick={() => stage.fit()}>
                <IconFocusCentered size={16} stroke={1.75} />
              </IconButton>
            </div>
          </>
        )}
        {view.look === 'outline' && <TreeOutline {...shared} lit={lit} onChoose={choose} />}
        {view.look === 'treemap' && (
          <TreeTreemap
            picture={picture}
            size={seen.size}
            chosen={picked ?? -1}
            onChoose={choose}
            label={label}
          />
        )}
        {loading.size > 0 && (
          <div className={classes.busy} role="status">
            <Loader size="xs" /> Loading people
          </div>
        )}
        {person && picked !== undefined && (
          <NodeCard
            person={person}
            depth={place === -1 ? model.path(picked).length - 1 : levelOf(tree, place)}
            actions={actions?.(person) ?? []}
            onOpenBelow={
              model.directCount(picked) > 0
                ? () => {
                    stage.holdStill(picked);
                    void state.openBelow(picked, view.depth);
                  }
                : undefined
            }
            onClose={() => choose(undefined)}
          />
        )}
      </div>
    </div>
  );
}
