import type { Db } from '../../../src/platform/database/database.ts';
import type { Files } from '../legal/signed-files.ts';
import { paper } from '../paper.ts';
import { GOODS } from './store-goods.ts';

/** What stands in the files of downloads. */
export async function writeDownloads(db: Db, files: Files): Promise<void> {
  const rows = await db
    .selectFrom('store_product')
    .innerJoin('attachment', 'attachment.id', 'store_product.file_id')
    .select(['store_product.slug', 'attachment.file_key'])
    .execute();
  for (const { slug, file_key } of rows) {
    const [, lines] = GOODS.find((goods) => goods.slug === slug)?.file ?? [];
    if (lines) await files.write(file_key, paper(lines));
  }
}
