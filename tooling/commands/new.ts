import { GENERATORS, write } from '../generators/write.ts';

/** `pnpm new feature training`, `pnpm new resource business/reminder`, `pnpm new component badge`. */
const [kind = '', name = ''] = process.argv.slice(2);
const generate = GENERATORS[kind];
if (!generate || !name) {
  console.error('Usage: pnpm new feature|resource|component <name>');
  process.exit(2);
}
try {
  const generated = generate(name);
  for (const path of await write(generated)) console.log(path);
  console.log(`\n${generated.next}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
