import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { teamPolicyList } from '../src/business/policies/policies.list.ts';
import { teamSource } from '../src/business/policies/policies.source.ts';
import { teamLicenseList, teamLicenses } from '../src/licensing/licenses.list.ts';
import { me, type NetworkNode } from '../src/network/nodes.store.ts';
import {
  headCounts,
  pointsByMonth,
  pointsByProduct,
  recruitsByMonth,
} from '../src/network/production.store.ts';
import type { Caller } from '../src/platform/caller.ts';
import type { Db } from '../src/platform/database.ts';
import { openPostgres } from '../src/platform/open-database.ts';
import { findAssociates } from '../src/search/search.store.ts';
import { teamList } from '../src/team/team.list.ts';
import { childrenOf, findMember, memberRows, pathTo, teamScope } from '../src/team/team.store.ts';

/**
 * `DATABASE_URL=… node packages/api-host/bench/scale.ts [users]`: processor time of the database for the reads behind the
 * screens, over people with teams of all sizes, weighed evenly in log(size), beside index-only floors of the same run. Wants a
 * network of `seed --size l` (or m) on a server of this machine, whose scheduler says what a backend has used.
 */
const url = process.env.DATABASE_URL;
if (!url) throw new Error('Set DATABASE_URL to a loaded PostgreSQL of this machine');
const users = Number(process.argv[2] ?? 165);
// Patience is for the choice of people alone: what is measured stays far below the timeout.
const database = openPostgres(url, { max: 1, patience: 20 });
const { db } = database;

const one = async <T>(query: ReturnType<typeof sql<T>>): Promise<T> => (await query.execute(db)).rows[0] as T;
const { pid } = await one(sql<{ pid: number }>`select pg_backend_pid() as pid`);
const { today } = await one(sql<{ today: string }>`select max(on_date) as today from point_entry`);
const month = `${today.slice(0, 7)}-01`;
const yearAgo = `${Number(today.slice(0, 4)) - 1}${month.slice(4)}`;
const year = { from: yearAgo, to: month };

/** Milliseconds the backend has run on a processor. */
const used = () => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/** People whose teams are spread evenly over log(size), leaves to the root. */
async function people(): Promise<{ node: NetworkNode; size: number }[]> {
  const { rows } = await sql<{ code: string; size: number }>`
    with sized as (select owner_code as code, sum(inf)::bigint as size from team_head group by 1)
    select distinct on (floor(ln(size + 1) * 12)) code, size from sized
    order by floor(ln(size + 1) * 12), md5(code)`.execute(db);
  const { rows: leaves } = await sql<{ code: string; size: number }>`
    select code, direct_count as size from app_user where path is not null and direct_count between 0 and 3
    order by md5(code) limit ${Math.max(0, users - rows.length)}`.execute(db);
  const found: { node: NetworkNode; size: number }[] = [];
  for (const { code, size } of [...rows, ...leaves])
    found.push({ node: (await me(db, code)) as NetworkNode, size: Number(size) });
  return found;
}

const query = (more: object = {}) => ({ page: 1, limit: 100, filter: {}, order: {}, ...more });
const members =
  (type: Parameters<typeof teamScope>[1], more: object = {}) =>
  (node: NetworkNode) =>
    teamList.page(query(more), {
      scoped: teamScope(db, type, node, query(more)),
      rows: (codes) => memberRows(db, type, node, month, codes),
    });
const caller = ({ code, is_senior_level }: NetworkNode) =>
  ({ kind: 'Associate', code, isSeniorLevel: is_senior_level }) as Caller;

type Read = (node: NetworkNode) => Promise<unknown>;
const reads: Readonly<Record<string, Read>> = {
  'floor: one row by its key': (node) => sql`select code from app_user where code = ${node.code}`.execute(db),
  'floor: 101 rows of the path index': (node) =>
    sql`select path from app_user where path > ${node.path} and path < ${`${node.path}~`} order by path limit 101`.execute(
      db,
    ),
  'member, authorised': (node) => findMember(db, node.code, month),
  'path to the root': (node) => pathTo(db, node),
  'children with sizes': (node) => childrenOf(db, node.code, month, { limit: 101, offset: 0 }),
  'Infinity by name': members('Infinity'),
  'Infinity, newest': members('Infinity', { order: { join_date: 'DESC' } }),
  'Infinity, level MD, active': members('Infinity', {
    filter: { level: { eq: 'MD' }, status: { eq: 'Active' } },
  }),
  'Infinity, EMD or higher': members('Infinity', {
    filter: { level: { in: ['EMD', 'NMD', 'SNMD', 'EVC'] } },
  }),
  'BaseShop by name': members('BaseShop'),
  'RmdSuperBase, newest': members('RmdSuperBase', { order: { join_date: 'DESC' } }),
  'name contains': members('Infinity', { filter: { name: { contains: 'mar' } } }),
  'search box': (node) => findAssociates(db, caller(node), 'chen'),
  'head counts': (node) => headCounts(db, node),
  'recruits by month': (node) => recruitsByMonth(db, node, 'Infinity', year),
  'licenses that end soonest': async (node) =>
    teamLicenseList.page(query(), await teamLicenses(db, caller(node), 'Infinity')),
  'points by month': (node) => pointsByMonth(db, node, 'Infinity', year, ['SubmittedBv', 'IssuedBv']),
  'points by product': (node) => pointsByProduct(db, node, 'Infinity', year, ['IssuedBv', 'IssuedPolicies']),
  'policies of the downline, newest': async (node) =>
    teamPolicyList.page(query(), await teamSource(db as Db, node, 'Infinity', query())),
};

const asked = await people();
const sizes = asked.map(({ size }) => size).sort((a, b) => a - b);
console.log(`${asked.length} people, teams of ${sizes[0]} to ${sizes.at(-1)}; CPU ms of the backend`);
const rank = (sorted: readonly number[], share: number) =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number).toFixed(2);
console.log('| read | p50 | p95 | max | slowest team |');
console.log('|---|---|---|---|---|');
for (const [name, read] of Object.entries(reads)) {
  const costs: { cost: number; size: number }[] = [];
  for (const { node, size } of asked) {
    // Once to warm caches and plans; the second is measured.
    await read(node);
    const before = used();
    await read(node);
    costs.push({ cost: used() - before, size });
  }
  const sorted = costs.map(({ cost }) => cost).sort((a, b) => a - b);
  const slowest = costs.reduce((most, each) => (each.cost > most.cost ? each : most));
  console.log(
    `| ${name} | ${rank(sorted, 0.5)} | ${rank(sorted, 0.95)} | ${rank(sorted, 1)} | ${slowest.size} |`,
  );
}
await database.close();
