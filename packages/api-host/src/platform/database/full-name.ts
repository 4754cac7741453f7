import { type RawBuilder, sql } from 'kysely';

/**
 * First and last name of a person as one column, from `app_user`, a prospect or any table with both:
 * `fullName('upline')`. Give `string | null` as the type if the row comes from a left join. Without a table it uses the
 * columns of the only one in the query.
 */
export function fullName<Name extends string | null = string>(table?: string): RawBuilder<Name> {
  const column = (name: string) => sql.ref(table === undefined ? name : `${table}.${name}`);
  return sql<Name>`${column('first_name')} || ' ' || ${column('last_name')}`;
}
