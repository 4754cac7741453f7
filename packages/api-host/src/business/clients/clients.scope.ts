import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { batched } from '../../platform/database/batched.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Caller } from '../../platform/operation/caller.ts';

type Reader = Pick<Caller, 'code'>;

/**
 * Whose clients a person reaches: the own book, and to read those shared by a split or a training (domain.md 2.10, 7.1).
 * Every read of a client, its notes or its history carries this predicate (S-39); uplines have no part in it (R-CLI-03).
 */
export const readableBy =
  (reader: Reader) =>
  (where: ExpressionBuilder<Tables, 'client'>): Expression<SqlBool> =>
    where.or([ownedBy(reader)(where), sharedWith(reader)(where)]);

/** The own book alone: one range of every index of the list. */
export const ownedBy =
  ({ code }: Reader) =>
  (where: ExpressionBuilder<Tables, 'client'>): Expression<SqlBool> =>
    where('client.owner_code', '=', code);

/** What others share with this person. */
export const sharedWith =
  ({ code }: Reader) =>
  (where: ExpressionBuilder<Tables, 'client'>): Expression<SqlBool> =>
    where(
      'client.id',
      '=',
      sql<string>`any(array(select client_id from client_share where associate_code = ${code}))`,
    );

const readers = new WeakMap<Db, (code: string) => Promise<true | undefined>>();

/** Whether somebody shares a client with this person. Lists asked for at once ask the database once. */
export function hasShared(db: Db, code: string): Promise<true | undefined> {
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
