import sharp from 'sharp';
import type { Db } from '../../../src/platform/database/database.ts';
import type { Platform } from '../../../src/platform/platform.ts';
import type { Random } from '../../random.ts';
import { keepPicture } from '../content/kept-picture.ts';

const WIDTH = 1_200;
const HEIGHT = 450;

/** Seats in rows before a stage, as many as fit. */
const seats = (colour: string) =>
  [0, 1, 2]
    .flatMap((row) =>
      Array.from(
        { length: 16 + row * 2 },
        (_, at) =>
          `<circle cx="${600 + (at - (15 + row * 2) / 2) * (58 + row * 8)}" cy="${330 + row * 52}" r="${17 + row * 4}" fill="${colour}" opacity="${0.55 + row * 0.15}"/>`,
      ),
    )
    .join('');

/** What stands on the ground of a picture, drawn for 1,200 by 450; the middle stays when a card cuts it. */
const DRAWN: Readonly<
  Record<string, readonly [from: string, to: string, colour: string, drawing: (colour: string) => string]>
> = {
  'winter-kickoff-convention': [
    '#10305c',
    '#3b6fd1',
    '#0b2243',
    (colour) =>
      `<path d="M260 60l180 200M600 40v220M940 60L760 260" stroke="#fff" stroke-width="70" opacity=".13"/><rect x="330" y="240" width="540" height="34" rx="6" fill="#fff" opacity=".92"/><rect x="572" y="170" width="56" height="70" rx="8" fill="#fff" opacity=".92"/>${seats(colour)}`,
  ],
  'field-training-saturday': [
    '#1f845a',
    '#7fc8a9',
    '#0f4a33',
    (colour) =>
      `<rect x="400" y="70" width="400" height="230" rx="14" fill="#fff" opacity=".95"/><path d="M450 250l80-70 70 40 120-100" fill="none" stroke="${colour}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/><path d="M480 300l-50 110M720 300l50 110" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".9"/><circle cx="900" cy="210" r="42" fill="${colour}"/><path d="M830 410c0-90 30-130 70-130s70 40 70 130z" fill="${colour}"/>`,
  ],
  'product-update-webinar': [
    '#6e5dc6',
    '#b8acf6',
    '#352c63',
    (colour) =>
      `<rect x="360" y="70" width="480" height="280" rx="18" fill="${colour}"/><rect x="384" y="94" width="432" height="232" rx="8" fill="#fff" opacity=".95"/><path d="M570 150l90 60-90 60z" fill="${colour}"/><rect x="300" y="352" width="600" height="26" rx="13" fill="#fff" opacity=".9"/>`,
  ],
  'leadership-summit-toronto': [
    '#9e3d22',
    '#eab27a',
    '#5a2010',
    (colour) =>
      `<circle cx="880" cy="150" r="80" fill="#fff" opacity=".75"/><path d="M0 450l240-250 150 150 210-290 220 270 120-110 260 230z" fill="${colour}" opacity=".55"/><path d="M180 450l260-190 160 110 190-230 300 310z" fill="${colour}"/><path d="M790 140v-70l70 26-70 26" fill="#fff" stroke="#fff" stroke-width="6" stroke-linejoin="round"/>`,
  ],
  'business-presentation-meeting': [
    '#206a83',
    '#8fd0df',
    '#123c4b',
    (colour) =>
      `<ellipse cx="600" cy="330" rx="330" ry="70" fill="#fff" opacity=".92"/>${[330, 465, 600, 735, 870].map((x, at) => `<circle cx="${x}" cy="${150 + Math.abs(at - 2) * 22}" r="38" fill="${colour}"/><path d="M${x - 62} ${305 + Math.abs(at - 2) * 18}c0-76 26-106 62-106s62 30 62 106z" fill="${colour}"/>`).join('')}`,
  ],
  'summer-convention': [
    '#c25100',
    '#ffd58a',
    '#7a3300',
    (colour) =>
      `<circle cx="600" cy="190" r="110" fill="#fff" opacity=".8"/>${Array.from({ length: 12 }, (_, at) => `<path d="M600 190m${Math.cos((at * Math.PI) / 6) * 140} ${Math.sin((at * Math.PI) / 6) * 140}l${Math.cos((at * Math.PI) / 6) * 60} ${Math.sin((at * Math.PI) / 6) * 60}" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".8"/>`).join('')}${seats(colour)}`,
  ],
};

function picture([from, to, colour, drawing]: (typeof DRAWN)[string]): Promise<Buffer> {
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
      <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
      <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>${drawing(colour)}
    </svg>`),
  )
    .webp()
    .toBuffer();
}

/** Pictures of the events that the demo names; the incentive trip, a draft, has none yet. */
export async function seedEventPictures(
  db: Db,
  files: Platform['files'],
  random: Random,
  now: Date,
): Promise<void> {
  const events = await db
    .selectFrom('event')
    .select(['id', 'slug'])
    .where('slug', 'in', Object.keys(DRAWN))
    .orderBy('slug')
    .execute();
  for (const { id, slug } of events) {
    const drawn = DRAWN[slug];
    if (!drawn) continue;
    const image = random.uuid();
    await keepPicture(db, files, { id: image, name: slug, bytes: await picture(drawn) }, now);
    await db.updateTable('event').set({ image_id: image }).where('id', '=', id).execute();
  }
}
