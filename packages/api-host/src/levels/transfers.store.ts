import { sql } from 'kysely';
import { among } from '../platform/among.ts';
import type { Db } from '../platform/database.ts';

/** Somebody transferred to below a person, who did not have them below before (R-LVL-06). */
export interface Transfer {
  readonly person_code: string;
  readonly moved_code: string;
  readonly moved_on: string;
}

interface Move {
  readonly moved_code: string;
  readonly moved_on: string;
  readonly path: string;
  readonly path_before: string;
}

/**
 * Last transfers after the day into the legs of these people. Transfers are few and each has some forty uplines at most, so
 * they are matched by the beginnings of their paths; asking the database which of the people is above which transfer would
 * read the network once more for every batch of people.
 */
export async function transfersAbove(db: Db, codes: readonly string[], after: string): Promise<Transfer[]> {
  const { rows: moves } = await sql<Move>`
    select moved.code as moved_code, held.valid_from as moved_on, moved.path, present.path as path_before
    from upline_history before
    cross join lateral (
      select after.associate_code, after.valid_from from upline_history after
      where after.associate_code = before.associate_code and after.valid_from = before.valid_to and after.valid_to is null
      offset 0
    ) held
    join app_user moved on moved.code = held.associate_code
    join app_user present on present.code = before.upline_code
    where before.valid_to > ${after}::date`.execute(db);
  if (moves.length === 0) return [];
  const people = await db
    .selectFrom('app_user')
    .select(['code', 'path'])
    .where(among('code', codes))
    .execute();
  const byPath = new Map(people.map(({ code, path }) => [path, code]));
  return moves.flatMap(({ path, path_before, ...move }) =>
    Array.from({ length: path.length }, (_, length) => path.slice(0, length))
      .filter((above) => byPath.has(above) && !path_before.startsWith(above))
      .map((above) => ({ ...move, person_code: byPath.get(above) as string })),
  );
}
