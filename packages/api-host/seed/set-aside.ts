import type pg from 'pg';

interface Part {
  readonly kind: 'constraint' | 'index';
  readonly relation: string;
  readonly name: string;
  readonly definition: string;
  /** Keys of other tables come after the keys they refer to. */
  readonly rank: number;
}

/** Keys, unique constraints, references and indexes as the migrations have left them, in the order to be made in. */
async function partsOf(client: pg.Client): Promise<Part[]> {
  const { rows } = await client.query<Part>(
    `select 'constraint' as kind, conrelid::regclass::text as relation, conname as name, pg_get_constraintdef(oid) as definition,
       case contype when 'f' then 3 else 1 end as rank
     from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f')
     union all
     select 'index', indrelid::regclass::text, class.relname, pg_get_indexdef(indexrelid), 2
     from pg_index join pg_class class on class.oid = indexrelid
     where class.relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
     order by rank, relation, name`,
  );
  return rows;
}

/**
 * Drops everything that is kept up row by row, runs the load and makes it again, which checks every key and reference in a few
 * scans. Throws when anything is not as before. Wants a transaction.
 */
export async function withPartsAside(client: pg.Client, load: () => Promise<void>): Promise<void> {
  const parts = await partsOf(client);
  for (const { kind, relation, name } of parts.toReversed())
    await client.query(
      kind === 'index' ? `drop index "${name}"` : `alter table ${relation} drop constraint "${name}"`,
    );
  await load();
  for (const part of parts.filter(({ rank }) => rank < 3)) await make(client, part);
  // Without statistics the references would be checked by the slowest of joins.
  await client.query('analyze');
  for (const part of parts.filter(({ rank }) => rank === 3)) await make(client, part);
  if (JSON.stringify(await partsOf(client)) !== JSON.stringify(parts))
    throw new Error('Indexes and constraints are not what they were before the load');
}

const make = (client: pg.Client, { kind, relation, name, definition }: Part) =>
  client.query(
    kind === 'index' ? definition : `alter table ${relation} add constraint "${name}" ${definition}`,
  );
