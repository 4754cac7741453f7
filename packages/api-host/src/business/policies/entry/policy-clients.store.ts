import { foldText } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { matchesWords, wordsOf } from '../../../platform/list/search-words.ts';
import { clientName } from '../../clients/clients.store.ts';

const MOST = 20;

/** Clients an associate may write for, own ones and shared ones, by words of the name; an exact match first. */
export async function clientsOfWriter(db: Db, writer: string, keyword: string) {
  return db
    .selectFrom('client')
    .select(['client.id', clientName.as('name'), 'client.country', 'client.state'])
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('client.owner_code', '=', writer),
        exists(
          selectFrom('client_share')
            .select('client_id')
            .whereRef('client_share.client_id', '=', 'client.id')
            .where('associate_code', '=', writer),
        ),
      ]),
    )
    .where('client.archived_at', 'is', null)
    .where(matchesWords('client.name_key', wordsOf(keyword)))
    .orderBy(sql`client.name_key = ${foldText(keyword)}`, 'desc')
    .orderBy('client.sort_key')
    .orderBy('client.id')
    .limit(MOST)
    .execute();
}
