import { sql } from 'kysely';
import { attachmentsById } from '../../attachments/attachments.store.ts';
import type { Db } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { FILE_RULES, IMAGE_RULES } from './content-files.ts';

/** An upload of that purpose. */
export async function findUpload(db: Db, purpose: string, id: string) {
  const found = (await attachmentsById(db, [id])).get(id);
  return found?.purpose === purpose ? found : undefined;
}

/** Whether all these ids are pictures that were uploaded for texts. */
export async function arePictures(db: Db, ids: readonly string[]): Promise<boolean> {
  const found = await attachmentsById(db, ids);
  return ids.every((id) => found.get(id)?.purpose === IMAGE_RULES.purpose);
}

/** Keeps pictures that a text shows: the nightly removal of unnamed uploads leaves them alone. */
export async function keepPictures(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`insert into content_image (attachment_id) select unnest(${ids}::uuid[]) on conflict do nothing`.execute(
    db,
  );
}

/** Whether all these ids are files that no other article has. */
export async function areFreeFiles(
  db: Db,
  ids: readonly string[],
  articleId: string | null,
): Promise<boolean> {
  if (ids.length === 0) return true;
  const found = await attachmentsById(db, ids);
  if (!ids.every((id) => found.get(id)?.purpose === FILE_RULES.purpose)) return false;
  const taken = await db
    .selectFrom('help_article_file')
    .select('attachment_id')
    .where(isOneOf('attachment_id', ids))
    .$if(articleId !== null, (query) => query.where('article_id', '<>', articleId as string))
    .executeTakeFirst();
  return taken === undefined;
}

/** Files of an article in their order. */
export const filesOf = (db: Db, articleId: string) =>
  db
    .selectFrom('help_article_file')
    .innerJoin('attachment', 'attachment.id', 'help_article_file.attachment_id')
    .select([
      'attachment.id',
      'attachment.name',
      'attachment.size_bytes',
      'attachment.owner_code',
      'attachment.file_key',
      'attachment.type',
    ])
    .where('help_article_file.article_id', '=', articleId)
    .orderBy('help_article_file.place')
    .execute();
