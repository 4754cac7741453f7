import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { updateVersion, type Version } from '../../platform/database/update-version.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { hasShared, ownedBy, readableBy, sharedWith } from './clients.scope.ts';
import type { ClientRow, ClientTable } from './clients.tables.ts';

type Reader = Pick<Caller, 'code'>;

/** The name as shown: "Ana Lee", or the company. */
export const clientName = sql<string>`coalesce(client.company_name, ${fullName('client')})`;

const LIST_COLUMNS = [
  'client.id',
  'client.owner_code',
  'client.type',
  'client.phone',
  'client.email',
  'client.city',
  'client.state',
  'client.country',
  'client.birth_month',
  'client.birth_day',
  'client.last_activity_at',
  'client.created_at',
  'client.archived_at',
  'client.version',
] as const;

/**
 * The list's rows: what filter, order and page apply to, and what is shown of each. Most people have no shared clients; then
 * the own book alone is one range of the list's index, and a page costs what it shows, however long the book is. For the
 * others own and shared clients are read apart.
 */
export async function clientSource(db: Db, reader: Reader) {
  const all = db.selectFrom('client');
  const own = all.where(ownedBy(reader));
  const isShared = await hasShared(db, reader.code);
  const scoped = isShared ? all.where(readableBy(reader)) : own;
  const select = (query: typeof scoped) => query.select(LIST_COLUMNS).select(clientName.as('name'));
  const source = {
    scoped,
    select,
    rows: (ids: readonly string[]) => select(scoped).where(isOneOf('client.id', ids)).execute(),
  };
  if (!isShared) return source;
  const shared = all.where(sharedWith(reader)).where('client.owner_code', '!=', reader.code);
  const hits = (part: typeof all) => db.selectFrom(part.as('part')).selectAll();
  return {
    ...source,
    parts: (page: (part: typeof all) => typeof all) =>
      db.selectFrom(
        hits(page(own))
          .unionAll(hits(page(shared)))
          .as('hit'),
      ),
  };
}

export type ClientListRow = Awaited<ReturnType<Awaited<ReturnType<typeof clientSource>>['rows']>>[number];

const reachable = (db: Db, reader: Reader) => db.selectFrom('client').where(readableBy(reader));

/** Undefined when there is no such client or the reader does not reach it: the two look alike (S-37). */
export async function findClient(db: Db, reader: Reader, id: string): Promise<ClientRow | undefined> {
  return reachable(db, reader).selectAll('client').where('client.id', '=', id).executeTakeFirst();
}

/** As `findClient`, and keeps other writers waiting until the transaction ends. */
export async function lockClient(db: Db, reader: Reader, id: string): Promise<ClientRow | undefined> {
  return reachable(db, reader).selectAll('client').where('client.id', '=', id).forUpdate().executeTakeFirst();
}

/** Names of the owner and of those the client is shared with. */
export async function peopleOf(db: Db, client: Pick<ClientRow, 'id' | 'owner_code'>) {
  const rows = await db
    .selectFrom('app_user')
    .select(['code', fullName().as('name')])
    .where((where) =>
      where.or([
        where('code', '=', client.owner_code),
        where(
          'code',
          'in',
          where.selectFrom('client_share').select('associate_code').where('client_id', '=', client.id),
        ),
      ]),
    )
    .orderBy('name')
    .execute();
  return {
    owner: rows.find(({ code }) => code === client.owner_code),
    shared: rows.filter(({ code }) => code !== client.owner_code),
  };
}

export async function insertClient(db: Db, row: Insertable<ClientTable>): Promise<ClientRow> {
  return db.insertInto('client').values(row).returningAll().executeTakeFirstOrThrow();
}

export const updateClient = (db: Db, row: Version, changes: Updateable<ClientTable>) =>
  updateVersion(db, 'client', row, changes);

export async function deleteClient(db: Db, id: string): Promise<void> {
  await db.deleteFrom('client').where('id', '=', id).execute();
}

/** Something happened with the client: it moves up in "last activity". Not an edit, so the version stays. */
export async function touchClient(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('client').set({ last_activity_at: now }).where('id', '=', id).execute();
}

export interface Likeness {
  readonly last_name_key: string | null;
  readonly date_of_birth_index: string | null;
  readonly email_key: string | null;
  readonly phone: string | null;
  readonly exclude_id: string | null;
}

/** Clients of the owner's own book with the same last name and birth date, the same email or the same phone (R-CLI-01). */
export async function similarClients(db: Db, owner: Reader, like: Likeness, limit: number) {
  const { last_name_key, date_of_birth_index, email_key, phone, exclude_id } = like;
  return db
    .selectFrom('client')
    .select(['client.id', clientName.as('name')])
    .where('client.owner_code', '=', owner.code)
    .where((where) =>
      where.or([
        ...(last_name_key && date_of_birth_index
          ? [
              where.and([
                where('client.date_of_birth_index', '=', date_of_birth_index),
                where('client.last_name_key', '=', last_name_key),
              ]),
            ]
          : []),
        ...(email_key ? [where('client.email_key', '=', email_key)] : []),
        ...(phone ? [where('client.phone', '=', phone)] : []),
      ]),
    )
    .$if(exclude_id !== null, (query) => query.where('client.id', '!=', exclude_id as string))
    .orderBy('client.sort_key')
    .orderBy('client.id')
    .limit(limit)
    .execute();
}

/** Locks those of the ids that are in the own book, in one order everywhere so that two bulk writes cannot deadlock. */
export async function lockClients(db: Db, owner: Reader, ids: readonly string[]): Promise<ClientRow[]> {
  return db
    .selectFrom('client')
    .selectAll()
    .where(isOneOf('id', ids))
    .where('owner_code', '=', owner.code)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Clients the reader reaches among these, to be looked at. */
export async function clientsAmong(db: Db, reader: Reader, ids: readonly string[]): Promise<ClientRow[]> {
  return reachable(db, reader).selectAll('client').where(isOneOf('client.id', ids)).execute();
}

/** Clients of the own book with one of these emails, phones or indexes of a birth date (R-CLI-01). */
export async function clientsLike(
  db: Db,
  owner: Reader,
  { emails, phones, births }: Readonly<Record<'emails' | 'phones' | 'births', readonly string[]>>,
) {
  return db
    .selectFrom('client')
    .select([
      'client.id',
      'client.email_key',
      'client.phone',
      'client.last_name_key',
      'client.date_of_birth_index',
    ])
    .select(clientName.as('name'))
    .where('client.owner_code', '=', owner.code)
    .where((where) =>
      where.or([
        sql<SqlBool>`client.email_key = any(${emails})`,
        sql<SqlBool>`client.phone = any(${phones})`,
        sql<SqlBool>`client.date_of_birth_index = any(${births})`,
      ]),
    )
    .orderBy('client.sort_key')
    .orderBy('client.id')
    .execute();
}
