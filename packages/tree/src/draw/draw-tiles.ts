import { FONT, inkOf, type Picture, paints } from './picture.ts';
import { HEAD, type Tile } from './squarify.ts';

/** The tiles of a treemap with the names of their people, on a plate where nobody is below. */
export function drawTiles(
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
    // Before the name is measured: a new context has a smaller font.
    context.font = `${isGroup ? 600 : 400} 12px ${FONT}`;
    if (!isGroup) {
      context.fillStyle = inkOf(scheme, 'surface');
      context.globalAlpha = 0.72;
      context.fillRect(x + 2, y + 2, Math.min(width - 4, context.measureText(name).width + 8), 17);
      context.globalAlpha = 1;
    }
    context.fillStyle = inkOf(scheme, 'text');
    context.fillText(name, x + 6, y + 15);
    context.restore();
  }
}
