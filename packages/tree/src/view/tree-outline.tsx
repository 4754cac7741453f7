import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Avatar, Private, Status } from '@upline/ui-kit';
import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import type { ColorMetric } from '../draw/metrics.ts';
import { cardLines } from '../draw/wording.ts';
import { OPEN } from '../model/tree-model.ts';
import { outlineRows } from './outline-rows.ts';
import classes from './tree-outline.module.css';
import type { TreeState } from './use-tree.ts';

const ROW = 44;

interface TreeOutlineProps {
  readonly state: TreeState;
  readonly metric: ColorMetric;
  readonly focused: number;
  readonly lit: ReadonlySet<number>;
  readonly onFocus: (node: number) => void;
  readonly onChoose: (node: number) => void;
  readonly label: string;
}

/** The same people as a tree of elements (the WAI-ARIA pattern), of which only the rows in sight stand in the document. */
export function TreeOutline(props: TreeOutlineProps) {
  const { state, metric, focused, lit, onFocus, onChoose, label } = props;
  const { tree, model } = state;
  const rows = useMemo(() => outlineRows(tree), [tree]);
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.places.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: 12,
    initialRect: { width: 800, height: 600 },
  });
  const current = Math.max(0, rows.rows[tree.place[focused] ?? -1] ?? 0);
  // Whatever else is in sight, the row that Tab leads to is in the document.
  const { scrollToIndex } = virtual;
  useEffect(() => scrollToIndex(current, { align: 'auto' }), [current, scrollToIndex]);

  const go = (row: number) => {
    const place = rows.places[Math.min(rows.places.length - 1, Math.max(0, row))];
    if (place === undefined) return;
    onFocus(tree.node[place] as number);
    scrollToIndex(rows.rows[place] ?? 0, { align: 'auto' });
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const place = rows.places[current] ?? 0;
    const node = tree.node[place] as number;
    const isOpen = model.is(node, OPEN);
    const hasDirects = model.directCount(node) > 0;
    const act = {
      ArrowDown: () => go(current + 1),
      ArrowUp: () => go(current - 1),
      Home: () => go(0),
      End: () => go(rows.places.length - 1),
      PageDown: () => go(current + 10),
      PageUp: () => go(current - 10),
      ArrowRight: () => (hasDirects && !isOpen ? void state.toggle(node) : hasDirects && go(current + 1)),
      ArrowLeft: () =>
        isOpen && hasDirects ? void state.toggle(node) : go(rows.rows[tree.up[place] ?? 0] ?? 0),
      Enter: () => onChoose(node),
      ' ': () => onChoose(node),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <div ref={box} className={classes.window}>
      <div
        role="tree"
        aria-label={label}
        className={classes.rows}
        style={{ height: virtual.getTotalSize() }}
        onKeyDown={onKeyDown}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const place = rows.places[index] as number;
          const node = tree.node[place] as number;
          const person = model.people.at(node);
          const up = tree.up[place] ?? -1;
          const directs = model.directCount(node);
          const isOpen = directs > 0 && model.is(node, OPEN);
          const [, third] = cardLines(person, metric);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it answers the keys, as the pattern has it
            <div
              key={node}
              role="treeitem"
              aria-level={(rows.depths[index] ?? 0) + 1}
              aria-setsize={up === -1 ? 1 : (tree.kids[up] ?? 1)}
              aria-posinset={up === -1 ? 1 : place - (tree.kid[up] ?? 0) + 1}
              aria-selected={index === current}
              {...(directs > 0 && { 'aria-expanded': isOpen })}
              tabIndex={index === current ? 0 : -1}
              className={clsx(classes.row, lit.has(node) && classes.lit)}
              style={{
                transform: `translateY(${start}px)`,
                paddingInlineStart: `calc(${rows.depths[index]} * var(--indent) + 8px)`,
              }}
              onClick={() => {
                onFocus(node);
                onChoose(node);
              }}
            >
              {/* The arrow keys open and close for whoever does not point. */}
              <span
                className={clsx(classes.chevron, isOpen && classes.open)}
                aria-hidden
                onClick={(event) => {
                  event.stopPropagation();
                  onFocus(node);
                  void state.toggle(node);
                }}
              >
                {directs > 0 && <IconChevronRight size={16} stroke={1.75} />}
              </span>
              <Avatar code={person.code} name={person.name} hasPhoto={person.has_photo} size={24} />
              <span className={classes.name}>
                <Private>{person.name}</Private>
              </span>
              <span className={classes.second}>
                {person.level.code} · {person.code}
              </span>
              <span className={classes.third}>{third}</span>
              <span className={classes.count}>
                {directs > 0 && `${directs} direct${directs === 1 ? '' : 's'}`}
              </span>
              {person.status !== 'Active' && (
                <span className={classes.status}>
                  <Status value={person.status} />
                </span>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
