/** Writes `schema.sql`, the present schema as the migrations leave it: `node src/bin/write-schema.ts`. */
import { writeFileSync } from 'node:fs';
import { migrate } from '../platform/database/migrate.ts';
import { openMemory } from '../platform/database/open-database.ts';
import { schemaText } from '../platform/database/schema/schema-text.ts';

const database = await openMemory();
await migrate(database.db);
writeFileSync(new URL('../../schema.sql', import.meta.url), await schemaText(database.db));
await database.close();
