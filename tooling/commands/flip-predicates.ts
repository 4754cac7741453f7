import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { bin, root, run } from '../run.ts';

/**
 * takes one scope predicate after the other out of a copy of the host and shows that the scope test then fails.
 * `pnpm flip-predicates [name…]`; not part of the tests, since each takes a whole run of one.
 */
interface Flip {
  readonly name: string;
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly from: string;
  readonly to: string;
}

const TRUE = 'sql<SqlBool>`true`';
const FLIPS: readonly Flip[] = [
  {
    name: 'inInfinity',
    file: 'platform/scope.ts',
    from: `return sql<SqlBool>\`(\${column(table, 'code')} = \${reader.code} or \${below(reader.code, table)})\`;`,
    to: `return ${TRUE};`,
  },
  {
    name: 'mayLookUp',
    file: 'platform/scope.ts',
    from: `return sql<SqlBool>\`(\${column(table, 'code')} = \${reader.code} or \${below(reader.code, table)} or \${atOrAbove(reader.code, table)})\`;`,
    to: `return ${TRUE};`,
  },
  { name: 'teamPredicate', file: 'network/team-predicate.ts', from: 'return below;', to: `return ${TRUE};` },
  {
    name: 'readableBy (clients)',
    file: 'business/clients/clients.scope.ts',
    from: `where('client.owner_code', '=', code),\n      where(`,
    to: `sql<SqlBool>\`true\`,\n      where(`,
  },
  {
    name: 'hasPart (policies)',
    file: 'business/policies/policies.source.ts',
    from: 'sql<SqlBool>`policy.id = any(array(',
    to: 'sql<SqlBool>`true or policy.id = any(array(',
  },
  {
    name: 'portions agreed to (policies of the team)',
    file: 'business/policies/policies.source.ts',
    from: `(share.portion = 0 or share.approval_status = any(\${[...OPENING]}))`,
    to: 'true',
  },
  {
    name: 'ownCompensations',
    file: 'money/compensation/compensation-reads.store.ts',
    from: `    .where('line.associate_code', '=', reader.code)\n`,
    to: '',
  },
  {
    name: 'ownChargebacks',
    file: 'money/chargebacks/chargeback-reads.store.ts',
    from: `tables(db).where('debt.associate_code', '=', code);`,
    to: 'tables(db);',
  },
  {
    name: 'payoutSource (statements)',
    file: 'money/pay-runs/payouts.store.ts',
    from: `ownerCode === undefined ? query : query.where`,
    to: `ownerCode !== '' ? query : query.where`,
  },
  {
    name: 'trainedBy',
    file: 'money/training/training-reads.store.ts',
    from: `where('program.trainer_code', '=', reader.code),`,
    to: `${TRUE},`,
  },
  {
    name: 'teamLicenses',
    file: 'licensing/licenses.list.ts',
    from: 'scopedLicenses(db).where(reached)',
    to: 'scopedLicenses(db)',
  },
  {
    name: 'reach (carrier cases)',
    file: 'business/carrier/carrier-cases.source.ts',
    from: `return sql<SqlBool>\`cases.associate_code = \${scope.code}\`;`,
    to: `return ${TRUE};`,
  },
];

// A checkout of links with a copy of the host in it: packages resolve as they do here, and nothing here changes.
const checkout = mkdtempSync(join(tmpdir(), 'flip-'));
const copy = join(checkout, 'packages', 'api-host');
const wanted = process.argv.slice(2);
const unseen: string[] = [];

function flip({ file, from, to, name }: Flip) {
  const path = join(copy, 'src', file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${name}: not once in ${file}`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  return () => writeFileSync(path, text);
}

const isCaught = async () => {
  const { status, output } = await run(bin('vitest'), ['run', `--root=${checkout}`, 'src/scope.test.ts']);
  // A file that does not load proves nothing.
  return { passed: status === 0, failed: /Tests +\d+ failed/.test(stripVTControlCharacters(output)) };
};

try {
  mkdirSync(join(checkout, 'packages'));
  for (const name of ['node_modules', 'tooling', 'vitest.config.ts'])
    symlinkSync(join(root, name), join(checkout, name));
  for (const name of readdirSync(join(root, 'packages'))) {
    if (name !== 'api-host') symlinkSync(join(root, 'packages', name), join(checkout, 'packages', name));
  }
  const without = /\/\.data(\/|$)/;
  cpSync(join(root, 'packages', 'api-host'), copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !without.test(path),
  });
  if (!(await isCaught()).passed) throw new Error('The scope test fails before anything is taken out');
  for (const one of FLIPS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const back = flip(one);
    const { failed } = await isCaught();
    back();
    console.log(`${failed ? 'caught' : 'NOT CAUGHT'}: ${one.name}`);
    if (!failed) unseen.push(one.name);
  }
} finally {
  rmSync(checkout, { recursive: true, force: true });
}
process.exit(unseen.length === 0 ? 0 : 1);
