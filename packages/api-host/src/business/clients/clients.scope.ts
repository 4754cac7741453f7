import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';

type Reader = Pick<Caller, 'code'>;

/**
 * Whose clients a person reaches: the own book, and to read those shared by a split or a training (domain.md 2.10, 7.1).
 * Every read of a client, its notes or its history carries this predicate (S-39); uplines have no part in it (R-CLI-03).
 */
export const readableBy =
  ({ code }: Reader) =>
  (where: ExpressionBuilder<Tables, 'client'>): Expression<SqlBool> =>
    where.or([
      where('client.owner_code', '=', code),
      where(
        'client.id',
        '=',
        sql<string>`any(array(select client_id from client_share where associate_code = ${code}))`,
      ),
    ]);

/**
 * The same for lists. Most people have no shared clients; then the own book alone is one range of the list's index, and a
 * page costs what it shows, however long the book is.
 */
export async function listScope(db: Db, reader: Reader): Promise<ReturnType<typeof readableBy>> {
  const shared = await db
    .selectFrom('client_share')
    .select('client_id')
    .where('associate_code', '=', reader.code)
    .limit(1)
    .executeTakeFirst();
  return shared ? readableBy(reader) : (where) => where.and([where('client.owner_code', '=', reader.code)]);
}
