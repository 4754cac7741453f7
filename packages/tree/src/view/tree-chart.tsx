import { useUiKit } from '@upline/ui-kit';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { ColorMetric } from '../draw/metrics.ts';
import { figureOf } from '../draw/wording.ts';
import { isGone } from '../model/person.ts';
import { OPEN } from '../model/tree-model.ts';
import { followGestures } from './gestures.ts';
import { neighbour } from './neighbour.ts';
import type { Stage } from './stage.ts';
import classes from './tree-chart.module.css';
import { TreeMinimap } from './tree-minimap.tsx';
import type { TreeState } from './use-tree.ts';

interface TreeChartProps {
  readonly stage: Stage;
  readonly state: TreeState;
  readonly metric: ColorMetric;
  /** The node that the keyboard is at. */
  readonly focused: number;
  readonly onFocus: (node: number) => void;
  readonly onChoose: (node: number | undefined) => void;
  readonly label: string;
}

/**
 * The tree as a picture. A screen reader cannot read a canvas: one button lies over it for the person the keyboard is at,
 * which the arrow keys move; the outline holds the same people as a tree of elements.
 */
export function TreeChart(props: TreeChartProps) {
  const { stage, state, metric, focused, onFocus, onChoose, label } = props;
  const { reducedMotion, privacy } = useUiKit();
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const answers = useRef({ state, onFocus, onChoose });
  answers.current = { state, onFocus, onChoose };
  stage.reducedMotion = reducedMotion;

  useEffect(() => (canvas.current ? stage.attach(canvas.current) : undefined), [stage]);
  useEffect(() => {
    if (!box.current) return undefined;
    const toggle = (node: number) => {
      stage.holdStill(node);
      void answers.current.state.toggle(node);
    };
    return followGestures(box.current, stage, {
      onPress(pressed) {
        if (pressed?.on === 'knob') return toggle(pressed.node);
        if (pressed) answers.current.onFocus(pressed.node);
        return answers.current.onChoose(pressed?.node);
      },
      onDoublePress: ({ node }) => toggle(node),
    });
  }, [stage]);

  useEffect(() => {
    const follow = () => {
      const at = stage.boxOf(focused);
      const { current } = button;
      if (!current || !at) return;
      current.style.transform = `translate(${at.x}px, ${at.y}px)`;
      current.style.width = `${Math.max(12, at.width)}px`;
      current.style.height = `${Math.max(12, at.height)}px`;
    };
    follow();
    return stage.follow(follow);
  }, [stage, focused]);

  const { model } = state;
  const person = model.people.at(focused);
  const opened = model.directCount(focused) === 0 ? undefined : model.is(focused, OPEN);
  const description = [
    privacy ? 'Hidden' : person.name,
    person.level.name,
    person.status,
    figureOf(person, metric),
    isGone(person) ? 'moved away' : '',
    opened === undefined
      ? 'no directs'
      : `${model.directCount(focused)} ${model.directCount(focused) === 1 ? 'direct' : 'directs'}, ${opened ? 'open' : 'closed'}`,
  ]
    .filter(Boolean)
    .join(', ');

  const onKeyDown = (event: KeyboardEvent) => {
    const zoom = { '+': 1.25, '=': 1.25, '-': 0.8 }[event.key];
    const to = neighbour(
      state.tree,
      stage.placeOf(focused),
      event.key,
      stage.picture?.orientation ?? 'vertical',
    );
    if (zoom) stage.zoomBy(zoom);
    else if (event.key === '0') stage.fit();
    else if (event.key === ' ') {
      stage.holdStill(focused);
      void state.toggle(focused);
    } else if (to !== undefined) {
      const node = state.tree.node[to] as number;
      onFocus(node);
      stage.bringIn(node);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <section className={classes.chart} aria-label={label}>
      <div className={classes.window} ref={box}>
        <canvas ref={canvas} className={classes.canvas} aria-hidden />
        <button
          ref={button}
          type="button"
          className={classes.focused}
          aria-label={description}
          aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight Space Plus Minus 0"
          onKeyDown={onKeyDown}
          onClick={(event) => event.detail === 0 && onChoose(focused)}
        />
      </div>
      <span role="status" className="up-sr-only">
        {description}
      </span>
      <TreeMinimap stage={stage} tree={state.tree} />
    </section>
  );
}
