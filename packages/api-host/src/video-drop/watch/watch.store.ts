import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';

/** The delivery of a link, with all that its page shows. */
export const deliveryOfLink = (db: Db, linkHash: string, today: string) =>
  db
    .selectFrom('video_delivery as delivery')
    .innerJoin('video_send as send', 'send.id', 'delivery.send_id')
    .innerJoin('video', 'video.id', 'send.video_id')
    .innerJoin('app_user as sender', 'sender.code', 'delivery.owner_code')
    .leftJoin('video_unsubscription as gone', (join) =>
      join.onRef('gone.channel', '=', 'send.channel').onRef('gone.address', '=', 'delivery.address'),
    )
    .select([
      'delivery.id',
      'delivery.owner_code',
      'delivery.contact_name',
      'delivery.address',
      'delivery.watched_seconds',
      'delivery.watched_at',
      'delivery.clicked_at',
      'send.channel',
      'video.title',
      'video.host_id',
      'video.thumbnail_id',
      'video.duration_seconds',
      sql<boolean>`(video.status = 'Published' and video.expires_on >= ${today}::date
        and sender.status in ('Active', 'Suspended', 'Resignation Initiated'))`.as('is_available'),
      fullName('sender').as('sender'),
      'sender.email',
      'sender.phone',
      'sender.has_photo',
      'gone.unsubscribed_at',
    ])
    .where('delivery.link_hash', '=', linkHash)
    .executeTakeFirst();

/** The same, keeping other reports of this delivery waiting. */
export async function lockDelivery(db: Db, linkHash: string): Promise<void> {
  await sql`select from video_delivery where link_hash = ${linkHash} for update`.execute(db);
}

/** Licenses to sell insurance that are in force on that day, the resident one first. */
export const licensesOf = (db: Db, code: string, today: string) =>
  db
    .selectFrom('license')
    .select(['type', 'state', 'number'])
    .where('associate_code', '=', code)
    .where('status', '=', 'Active')
    .where('approval_status', '=', 'Approved')
    .where(sql<SqlBool>`coalesce(expiration_date >= ${today}::date, true)`)
    .orderBy('is_resident', 'desc')
    .orderBy('state')
    .orderBy('type')
    .limit(5)
    .execute();

type Address = { readonly channel: 'Email' | 'SMS'; readonly address: string };

export async function unsubscribe(db: Db, { channel, address }: Address, now: Date): Promise<void> {
  await db
    .insertInto('video_unsubscription')
    .values({ channel, address, unsubscribed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function subscribe(db: Db, { channel, address }: Address): Promise<void> {
  await db
    .deleteFrom('video_unsubscription')
    .where('channel', '=', channel)
    .where('address', '=', address)
    .execute();
}
