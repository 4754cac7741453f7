import { DELIVERY_STATUSES, type DeliveryStatus } from '@upline/domain';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { keyedSource } from '../../platform/list/list-sources.ts';
import type { Caller } from '../../platform/operation/caller.ts';

/** When it left, or may leave at the earliest. */
export const atOf = sql<Date>`coalesce(video_delivery.sent_at, video_delivery.due_at)`;

const scoped = (db: Db, reader: Pick<Caller, 'code'>) =>
  db
    .selectFrom('video_delivery')
    .innerJoin('video_send', 'video_send.id', 'video_delivery.send_id')
    .innerJoin('video', 'video.id', 'video_send.video_id')
    .where('video_delivery.owner_code', '=', reader.code);

/** What the reader has sent (R-VVD-05). */
export const deliverySource = (db: Db, reader: Pick<Caller, 'code'>) =>
  keyedSource('video_delivery.id', scoped(db, reader), (query) =>
    query.select([
      'video_delivery.id',
      atOf.as('at'),
      'video.title as video',
      'video_delivery.contact_name as contact',
      'video_delivery.contact_id',
      'video_send.channel',
      'video_delivery.status',
      'video_delivery.failure',
      'video_delivery.percent',
      'video_delivery.watched_seconds',
    ]),
  );
export type DeliveryListRow = Awaited<ReturnType<ReturnType<typeof deliverySource>['rows']>>[number];

/** Sends of one person wait for each other, so that no two of them pass the limit of a day together (R-VVD-04). */
export async function lockSender(db: Db, code: string) {
  return db
    .selectFrom('app_user')
    .innerJoin('associate as profile', 'profile.code', 'app_user.code')
    .select('profile.state')
    .where('app_user.code', '=', code)
    .forNoKeyUpdate('app_user')
    .executeTakeFirstOrThrow();
}

/** How many deliveries the sender has on each of these company days. */
export async function deliveriesOn(db: Db, code: string, days: readonly string[]) {
  const rows = await db
    .selectFrom('video_delivery')
    .select(['due_on', sql<number>`count(*)::integer`.as('count')])
    .where('owner_code', '=', code)
    .where('due_on', 'in', days)
    .groupBy('due_on')
    .execute();
  return new Map(rows.map(({ due_on, count }) => [due_on, count]));
}

export async function insertSend(db: Db, send: Insertable<Tables['video_send']>): Promise<string> {
  const { id } = await db.insertInto('video_send').values(send).returning('id').executeTakeFirstOrThrow();
  return id;
}

export const insertDeliveries = (db: Db, rows: readonly Insertable<Tables['video_delivery']>[]) =>
  db.insertInto('video_delivery').values(rows).returning(['id', 'due_at']).execute();

/** A delivery with all that its message needs, locked. */
export async function deliveryToSend(db: Db, id: string) {
  return db
    .selectFrom('video_delivery as delivery')
    .innerJoin('video_send as send', 'send.id', 'delivery.send_id')
    .innerJoin('video', 'video.id', 'send.video_id')
    .innerJoin('app_user as sender', 'sender.code', 'delivery.owner_code')
    .leftJoin('associate as profile', 'profile.code', 'delivery.owner_code')
    .leftJoin('video_contact as contact', 'contact.id', 'delivery.contact_id')
    .leftJoin('video_unsubscription as gone', (join) =>
      join.onRef('gone.channel', '=', 'send.channel').onRef('gone.address', '=', 'delivery.address'),
    )
    .select([
      'delivery.id',
      'delivery.status',
      'delivery.address',
      'send.channel',
      'send.message',
      'video.title',
      'video.status as video_status',
      'video.expires_on',
      'sender.status as sender_status',
      fullName('sender').as('sender'),
      // A contact without a state is taken to live where the sender does.
      sql<string | null>`coalesce(contact.state, profile.state)`.as('state'),
      'contact.first_name',
      'contact.email_key',
      'contact.email',
      'contact.mobile',
      'contact.consent_email',
      'contact.consent_sms',
      'gone.unsubscribed_at',
    ])
    .where('delivery.id', '=', id)
    .forUpdate('delivery')
    .executeTakeFirst();
}
export type DeliveryToSend = NonNullable<Awaited<ReturnType<typeof deliveryToSend>>>;

const placeOf = sql`array_position(array[${sql.join(DELIVERY_STATUSES.map((each) => sql.lit(each)))}], status)`;

/** Writes into a delivery; its status only moves forward. */
export async function advance(
  db: Db,
  which: { readonly column: 'id' | 'message_id'; readonly value: string },
  status: DeliveryStatus,
  more: Updateable<Tables['video_delivery']> = {},
): Promise<void> {
  await db
    .updateTable('video_delivery')
    .set({
      ...more,
      status: sql<DeliveryStatus>`case when ${placeOf} < ${sql.lit(DELIVERY_STATUSES.indexOf(status) + 1)} then ${status} else status end`,
    })
    .where(which.column, '=', which.value)
    .execute();
}

/** Lets a queued delivery wait. */
export async function postpone(db: Db, id: string, due_at: Date, due_on: string): Promise<void> {
  await db.updateTable('video_delivery').set({ due_at, due_on }).where('id', '=', id).execute();
}

/** What the gateway of texts says of a message after it took it; a text that was opened did arrive, whatever comes later. */
export async function markReceipt(db: Db, messageId: string, arrived: boolean): Promise<void> {
  const which = { column: 'message_id', value: messageId } as const;
  if (arrived) return advance(db, which, 'Delivered');
  await db
    .updateTable('video_delivery')
    .set({ status: 'Failed', failure: 'The phone company could not deliver the text' })
    .where('message_id', '=', messageId)
    .where('status', 'in', ['Queued', 'Sent'])
    .execute();
}
