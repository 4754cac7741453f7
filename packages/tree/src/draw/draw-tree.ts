import { drawCard, NAME_FROM } from './draw-cards.ts';
import { CARD, firstAt, parentsIn, stepsOf, type Visible, visibleIn } from './geometry.ts';
import { type Frame, inkOf, type Marks, type Picture, paints } from './picture.ts';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Boxes closer than this many pixels are drawn as one: nobody could tell them apart. */
const LEAST_PIXELS = 2;
/** Of a team that reaches less far, in such boxes, no line is drawn from far away. */
const LEAST_REACH = 4;

/** The next place worth drawing after one, where places lie closer than a pixel. */
function nextPlace(across: Float32Array, place: number, to: number, least: number): number {
  if (least <= 1) return place + 1;
  return Math.max(place + 1, firstAt(across, place + 1, to, (across[place] as number) + least));
}

/** Lines from the parents of one level to their directs. */
function lines(context: Context, picture: Picture, frame: Frame, level: number, lit?: ReadonlySet<number>) {
  const { tree, orientation } = picture;
  const { across: side, along } = stepsOf(orientation, frame.camera);
  const isVertical = orientation === 'vertical';
  const { from, to } = parentsIn(tree, level, orientation, frame.camera, frame.size);
  const thick = isVertical ? CARD.width : CARD.height;
  const long = isVertical ? CARD.height : CARD.width;
  const least = LEAST_PIXELS / frame.camera.scale / side;
  const start = level * along + long;
  const turn = start + (along - long) / 2;
  const end = start + along - long;
  const line = (fromSide: number, fromDepth: number, toSide: number, toDepth: number) => {
    if (isVertical) {
      context.moveTo(fromSide, fromDepth);
      context.lineTo(toSide, toDepth);
    } else {
      context.moveTo(fromDepth, fromSide);
      context.lineTo(toDepth, toSide);
    }
  };
  const middle = (place: number) => (tree.across[place] as number) * side + thick / 2;
  for (let place = from; place < to; place = nextPlace(tree.across, place, to, least)) {
    const count = tree.kids[place] as number;
    if (count === 0) continue;
    const first = tree.kid[place] as number;
    if (lit) {
      if (!lit.has(tree.node[place] as number)) continue;
      for (let kid = first; kid < first + count; kid += 1) {
        if (!lit.has(tree.node[kid] as number)) continue;
        line(middle(place), start, middle(place), turn);
        line(middle(place), turn, middle(kid), turn);
        line(middle(kid), turn, middle(kid), end);
      }
      continue;
    }
    const last = first + count - 1;
    // From far away the lines to single people would be a grey veil: only how far a team reaches is drawn.
    if (least > 1) {
      const reach = ((tree.across[last] as number) - (tree.across[first] as number)) / least;
      if (reach < LEAST_REACH) continue;
      line(middle(place), start, middle(place), turn);
      line(middle(first), turn, middle(last), turn);
      continue;
    }
    line(middle(place), start, middle(place), turn);
    line(middle(first), turn, middle(last), turn);
    for (let kid = first; kid < first + count; kid = nextPlace(tree.across, kid, first + count, least))
      line(middle(kid), turn, middle(kid), end);
  }
}

