import { type ExpressionBuilder, sql } from 'kysely';
import type { Caller } from '../../platform/caller.ts';
import type { Tables } from '../../platform/tables.ts';

type Reader = Pick<Caller, 'code'>;

/**
 * Whose clients a person reaches: the own book, and to read those shared by a split or a training (domain.md 2.10, 7.1).
 * Every read of a client, its notes or its history carries this predicate (S-39); uplines have no part in it (R-CLI-03).
 */
export const readableBy =
  ({ code }: Reader) =>
  (where: ExpressionBuilder<Tables, 'client'>) =>
    where.or([
      where('client.owner_code', '=', code),
      where(
        'client.id',
        '=',
        sql<string>`any(array(select client_id from client_share where associate_code = ${code}))`,
      ),
    ]);
