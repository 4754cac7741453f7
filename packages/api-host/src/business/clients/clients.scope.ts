import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { batched } from '../../platform/batched.ts';
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

const readers = new WeakMap<Db, (code: string) => Promise<true | undefined>>();

/** Whether somebody shares a client with this person. Lists asked for at once ask the database once. */
function hasShared(db: Db, code: string): Promise<true | undefined> {
  const known = readers.get(db);
  if (known) return known(code);
  const read = batched(async (codes: readonly string[]) => {
    const { rows } = await sql<{ code: string }>`
      select code from unnest(${codes}::text[]) as code
      where exists (select from client_share where client_share.associate_code = code)`.execute(db);
    return new Map(rows.map(({ code }) => [code, true as const]));
  });
  readers.set(db, read);
  return read(code);
}

/**
 * The same for lists. Most people have no shared clients; then the own book alone is one range of the list's index, and a
 * page costs what it shows, however long the book is.
 */
export async function listScope(db: Db, reader: Reader): Promise<ReturnType<typeof readableBy>> {
  if (await hasShared(db, reader.code)) return readableBy(reader);
  return (where) => where.and([where('client.owner_code', '=', reader.code)]);
}
