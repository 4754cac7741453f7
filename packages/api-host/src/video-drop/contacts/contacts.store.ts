import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { clientName } from '../../business/clients/clients.store.ts';
import { keysOf } from '../../business/contact.rules.ts';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { recordStore } from '../../platform/database/record-store.ts';
import type { Row, Tables } from '../../platform/database/tables.ts';
import { keyedSource } from '../../platform/list/list-sources.ts';
import type { Caller } from '../../platform/operation/caller.ts';

export type ContactRow = Row<'video_contact'>;
type Reader = Pick<Caller, 'code'>;

/** Contacts belong to one person (R-VVD-05); every read carries this (S-39). */
const isOwn =
  (reader: Reader) =>
  (where: ExpressionBuilder<Tables, 'video_contact'>): Expression<SqlBool> =>
    where('video_contact.owner_code', '=', reader.code);

export const contactStore = recordStore('video_contact', isOwn);

/** When the owner of the address said no to messages of that channel. */
const unsubscribed = (channel: 'Email' | 'SMS', address: string) =>
  sql<Date | null>`(select unsubscribed_at from video_unsubscription gone
    where gone.channel = ${sql.lit(channel)} and gone.address = ${sql.ref(address)})`;
const goneFromEmail = unsubscribed('Email', 'video_contact.email_key');
const goneFromTexts = unsubscribed('SMS', 'video_contact.mobile');

/** By which channels the contact may be written to. */
export const consentOf = sql<string>`(case
  when consent_email and ${goneFromEmail} is null and consent_sms and ${goneFromTexts} is null then 'Email and SMS'
  when consent_email and ${goneFromEmail} is null then 'Email'
  when consent_sms and ${goneFromTexts} is null then 'SMS' else 'None' end)`;

export const lastSentOf = sql<Date | null>`(select max(sent_at) from video_delivery sent where sent.contact_id = video_contact.id)`;
export const watchedOf = sql<number>`(select count(watched_at)::integer from video_delivery sent where sent.contact_id = video_contact.id)`;

/** Of own prospects and clients alone: one that went to somebody else has no name here. */
const prospectNameOf = (id: RawBuilder<unknown>, owner: RawBuilder<unknown>) =>
  sql<
    string | null
  >`(select ${fullName('prospect')} from prospect where prospect.id = ${id} and prospect.owner_code = ${owner})`;
const clientNameOf = (id: RawBuilder<unknown>, owner: RawBuilder<unknown>) =>
  sql<
    string | null
  >`(select ${clientName} from client where client.id = ${id} and client.owner_code = ${owner})`;
const owner = sql.ref('video_contact.owner_code');

const scoped = (db: Db, reader: Reader) => db.selectFrom('video_contact').where(isOwn(reader));
const shown = (query: ReturnType<typeof scoped>) =>
  query
    .selectAll('video_contact')
    .select([
      goneFromEmail.as('unsubscribed_email_at'),
      goneFromTexts.as('unsubscribed_sms_at'),
      lastSentOf.as('last_sent_at'),
      watchedOf.as('watched'),
      prospectNameOf(sql.ref('video_contact.prospect_id'), owner).as('prospect_name'),
      clientNameOf(sql.ref('video_contact.client_id'), owner).as('client_name'),
    ]);

export const contactSource = (db: Db, reader: Reader) =>
  keyedSource('video_contact.id', scoped(db, reader), shown);
export type ShownContact = Awaited<ReturnType<ReturnType<typeof contactSource>['rows']>>[number];

/** Contacts of the reader with these ids, with what they have unsubscribed from. */
export const contactsAmong = (db: Db, reader: Reader, ids: readonly string[]) =>
  shown(scoped(db, reader)).where('video_contact.id', 'in', ids).orderBy('video_contact.name_key').execute();

/** Which of email and mobile another contact of the reader has already. */
export async function takenBy(
  db: Db,
  reader: Reader,
  { email_key, mobile, id }: Pick<ContactRow, 'email_key' | 'mobile'> & { readonly id: string | undefined },
) {
  const rows = await scoped(db, reader)
    .select(['id', 'email_key', 'mobile'])
    .where((where) =>
      where.or([where('email_key', '=', email_key ?? ''), where('mobile', '=', mobile ?? '')]),
    )
    .execute();
  const others = rows.filter((row) => row.id !== id);
  return {
    email: email_key !== null && others.some((row) => row.email_key === email_key),
    mobile: mobile !== null && others.some((row) => row.mobile === mobile),
  };
}

export interface LinkedNames {
  readonly prospect_name: string | null;
  readonly client_name: string | null;
}

/** The own prospect and the own client with these ids. */
export async function linkedNames(
  db: Db,
  { code }: Reader,
  { prospect_id, client_id }: Pick<ContactRow, 'prospect_id' | 'client_id'>,
): Promise<LinkedNames> {
  if (prospect_id === null && client_id === null) return { prospect_name: null, client_name: null };
  return db
    .selectNoFrom([
      prospectNameOf(sql`${prospect_id}::uuid`, sql`${code}`).as('prospect_name'),
      clientNameOf(sql`${client_id}::uuid`, sql`${code}`).as('client_name'),
    ])
    .executeTakeFirstOrThrow();
}

/** Own contacts by the keys of an email and a mobile (R-VVD-07). */
export async function contactsByKeys(
  db: Db,
  reader: Reader,
  keys: readonly string[],
): Promise<Map<string, { id: string; name: string }>> {
  const rows = await scoped(db, reader)
    .select(['id', 'first_name', 'last_name', 'email_key', 'mobile'])
    .where((where) =>
      where.or([
        where(sql.ref('email_key'), '=', sql`any(${keysOf(keys, 'email')})`),
        where(sql.ref('mobile'), '=', sql`any(${keysOf(keys, 'phone')})`),
      ]),
    )
    .execute();
  const named = rows.map(({ id, first_name, last_name, email_key, mobile }) => ({
    one: { id, name: last_name === null ? first_name : `${first_name} ${last_name}` },
    keys: [`email:${email_key}`, `phone:${mobile}`],
  }));
  return new Map(named.flatMap(({ one, keys: own }) => own.map((key) => [key, one] as const)));
}

/** Whether anything was sent to the contact, or waits to be. */
export async function wasWrittenTo(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('video_delivery')
    .select('id')
    .where('contact_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
