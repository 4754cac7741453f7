import { usePrivacy, useUiKit } from '@upline/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { drawTiles } from '../draw/draw-tiles.ts';
import { amountOf, type SizeMetric } from '../draw/metrics.ts';
import { inkOf, type Picture } from '../draw/picture.ts';
import { type Tile, totals, treemap } from '../draw/squarify.ts';
import classes from './tree-chart.module.css';

interface TreeTreemapProps {
  readonly picture: Picture;
  readonly size: SizeMetric;
  readonly chosen: number;
  readonly onChoose: (node: number) => void;
  readonly label: string;
}

/** The same people as nested rectangles, as large as what they amount to with everybody shown below them. */
export function TreeTreemap({ picture, size, chosen, onChoose, label }: TreeTreemapProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const tiles = useRef<Tile[]>([]);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const [fonts, setFonts] = useState(0);
  const privacy = usePrivacy();
  const { scheme } = useUiKit();
  const { tree, model } = picture;

  useEffect(() => {
    const { current } = canvas;
    if (!current) return undefined;
    const watch = new ResizeObserver(() =>
      setRoom({ width: current.clientWidth, height: current.clientHeight }),
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, []);

  // Names are drawn once more when the font of the page has come.
  useEffect(() => {
    let isHere = true;
    void document.fonts?.ready.then(() => isHere && setFonts((count) => count + 1));
    return () => {
      isHere = false;
    };
  }, []);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || room.width === 0) return;
    const ratio = Math.min(2, globalThis.devicePixelRatio || 1);
    context.canvas.width = room.width * ratio;
    context.canvas.height = room.height * ratio;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.fillStyle = inkOf(scheme, 'background');
    context.fillRect(0, 0, room.width, room.height);
    const sums = totals(tree, (place) => amountOf(model.people.at(tree.node[place] as number), ownOf(size)));
    tiles.current = treemap(tree, sums, 0, { x: 0, y: 0, ...room });
    drawTiles(context, picture, tiles.current, chosen, privacy);
  }, [picture, tree, model, size, room, chosen, privacy, scheme, fonts]);

  return (
    <section className={classes.chart} aria-label={label}>
      <canvas
        ref={canvas}
        className={classes.canvas}
        aria-hidden
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          const at = { x: event.clientX - box.left, y: event.clientY - box.top };
          const hit = tiles.current.findLast(
            (tile) =>
              at.x >= tile.x && at.x < tile.x + tile.width && at.y >= tile.y && at.y < tile.y + tile.height,
          );
          if (hit) onChoose(tree.node[hit.place] as number);
        }}
      />
      <p className="up-sr-only">The outline shows the same people as text.</p>
    </section>
  );
}

/** A team's size counts its members already: each person shown counts as one. */
const ownOf = (size: SizeMetric): SizeMetric => (size === 'month_bv' ? size : 'even');
