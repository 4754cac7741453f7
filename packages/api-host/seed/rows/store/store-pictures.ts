import sharp from 'sharp';
import type { Db } from '../../../src/platform/database/database.ts';
import type { Platform } from '../../../src/platform/platform.ts';
import type { Random } from '../../random.ts';
import { keepPicture } from '../content/kept-picture.ts';

const SHIRT = 'M120 70l50-22c14 24 46 24 60 0l50 22 44 62-40 28-24-26v176H140V134l-24 26-40-28z';
/** Outlines of 400 by 400, by the address of the product; the colour is that of the goods. */
const DRAWN: Readonly<Record<string, readonly [ground: string, colour: string, outline: string]>> = {
  'polo-shirt': ['#dfe8f3', '#1c3a63', SHIRT],
  'team-t-shirt': ['#eef1f4', '#3b6fd1', SHIRT],
  'business-cards-250': ['#e9ece6', '#fdfdfb', 'M70 150h200v120H70zM110 110h200v120h-24v-96H110z'],
  'family-brochure': ['#f1e8df', '#b5532c', 'M90 80l110 24v220L90 300zM200 104l110-24v220l-110 24z'],
  'licensing-kit': ['#e6ebee', '#2b6e63', 'M100 100h200v50H100zM84 166h232v50H84zM100 232h200v70H100z'],
  notebook: ['#efe9dc', '#3c3a36', 'M120 70h160a16 16 0 0 1 16 16v228a16 16 0 0 1-16 16H120z'],
  'enamel-mug': [
    '#e7edf0',
    '#f9faf9',
    'M100 110h170v30h16a54 54 0 0 1 0 108h-16v52a20 20 0 0 1-20 20H120a20 20 0 0 1-20-20zm170 58v52h12a26 26 0 0 0 0-52z',
  ],
  'convention-lanyard': [
    '#e4e9f2',
    '#1c3a63',
    'M120 40h34l46 130 46-130h34l-62 176v24h40v110H142V240h40v-24z',
  ],
};

const picture = ([ground, colour, outline]: (typeof DRAWN)[string]) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 400 400">
      <defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="${ground}"/></linearGradient></defs>
      <rect width="400" height="400" fill="url(#g)"/>
      <ellipse cx="200" cy="342" rx="130" ry="14" fill="#000" opacity=".12"/>
      <path d="${outline}" fill="${colour}" stroke="#000" stroke-opacity=".25" stroke-width="2" fill-rule="evenodd" stroke-linejoin="round"/>
    </svg>`),
  )
    .webp()
    .toBuffer();

/** Pictures of what is for sale. A product without one is drawn by its category. */
export async function seedStorePictures(
  db: Db,
  files: Platform['files'],
  random: Random,
  now: Date,
): Promise<void> {
  const products = await db
    .selectFrom('store_product')
    .select(['id', 'slug'])
    .where('slug', 'in', Object.keys(DRAWN))
    .orderBy('position')
    .execute();
  for (const { id: product_id, slug } of products) {
    const drawn = DRAWN[slug];
    if (!drawn) continue;
    const image = random.uuid();
    await keepPicture(db, files, { id: image, name: slug, bytes: await picture(drawn) }, now);
    await db
      .insertInto('store_product_image')
      .values({ product_id, attachment_id: image, place: 1 })
      .execute();
  }
}
