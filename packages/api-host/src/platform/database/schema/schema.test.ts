import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../migrate.ts';
import { type Database, openMemory } from '../open-database.ts';
import { declaredTables } from './row-types.ts';
import { schemaText } from './schema-text.ts';

let database: Database;
beforeAll(async () => {
  database = await openMemory();
  await migrate(database.db);
});
afterAll(() => database.close());

test('schema.sql is what the migrations leave (run `pnpm generate`)', async () => {
  const written = readFileSync(new URL('../../../../schema.sql', import.meta.url), 'utf8');
  expect(await schemaText(database.db)).toBe(written);
});

/** Read by statements that name their own columns, never by the query builder. */
const WITHOUT_ROW_TYPE = ['active_turn', 'counted_active_turn', 'debit_balance'];

describe('The row types', () => {
  const source = fileURLToPath(new URL('../../../', import.meta.url));
  const files = globSync('**/*.ts', { cwd: source })
    .map((file) => readFileSync(`${source}/${file}`, 'utf8'))
    .filter((one) => one.includes('interface Tables {'));
  const declared = declaredTables(files);

  test('name every table and view, and no other', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name not like 'kysely%' order by 1`.execute(database.db);
    expect([...declared.keys(), ...WITHOUT_ROW_TYPE].sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  test.each([...declared])('say of %s what the database says', async (table, columns) => {
    const { rows } = await sql<{ name: string; is_nullable: boolean; is_open: boolean }>`
      select c.column_name as name, c.is_nullable = 'YES' as is_nullable, 
        t.table_type = 'VIEW' or c.is_generated = 'ALWAYS' as is_open
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.table_name = ${table}`.execute(database.db);
    const lines = (list: readonly { name: string; isNullable: boolean }[]) =>
      list.map(({ name, isNullable }) => `${name}${isNullable ? ' | null' : ''}`).sort();
    // Views and generated columns promise nothing to the catalog: there the row type decides.
    const known = new Map(columns.map(({ name, isNullable }) => [name, isNullable]));
    expect(lines(columns)).toEqual(
      lines(
        rows.map(({ name, is_nullable, is_open }) => ({
          name,
          isNullable: is_open ? (known.get(name) ?? false) : is_nullable,
        })),
      ),
    );
  });
});
