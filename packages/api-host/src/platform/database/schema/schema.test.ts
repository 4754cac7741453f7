import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../migrate.ts';
import { type Database, openMemory } from '../open-database.ts';
import { rowTypes } from './row-types.ts';
import { schemaText } from './schema-text.ts';

let database: Database;
beforeAll(async () => {
  database = await openMemory();
  await migrate(database.db);
});
afterAll(() => database.close());

const written = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('Written by `pnpm generate`', () => {
  test('schema.sql is what the migrations leave', async () => {
    expect(await schemaText(database.db)).toBe(written('../../../../schema.sql'));
  });

  test('the row types are those of the tables that the migrations leave', async () => {
    expect(await rowTypes(database.db)).toBe(written('../generated/tables.ts'));
  });
});
