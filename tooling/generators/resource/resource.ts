import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../run.ts';
import type { Generated } from '../names.ts';
import { clientForms } from './client-forms.ts';
import { clientScreens } from './client-screens.ts';
import { type ResourceNames, resourceNames } from './names.ts';
import { registration } from './registration.ts';
import { migration, serverData } from './server-data.ts';
import { demoRows } from './server-demo.ts';
import { serverOperations } from './server-operations.ts';

const nextMigration = () => {
  const numbers = globSync('packages/api-host/migrations/*.sql', { cwd: root }).map((file) =>
    Number(file.match(/(\d{4})_/)?.[1] ?? 0),
  );
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
};

/** The name of the feature of a package, to which the screens are added. */
function featureNameIn(folder: string): string {
  const file = join(root, folder, 'src/feature.ts');
  const name = existsSync(file)
    ? /export const (\w+) = defineFeature\(/.exec(readFileSync(file, 'utf8'))?.[1]
    : undefined;
  if (!name) throw new Error(`${folder} is no feature yet: begin with pnpm new feature`);
  return name;
}

/** Throws where the product has such a table, list or operation already: the names of all resources stand side by side. */
function refuseTaken({ one, many }: ResourceNames): void {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const operations = [`list${many.pascal}`, `get${one.pascal}`, `create${one.pascal}`];
  const taken = [
    ...operations.filter((id) => read('packages/api-client/openapi.json').includes(`"${id}"`)),
    ...(read('packages/api-host/schema.sql').includes(`create table ${one.snake} (`) ? [one.snake] : []),
    ...(existsSync(join(root, `packages/api-client/src/generated/lists/${many.kebab}.ts`))
      ? [many.kebab]
      : []),
  ];
  if (taken.length > 0) throw new Error(`The product has ${taken.join(', ')} already: choose another noun`);
}

const within = (folder: string, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));

/**
 * A resource from table to screen, with its tests: `pnpm new resource business/reminder`. Rows belong to the associate who
 * made them; they are listed, counted, exported, added, changed, archived, restored and deleted.
 */
export function resource(path: string): Generated {
  const names = resourceNames(path);
  refuseTaken(names);
  const { one, many, address, server, client, feature } = names;
  const number = nextMigration();
  return {
    files: {
      [`packages/api-host/migrations/${number}_${one.snake}.sql`]: migration(names),
      [`packages/api-host/seed/rows/${one.kebab}-rows.ts`]: demoRows(names),
      ...within(server, { ...serverData(names), ...serverOperations(names) }),
      ...within(client, { ...clientScreens(names), ...clientForms(names, featureNameIn(feature)) }),
    },
    edits: registration(names, number),
    next: `Left for you:
- Run pnpm generate: the schema, the API document and the client's types.
- Choose who may read and write in ${many.kebab}.routes.ts; it begins with business.view and business.write.
- Lead to ${address}: an entry in the nav of ${feature}/src/feature.ts.
- Add the predicate of ${many.kebab}.store.ts to tooling/commands/flips, so that the scope test is seen to need it.
- The fields of your own: docs/first-change.md.`,
  };
}
