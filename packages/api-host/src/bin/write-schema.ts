/** Writes `schema.sql`, the present schema as the migrations leave it: `node src/bin/write-schema.ts`. */
import { writeFileSync } from 'node:fs';
import { migrate } from '../platform/migrate.ts';
import { openMemory } from '../platform/open-database.ts';
import { schemaText } from '../platform/schema/schema-text.ts';

const database = await openMemory();
await migrate(database.db);
writeFileSync(new URL('../../schema.sql', import.meta.url), await schemaText(database.db));
await database.close();
