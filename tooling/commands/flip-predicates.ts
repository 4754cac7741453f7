import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../run.ts';
import type { Flip } from './flips/flip.ts';
import { FLIPS } from './flips/flips.ts';

/**
 * R-40: takes one scope predicate after the other out of the host and shows that a check of the scope test then fails, and
 * that it passes again with the predicate back. `pnpm flip-predicates [part of a name…]`. Every predicate is given a switch
 * while its file is loaded, so that one host serves all of them and no file changes.
 */
declare global {
  var flippedOut: string | undefined;
}

/** What of the scope test is used here: its types belong to the host's own program. */
interface World {
  readonly viewers: ReadonlyMap<string, unknown>;
  readonly host: { close(): Promise<void> };
}
type Check = (world: World, viewer: unknown, only: ReadonlySet<string>) => Promise<readonly string[]>;

const src = join(root, 'packages', 'api-host', 'src');
const asked = process.argv.slice(2);
const flips = FLIPS.filter(({ name }) => asked.length === 0 || asked.some((part) => name.includes(part)));

function withSwitches(source: string, file: string): string {
  return FLIPS.filter((flip) => flip.file === file).reduce((text, { name, from, to }) => {
    if (text.split(from).length !== 2) throw new Error(`${name}: not once in ${file}`);
    return text.replace(from, () =>
      to.replaceAll('OUT', `(globalThis.flippedOut === ${JSON.stringify(name)})`),
    );
  }, source);
}

const byAddress = new Map(FLIPS.map(({ file }) => [pathToFileURL(join(src, file)).href, file]));
registerHooks({
  load(address, context, next) {
    const file = byAddress.get(address);
    if (file === undefined) return next(address, context);
    const source = withSwitches(readFileSync(join(src, file), 'utf8'), file);
    return { format: 'module-typescript', source, shortCircuit: true };
  },
});

const of = <T>(file: string): Promise<T> => import(pathToFileURL(join(src, file)).href) as Promise<T>;
const { openWorld } = await of<{ openWorld(): Promise<World> }>('scope/world.test-support.ts');
const { CHECKS } = await of<{ readonly CHECKS: Readonly<Record<string, Check>> }>(
  'scope/checks.test-support.ts',
);

const world = await openWorld();

/** The first fault that any viewer sees while the predicate is out and not when it is back. */
async function caughtBy({ name, operations }: Flip): Promise<string | undefined> {
  const only = new Set(operations.split(' '));
  for (const [who, viewer] of world.viewers)
    for (const check of Object.values(CHECKS)) {
      globalThis.flippedOut = name;
      const [fault] = await check(world, viewer, only);
      globalThis.flippedOut = undefined;
      if (fault === undefined) continue;
      const [left] = await check(world, viewer, only);
      // A server error says nothing about whose rows an answer holds.
      if (left !== undefined || /: 5\d\d /.test(fault)) throw new Error(`${name}: ${left ?? fault}`);
      return `${who}: ${fault}`;
    }
  return undefined;
}

const survived: string[] = [];
for (const flip of flips) {
  const seen = await caughtBy(flip);
  console.log(
    `${seen === undefined ? 'NOT CAUGHT' : 'caught'}: ${flip.name}${seen ? ` (${seen.slice(0, 160)})` : ''}`,
  );
  if (seen === undefined) survived.push(flip.name);
}
await world.host.close();
console.log(`${flips.length - survived.length} of ${flips.length} caught`);
process.exit(survived.length === 0 ? 0 : 1);
