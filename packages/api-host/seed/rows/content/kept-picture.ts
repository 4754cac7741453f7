import type { Db } from '../../../src/platform/database/database.ts';
import type { Platform } from '../../../src/platform/platform.ts';

interface Picture {
  readonly id: string;
  /** Without its ending. */
  readonly name: string;
  /** A WebP. */
  readonly bytes: Buffer;
}

/** Keeps a picture as if the home office had uploaded it. */
export async function keepPicture(
  db: Db,
  files: Platform['files'],
  { id, name, bytes }: Picture,
  now: Date,
): Promise<void> {
  const { code } = await db
    .selectFrom('app_user')
    .select('code')
    .where('username', '=', 'admin')
    .executeTakeFirstOrThrow();
  const file_key = files.newKey('attachment', 'webp');
  const { size } = await files.write(file_key, bytes);
  await db
    .insertInto('attachment')
    .values({
      id,
      owner_code: code,
      purpose: 'content-image',
      file_key,
      name: `${name}.webp`,
      type: 'image/webp',
      size_bytes: size,
      created_at: now,
      created_by: code,
    })
    .execute();
}
