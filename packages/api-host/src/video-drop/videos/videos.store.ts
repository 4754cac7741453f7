import type { Country, LevelCode } from '@upline/domain';
import { type SqlBool, sql } from 'kysely';
import { hasLevel, inCountry } from '../../content/audience.store.ts';
import type { Db } from '../../platform/database/database.ts';
import { rowWrites } from '../../platform/database/record-store.ts';
import { keyedSource } from '../../platform/list/list-sources.ts';
import type { Caller } from '../../platform/operation/caller.ts';

const deliveries = (condition = sql`true`) =>
  sql<number>`(select count(*)::integer from video_delivery join video_send on video_send.id = send_id
    where video_send.video_id = video.id and ${condition})`;
export const sentOf = deliveries(sql`sent_at is not null`);
export const watchedOf = deliveries(sql`watched_at is not null`);

const scoped = (db: Db) => db.selectFrom('video');
const counted = (query: ReturnType<typeof scoped>) =>
  query.selectAll('video').select([sentOf.as('sent'), watchedOf.as('watched')]);

export const videoSource = (db: Db) => keyedSource('video.id', scoped(db), counted);

export const findVideo = (db: Db, id: string) =>
  counted(scoped(db)).where('video.id', '=', id).executeTakeFirst();
export type VideoRow = NonNullable<Awaited<ReturnType<typeof findVideo>>>;

export const videoWrites = rowWrites('video');

/** Published and not expired on that day. */
export const isShown = (today: string) =>
  sql<SqlBool>`(video.status = 'Published' and video.expires_on >= ${today}::date)`;

/** Videos that the reader may send: shown, and for their country and level, judged where they are read (R-PRM-01). */
export function videosFor(db: Db, reader: Pick<Caller, 'code'>, today: string) {
  const country = sql.ref<Country | null>('video.country');
  const level = sql.ref<LevelCode | null>('video.min_level');
  return db
    .selectFrom('video')
    .select([
      'video.id',
      'video.title',
      'video.host_id',
      'video.thumbnail_id',
      'video.duration_seconds',
      'video.language',
      'video.approval_number',
      'video.expires_on',
    ])
    .where(isShown(today))
    .where(sql<SqlBool>`(${country} is null or ${inCountry(reader, country)})`)
    .where(sql<SqlBool>`(${level} is null or ${hasLevel(reader, level)})`)
    .orderBy('video.position')
    .limit(200);
}