/** Boxes without words, one path a colour. */
function boxes(context: Context, picture: Picture, frame: Frame, visible: readonly Visible[], marks: Marks) {
  const { tree, orientation, shade, share } = picture;
  const { across: side, along } = stepsOf(orientation, frame.camera);
  const isVertical = orientation === 'vertical';
  const least = LEAST_PIXELS / frame.camera.scale / side;
  const colors = paints(picture.metric, picture.scheme);
  const paths = colors.map(() => new Path2D());
  // A box stays visible however far away it is, and as long as levels that are kept apart leave room for.
  const grain = 1.25 / frame.camera.scale;
  const long = along * 0.4;
  for (const { level, from, to } of visible) {
    for (let place = from; place < to; place = nextPlace(tree.across, place, to, least)) {
      const node = tree.node[place] as number;
      const by = share ? 0.4 + 0.6 * (share[node] ?? 0) : 1;
      const width = Math.max(isVertical ? grain : long, CARD.width * by);
      const height = Math.max(isVertical ? long : grain, CARD.height * by);
      const position = (tree.across[place] as number) * side;
      const x = isVertical ? position + (CARD.width - width) / 2 : level * along;
      const y = isVertical ? level * along : position + (CARD.height - height) / 2;
      paths[shade(node)]?.rect(x, y, width, height);
    }
  }
  paths.forEach((path, index) => {
    context.fillStyle = colors[index] ?? '';
    context.fill(path);
  });
  context.fillStyle = inkOf(picture.scheme, 'focus');
  for (const node of [...marks.lit, marks.chosen]) {
    const place = tree.place[node] ?? -1;
    if (place === -1) continue;
    const size = Math.max(CARD.height, 6 * grain);
    const level = levelAt(tree.levels, place) * along;
    const position = (tree.across[place] as number) * side;
    const x = isVertical ? position + CARD.width / 2 : level + CARD.width / 2;
    const y = isVertical ? level + CARD.height / 2 : position + CARD.height / 2;
    context.fillRect(x - size / 2, y - size / 2, size, size);
  }
}

function levelAt(levels: Int32Array, place: number): number {
  let level = 0;
  while (level + 2 < levels.length && (levels[level + 1] as number) <= place) level += 1;
  return level;
}

/**
 * Draws what a window shows of the tree: cards where there is room for words, coloured boxes where there is not. Answers how many
 * boxes or cards that were.
 */
export function drawTree(
  context: Context,
  picture: Picture,
  frame: Frame,
  marks: Marks,
  pixelRatio = 1,
): number {
  const { tree, orientation, scheme } = picture;
  const { camera, size } = frame;
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  context.fillStyle = inkOf(scheme, 'background');
  context.fillRect(0, 0, size.width, size.height);
  if (tree.node.length === 0) return 0;
  const { scale } = camera;
  context.setTransform(
    pixelRatio * scale,
    0,
    0,
    pixelRatio * scale,
    pixelRatio * camera.x,
    pixelRatio * camera.y,
  );
  const visible = visibleIn(tree, orientation, camera, size);
  const levels = linedLevels(visible, tree.levels.length);

  context.lineWidth = Math.max(1, 0.75 / scale);
  context.strokeStyle = inkOf(scheme, 'border-control');
  context.globalAlpha = scale < 0.05 ? 0.5 : 1;
  context.beginPath();
  for (const level of levels) lines(context, picture, frame, level);
  context.stroke();
  context.globalAlpha = 1;
  if (marks.lit.size > 1) {
    context.lineWidth = Math.max(2.5, 2 / scale);
    context.strokeStyle = inkOf(scheme, 'focus');
    context.beginPath();
    for (const level of levels) lines(context, picture, frame, level, marks.lit);
    context.stroke();
  }

  if (scale < NAME_FROM) {
    boxes(context, picture, frame, visible, marks);
  } else {
    const colors = paints(picture.metric, scheme);
    for (const { from, to } of visible)
      for (let place = from; place < to; place += 1)
        drawCard(
          context,
          picture,
          marks,
          place,
          scale,
          colors[picture.shade(tree.node[place] as number)] ?? '',
        );
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
  return visible.reduce((sum, { from, to }) => sum + to - from, 0);
}

/** Levels whose lines downwards can be seen: those in the window and the one above it. */
function linedLevels(visible: readonly Visible[], levels: number): number[] {
  const first = visible[0]?.level ?? 0;
  const last = visible.at(-1)?.level ?? levels - 2;
  return Array.from({ length: last - first + 2 }, (_, index) => first - 1 + index).filter(
    (level) => level >= 0 && level < levels - 2,
  );
}
