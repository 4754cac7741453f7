import { usePrivacy, useUiKit } from '@upline/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { amountOf, type SizeMetric } from '../draw/metrics.ts';
import { FONT, inkOf, type Picture, paints } from '../draw/picture.ts';
import { HEAD, type Tile, totals, treemap } from '../draw/squarify.ts';
import classes from './tree-chart.module.css';

interface TreeTreemapProps {
  readonly picture: Picture;
  readonly size: SizeMetric;
  readonly chosen: number;
  readonly onChoose: (node: number) => void;
  readonly label: string;
}

function drawTiles(
  context: CanvasRenderingContext2D,
  picture: Picture,
  tiles: readonly Tile[],
  chosen: number,
  privacy: boolean,
) {
  const { scheme, tree, model } = picture;
  const colors = paints(picture.metric, scheme);
  for (const { place, x, y, width, height } of tiles) {
    const node = tree.node[place] as number;
    const isGroup = (tree.kids[place] ?? 0) > 0;
    context.fillStyle = inkOf(scheme, 'surface');
    context.fillRect(x, y, width, height);
    context.globalAlpha = isGroup ? 0.3 : 0.8;
    context.fillStyle = colors[picture.shade(node)] ?? '';
    context.fillRect(x, y, width, height);
    context.globalAlpha = 1;
    context.strokeStyle = inkOf(scheme, node === chosen ? 'focus' : 'surface');
    context.lineWidth = node === chosen ? 3 : 1;
    context.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1);
    if (width < 56 || height < HEAD - 2) continue;
    const name = privacy ? model.people.at(node).code : model.people.at(node).name;
    context.save();
    context.beginPath();
    context.rect(x, y, width - 4, height);
    context.clip();
    if (!isGroup) {
      context.fillStyle = inkOf(scheme, 'surface');
      context.globalAlpha = 0.72;
      context.fillRect(x + 2, y + 2, Math.min(width - 4, context.measureText(name).width + 8), 17);
      context.globalAlpha = 1;
    }
    context.fillStyle = inkOf(scheme, 'text');
    context.font = `${isGroup ? 600 : 400} 12px ${FONT}`;
    context.fillText(name, x + 6, y + 15);
    context.restore();
  }
}

/** The same people as nested rectangles, as large as what they amount to with everybody shown below them. */
export function TreeTreemap({ picture, size, chosen, onChoose, label }: TreeTreemapProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const tiles = useRef<Tile[]>([]);
  const [room, setRoom] = useState({ width: 0, height: 0 });
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
  }, [picture, tree, model, size, room, chosen, privacy, scheme]);

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
