import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { recordStore } from '../../platform/database/record-store.ts';
import type { Row } from '../../platform/database/tables.ts';
import { type Asked, isNamed } from '../../platform/list/asked.ts';
import { inTwoParts, keyedSource } from '../../platform/list/list-sources.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { isOpening } from '../policies/lists/policies.source.ts';
import { hasShared, ownedBy, readableBy, sharedWith } from './clients.scope.ts';

export type ClientRow = Row<'client'>;

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

/** How many policies of the client the reader has a part in (7.1), those that the client's page shows, each judged by its own shares. */
const policiesOf = ({ code }: Reader) =>
  sql<number>`(select count(*)::integer from policy where policy.client_id = client.id
    and (policy.training_associate_code = ${code} or exists (select from policy_share
      where policy_share.policy_id = policy.id and policy_share.associate_code = ${code} and ${isOpening('policy_share')})))`;

/**
 * The list's rows: what filter, order and page apply to, and what is shown of each. Most people have no shared clients; then
 * the own book alone is one range of the list's index, and a page costs what it shows, however long the book is. For the
 * others own and shared clients are read apart.
 */
export async function clientSource(db: Db, reader: Reader, asked?: Asked) {
  const policies = policiesOf(reader);
  const all = db
    .selectFrom('client')
    .$if(isNamed(asked, 'policies'), (query) =>
      query.crossJoinLateral(
        sql<{ policies: number }>`(select ${policies} as policies)`.as<'held'>(sql`held`),
      ),
    );
  const own = all.where(ownedBy(reader));
  const isShared = await hasShared(db, reader.code);
  const shared = all.where(sharedWith(reader)).where('client.owner_code', '!=', reader.code);
  return {
    ...keyedSource('client.id', isShared ? all.where(readableBy(reader)) : own, (query) =>
      query.select(LIST_COLUMNS).select([clientName.as('name'), policies.as('policies')]),
    ),
    ...(isShared && { parts: inTwoParts(db, [own, shared]) }),
  };
}

export type ClientListRow = Awaited<ReturnType<Awaited<ReturnType<typeof clientSource>>['rows']>>[number];

export const clientStore = recordStore('client', readableBy);

/** Those of the ids that are in the own book. */
export const { lockAmong: lockClients } = recordStore('client', ownedBy);

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

/** Something happened with the client: it moves up in "last activity". Not an edit, so the version stays. */
export async function touchClient(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('client').set({ last_activity_at: now }).where('id', '=', id).execute();
}
