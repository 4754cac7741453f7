import { CARD, cornerOf, extentOf, stepsOf } from '../draw/geometry.ts';
import { inkOf, type Picture, paints } from '../draw/picture.ts';
import { cardLines } from '../draw/wording.ts';

const MARGIN = 32;
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** Everybody shown as a drawing that stays sharp at any size. */
export function treeSvg(picture: Picture): string {
  const { tree, model, orientation, scheme, privacy } = picture;
  const { along } = stepsOf(orientation);
  const isVertical = orientation === 'vertical';
  const extent = extentOf(tree, orientation);
  const colors = paints(picture.metric, scheme);
  const ink = (name: Parameters<typeof inkOf>[1]) => inkOf(scheme, name);
  const parts: string[] = [];
  const half = (along - (isVertical ? CARD.height : CARD.width)) / 2;
  for (let place = 1; place < tree.node.length; place += 1) {
    const from = cornerOf(tree, tree.up[place] as number, orientation);
    const to = cornerOf(tree, place, orientation);
    parts.push(
      isVertical
        ? `M${from.x + CARD.width / 2} ${from.y + CARD.height}v${half}H${to.x + CARD.width / 2}V${to.y}`
        : `M${from.x + CARD.width} ${from.y + CARD.height / 2}h${half}V${to.y + CARD.height / 2}H${to.x}`,
    );
  }
  const lines = `<path d="${parts.join('')}" fill="none" stroke="${ink('border-control')}"/>`;
  const cards = Array.from(tree.node, (node, place) => {
    const person = model.people.at(node);
    const { x, y } = cornerOf(tree, place, orientation);
    const [second, third] = cardLines(person, picture.metric);
    return `<g transform="translate(${x} ${y})"><rect width="${CARD.width}" height="${CARD.height}" rx="8" fill="${ink('surface')}" stroke="${ink('border-control')}"/><rect width="4" height="${CARD.height}" rx="2" fill="${colors[picture.shade(node)]}"/><text x="16" y="22" font-size="13" font-weight="600" fill="${ink('text')}">${escaped(privacy ? 'Hidden' : cut(person.name, 26))}</text><text x="16" y="40" font-size="12" fill="${ink('text-muted')}">${escaped(cut(second, 30))}</text><text x="16" y="57" font-size="12" fill="${ink('text-muted')}">${escaped(cut(third, 30))}</text></g>`;
  });
  const width = extent.width + 2 * MARGIN;
  const height = extent.height + 2 * MARGIN;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}" font-family="Inter, Arial, sans-serif"><rect x="${-MARGIN}" y="${-MARGIN}" width="${width}" height="${height}" fill="${ink('background')}"/>${lines}${cards.join('')}</svg>`;
}
