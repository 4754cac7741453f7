import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { fullName } from '../platform/database/full-name.ts';
import type { Caller } from '../platform/operation/caller.ts';
import { clientName } from './clients/clients.store.ts';
import { keysOf } from './contact.rules.ts';

interface Alike {
  readonly id: string;
  readonly name: string;
}

/** Of prospects no birth date is kept. */
const BOOKS = {
  client: {
    name: clientName,
    births: sql`date_of_birth_index`,
    birthKey: sql`'birth:' || last_name_key || ':' || date_of_birth_index`,
    order: sql`sort_key, id`,
  },
  prospect: {
    name: fullName('prospect'),
    births: sql`null`,
    birthKey: sql`null`,
    order: sql`id`,
  },
} as const;

/**
 * Records of the own book that have one of these keys, in their order, each with those it has (R-CLI-01): `email:…`, `phone:…`,
 * or `birth:` with last name and index of the date.
 */
export async function alike(
  db: Db,
  table: keyof typeof BOOKS,
  { code }: Pick<Caller, 'code'>,
  keys: readonly string[],
) {
  const { name, births, birthKey, order } = BOOKS[table];
  const birthdays = keysOf(keys, 'birth').map((key) => key.slice(key.lastIndexOf(':') + 1));
  const { rows } = await sql<Alike & { readonly own: readonly (string | null)[] }>`
    select id, ${name} as name, array['email:' || email_key, 'phone:' || phone, ${birthKey}] as own
    from ${sql.table(table)}
    where owner_code = ${code} and (email_key = any(${keysOf(keys, 'email')}) or phone = any(${keysOf(keys, 'phone')})
      or ${births} = any(${birthdays}))
    order by ${order}`.execute(db);
  return rows.flatMap(({ id, name, own }) => {
    const shared = keys.filter((key) => own.includes(key));
    return shared.length > 0 ? [{ id, name, keys: shared }] : [];
  });
}

/** The first of them by key. */
export async function firstAlike(...asked: Parameters<typeof alike>): Promise<Map<string, Alike>> {
  const found = await alike(...asked);
  return new Map(
    found.toReversed().flatMap(({ id, name, keys }) => keys.map((key) => [key, { id, name }] as const)),
  );
}
