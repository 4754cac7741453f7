import { initials } from '@upline/domain';
import { hasLeft, isGone, type TreePerson } from '../model/person.ts';
import { OPEN } from '../model/tree-model.ts';
import { CARD, cornerOf, knobOf, type Point } from './geometry.ts';
import { FONT, inkOf, type Marks, type Picture } from './picture.ts';
import { cardLines } from './wording.ts';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** From this scale on a card shows all its lines; from the other one on its name alone. */
export const FULL_FROM = 0.55;
export const NAME_FROM = 0.24;

const RADIUS = 8;
const BAND = 4;

/** Texts cut to the width of a card, by font and text: measuring is dearer than drawing. */
const cut = new Map<string, string>();

/** To be called when another font has come. */
export const forgetWidths = (): void => cut.clear();

function fitting(context: Context, text: string, width: number): string {
  const key = `${context.font}|${width}|${text}`;
  const known = cut.get(key);
  if (known !== undefined) return known;
  let shown = text;
  if (context.measureText(text).width > width) {
    let low = 0;
    let high = text.length;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (context.measureText(`${text.slice(0, middle)}…`).width <= width) low = middle;
      else high = middle - 1;
    }
    shown = `${text.slice(0, low).trimEnd()}…`;
  }
  if (cut.size > 20_000) cut.clear();
  cut.set(key, shown);
  return shown;
}

const block = (context: Context, color: string, x: number, y: number, width: number, height: number) => {
  context.fillStyle = color;
  context.beginPath();
  context.roundRect(x, y, width, height, 3);
  context.fill();
};

/** Outline of a change against the earlier day; the words on the card say the same. */
function outlineOf({ scheme }: Picture, person: TreePerson): string | undefined {
  const changes = person.difference?.changes ?? [];
  if (changes.includes('left')) return inkOf(scheme, 'danger-mark');
  if (changes.includes('joined')) return inkOf(scheme, 'success');
  if (changes.includes('moved')) return inkOf(scheme, 'link');
  return changes.length > 0 ? inkOf(scheme, 'warning') : undefined;
}

interface CardAt {
  readonly place: number;
  readonly node: number;
  readonly corner: Point;
  readonly person: TreePerson;
  readonly paint: string;
}

function frame(context: Context, picture: Picture, marks: Marks, card: CardAt) {
  const { corner, person, node, paint } = card;
  const { scheme } = picture;
  const faded = hasLeft(person.status) || isGone(person);
  context.fillStyle = inkOf(scheme, faded ? 'surface-sunken' : 'surface');
  context.beginPath();
  context.roundRect(corner.x, corner.y, CARD.width, CARD.height, RADIUS);
  context.fill();
  const isLit = marks.lit.has(node);
  const change = outlineOf(picture, person);
  context.lineWidth = isLit || node === marks.chosen || change ? 2 : 1;
  context.strokeStyle =
    node === marks.chosen || isLit ? inkOf(scheme, 'focus') : (change ?? inkOf(scheme, 'border-control'));
  if (isGone(person)) context.setLineDash([5, 4]);
  context.stroke();
  context.setLineDash([]);
  context.fillStyle = paint;
  context.beginPath();
  context.roundRect(corner.x, corner.y, BAND, CARD.height, [RADIUS, 0, 0, RADIUS]);
  context.fill();
}

function full(context: Context, picture: Picture, card: CardAt) {
  const { corner, person, paint, node } = card;
  const { scheme, privacy } = picture;
  const left = corner.x + 16;
  const text = left + 44;
  const room = CARD.width - 70;
  context.fillStyle = paint;
  context.globalAlpha = 0.25;
  context.beginPath();
  context.arc(left + 17, corner.y + CARD.height / 2, 17, 0, 2 * Math.PI);
  context.fill();
  context.globalAlpha = 1;
  if (privacy) {
    block(context, inkOf(scheme, 'private'), text, corner.y + 12, 96, 11);
  } else {
    context.fillStyle = inkOf(scheme, 'text');
    context.font = `600 12px ${FONT}`;
    context.textAlign = 'center';
    context.fillText(initials(person.name), left + 17, corner.y + CARD.height / 2 + 4.5);
    context.textAlign = 'left';
    context.font = `600 13px ${FONT}`;
    context.fillText(fitting(context, person.name, room), text, corner.y + 22);
  }
  const [second, third] = cardLines(person, picture.metric);
  context.fillStyle = inkOf(scheme, 'text-muted');
  context.font = `12px ${FONT}`;
  context.fillText(fitting(context, second, room), text, corner.y + 40);
  context.fillText(fitting(context, third, room), text, corner.y + 57);
  const share = picture.share?.[node];
  if (share === undefined) return;
  context.fillStyle = paint;
  context.fillRect(corner.x + BAND, corner.y + CARD.height - 4, (CARD.width - BAND - 6) * share, 3);
}

function nameOnly(context: Context, picture: Picture, { corner, person }: CardAt) {
  const { scheme, privacy } = picture;
  if (privacy) return block(context, inkOf(scheme, 'private'), corner.x + 18, corner.y + 24, 150, 20);
  context.fillStyle = inkOf(scheme, 'text');
  context.font = `600 25px ${FONT}`;
  context.textAlign = 'left';
  context.fillText(fitting(context, person.name, CARD.width - 28), corner.x + 16, corner.y + 43);
}

/** What opens and closes: a minus where the directs are shown, how many there are where they are not. */
function knob(context: Context, picture: Picture, marks: Marks, { node, corner }: CardAt) {
  const { model, scheme, orientation } = picture;
  const count = model.directCount(node);
  if (count === 0) return;
  const at = knobOf(corner, orientation);
  const label = marks.loading.has(node) ? '…' : model.is(node, OPEN) ? '−' : `+${count}`;
  context.font = `600 11px ${FONT}`;
  const width = Math.max(20, context.measureText(label).width + 12);
  context.fillStyle = inkOf(scheme, 'surface');
  context.strokeStyle = inkOf(scheme, marks.lit.has(node) ? 'focus' : 'border-control');
  context.lineWidth = 1;
  context.beginPath();
  context.roundRect(at.x - width / 2, at.y - 10, width, 20, 10);
  context.fill();
  context.stroke();
  context.fillStyle = inkOf(scheme, 'text');
  context.textAlign = 'center';
  context.fillText(label, at.x, at.y + 4);
  context.textAlign = 'left';
}

/** One card with all that the scale has room for; the context is in the drawing's own units. */
export function drawCard(
  context: Context,
  picture: Picture,
  marks: Marks,
  place: number,
  scale: number,
  paint: string,
): void {
  const node = picture.tree.node[place] as number;
  const card: CardAt = {
    place,
    node,
    paint,
    corner: cornerOf(picture.tree, place, picture.orientation),
    person: picture.model.people.at(node),
  };
  frame(context, picture, marks, card);
  if (scale >= FULL_FROM) full(context, picture, card);
  else nameOnly(context, picture, card);
  knob(context, picture, marks, card);
}
