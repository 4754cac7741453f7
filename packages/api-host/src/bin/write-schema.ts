/** Writes what the migrations leave, as SQL to read and as row types for the query builder: `node src/bin/write-schema.ts`. */
import { writeFileSync } from 'node:fs';
import { migrate } from '../platform/database/migrate.ts';
import { openMemory } from '../platform/database/open-database.ts';
import { rowTypes } from '../platform/database/schema/row-types.ts';
import { schemaText } from '../platform/database/schema/schema-text.ts';

const database = await openMemory();
await migrate(database.db);
writeFileSync(new URL('../../schema.sql', import.meta.url), await schemaText(database.db));
writeFileSync(
  new URL('../platform/database/generated/tables.ts', import.meta.url),
  await rowTypes(database.db),
);
await database.close();
