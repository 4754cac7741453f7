import { type RawBuilder, sql } from 'kysely';

/**
 * Path of the direct that a lower path leads through, below a person whose path has that many characters: its beginning. The first
 * character of a step says how many it takes (`network_ordinal` of the database).
 */
export function legPath(path: RawBuilder<unknown>, length: RawBuilder<unknown>): RawBuilder<string> {
  const first = sql`substr(${path}, ${length} + 1, 1)`;
  return sql<string>`left(${path}, ${length} + case when ${first} < 'a' then 1 when ${first} < 'y' then 2
    when ${first} < '}' then 3 else 4 end)`;
}
