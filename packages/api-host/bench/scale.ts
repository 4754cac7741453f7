import { readFileSync } from 'node:fs';
import { DAY_MS } from '@upline/domain';
import { sql } from 'kysely';
import { teamPolicyList } from '../src/business/policies/lists/policies.list.ts';
import { teamSource } from '../src/business/policies/lists/team-policies.source.ts';
import { expiringLicenses } from '../src/dashboards/team/team-dashboard.store.ts';
import { ownRow, pageOf } from '../src/leaderboards/leaderboards.store.ts';
import { askFor, openMonth, rankBoard } from '../src/leaderboards/ranking.store.ts';
import { teamLicenseList, teamLicenses } from '../src/licensing/licenses/licenses.list.ts';
import { me, type NetworkNode } from '../src/network/nodes.store.ts';
import {
  headCounts,
  pointsByMonth,
  pointsByProduct,
  recruitsByMonth,
} from '../src/network/sums/production.store.ts';
import { teamPredicate } from '../src/network/team/team-predicate.ts';
import type { Db } from '../src/platform/database/database.ts';
import { openPostgres } from '../src/platform/database/open-database.ts';
import type { ExportReader } from '../src/platform/download/exports.ts';
import type { Caller } from '../src/platform/operation/caller.ts';
import { inInfinity } from '../src/platform/operation/scope.ts';
import { findAssociates } from '../src/search/search.store.ts';
import { teamList } from '../src/team/team.list.ts';
import { teamSource as memberSource } from '../src/team/team.source.ts';
import { findMember, memberRows, pathTo, teamScope, waysOf } from '../src/team/team.store.ts';
import { directsOf, treeRows } from '../src/team/tree/tree.store.ts';

/**
 * `DATABASE_URL=… node packages/api-host/bench/scale.ts [users] [reads]`: processor time of the database for the reads behind the
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
  async (node: NetworkNode) =>
    teamList.page(query(more), {
      scoped: teamScope(db, type, node, today, query(more), await waysOf(db, type, node, query(more))),
      rows: (codes) => memberRows(db, type, node, today, codes),
    });
/** As `getTeamTree`: at most 500 people of so many levels. */
const treeBelow = async (node: NetworkNode, depth: number) => {
  const found = [node.code];
  let level = found;
  for (let at = 0; at < depth && level.length > 0 && found.length < 500; at += 1) {
    const part = { limit: 500 - found.length, skip: 0 };
    level = (await directsOf(db, level, teamPredicate('Infinity', node, 'member'), part)).map(
      ({ code }) => code,
    );
    found.push(...level);
  }
  return treeRows(db, found, today, null);
};
/** A page as `listTeamMembers` answers it, sorted by a figure of the month. */
const byMonth =
  (more: object, type: Parameters<typeof teamScope>[1] = 'Infinity') =>
  async (node: NetworkNode) => {
    const asked = { ...query(more), counted: 'Members' as const };
    return teamList.page(asked, await memberSource({ db, caller: readerOf(node), today }, type, asked));
  };
const readerOf = ({ code, is_senior_level }: NetworkNode) =>
  ({ kind: 'Associate', code, isSeniorLevel: is_senior_level }) as ExportReader;
/** As the tree and the palette do: what is found, the path from the root to the first and the levels around. */
async function jump(node: NetworkNode): Promise<void> {
  const [found] = await findAssociates(db, caller(node), 'mar gar');
  const target = found && (await me(db, found.code));
  if (!target) return;
  await pathTo(db, target);
  await treeBelow(target, 1);
}
const ending = (node: NetworkNode, days: number) =>
  expiringLicenses(db, { node, teamType: 'Infinity' }, { today, days, limit: 10, most: 200 });
const caller = ({ code, is_senior_level }: NetworkNode) =>
  ({ kind: 'Associate', code, isSeniorLevel: is_senior_level }) as Caller;

const policies = async (node: NetworkNode, more: object = {}) =>
  teamPolicyList.page(query(more), await teamSource(db as Db, node, 'Infinity', query(more)));
const credits = sql.table('policy_share');

/** The board of submitted BV by base shops this month, ranked again. */
async function rankedBoard(): Promise<number> {
  const now = new Date();
  const board = await askFor(db, { points_type: 'SubmittedBv', team_type: 'BaseShop', period: 'Month' }, now);
  const months = (from: string) => ({ from, to: from });
  const windows = {
    current: months(month),
    previous: months(new Date(Date.parse(month) - DAY_MS).toISOString().slice(0, 8).concat('01')),
    openFrom: await openMonth(db),
  };
  const began = used();
  await db
    .transaction()
    .execute((trx) => rankBoard(trx, board, windows, {} as Parameters<typeof rankBoard>[3], { now, today }));
  await sql`vacuum analyze leaderboard_row`.execute(db);
  console.log(`A board ranked anew in ${Math.round(used() - began)} ms of processor time`);
  return board.id;
}
/** Only what is called so. */
const wanted = new RegExp(process.argv[3] ?? '');
// Ranking takes most of the time of a short run.
const board = /leaderboard|rank/.test(wanted.source) || wanted.source === '(?:)' ? await rankedBoard() : 0;
const leaders = (anchor: NetworkNode | null, viewer: string) =>
  pageOf(db, board, { viewer, anchor, words: [], limit: 101, offset: 0 });

type Read = (node: NetworkNode) => Promise<unknown>;
/** What is read, with the goal of scale.md 8: p95 and, after a slash, the longest. */
const reads: Readonly<Record<string, readonly [goal: string, Read]>> = {
  'floor: one row by its key': [
    '',
    (node) => sql`select code from app_user where code = ${node.code}`.execute(db),
  ],
  'floor: 101 rows of the path index': [
    '',
    (node) =>
      sql`select path from app_user where path > ${node.path} and path < ${`${node.path}~`} order by path limit 101`.execute(
        db,
      ),
  ],
  'one person by code': ['', (node) => sql`select * from app_user where code = ${node.code}`.execute(db)],
  'the same, within reach': [
    '+0.1',
    (node) =>
      sql`select * from app_user where code = ${node.code} and ${inInfinity(caller(node))}`.execute(db),
  ],
  'member, authorized': ['', (node) => findMember(db, node.code, today)],
  'path to the root': ['', (node) => pathTo(db, node)],
  'children with sizes': ['', (node) => treeBelow(node, 1)],
  'three levels of a tree': ['', (node) => treeBelow(node, 3)],
  'Infinity by name': ['5 / 10', members('Infinity')],
  'Infinity, newest': ['5 / 10', members('Infinity', { order: { join_date: 'DESC' } })],
  'Infinity, lowest level first': ['5 / 10', members('Infinity', { order: { level: 'ASC' } })],
  'Infinity, highest level first': ['5 / 10', members('Infinity', { order: { level: 'DESC' } })],
  'Infinity by upline': ['5 / 10', members('Infinity', { order: { upline: 'ASC' } })],
  'Infinity by upline, backward': ['5 / 10', members('Infinity', { order: { upline: 'DESC' } })],
  'Infinity, level MD, active': [
    '5 / 10',
    members('Infinity', { filter: { level: { eq: 'MD' }, status: { eq: 'Active' } } }),
  ],
  'Infinity, EMD or higher': [
    '5 / 10',
    members('Infinity', { filter: { level: { in: ['EMD', 'NMD', 'SNMD', 'EVC'] } } }),
  ],
  'Infinity, without a license': ['5 / 10', members('Infinity', { filter: { licensed: { eq: false } } })],
  'Infinity, licensed': ['5 / 10', members('Infinity', { filter: { licensed: { eq: true } } })],
  'Infinity, of a state': ['5 / 10', members('Infinity', { filter: { state: { in: ['TX'] } } })],
  'BaseShop by name': ['5 / 10', members('BaseShop')],
  'RmdSuperBase, newest': ['5 / 10', members('RmdSuperBase', { order: { join_date: 'DESC' } })],
  'name contains': ['5 / 10', members('Infinity', { filter: { name: { contains: 'mar' } } })],
  'Infinity by month BV': ['5 / 10', byMonth({ order: { month_bv: 'DESC' } })],
  'Infinity by month BV, smallest': ['5 / 10', byMonth({ order: { month_bv: 'ASC' } })],
  'Infinity by month BV, page 3': ['5 / 10', byMonth({ order: { month_bv: 'DESC' }, page: 3 })],
  'Infinity by recruits': ['5 / 10', byMonth({ order: { recruits: 'DESC' } })],
  'BaseShop by month BV': ['5 / 10', byMonth({ order: { month_bv: 'DESC' } }, 'BaseShop')],
  'search box': ['5 / 10', (node) => findAssociates(db, caller(node), 'chen')],
  ...Object.fromEntries(
    ['ma', 'mar', 'garcia', 'mar gar', 'chen z', 'zzz', '0012', '731'].map((typed) => [
      `search for ${typed}`,
      ['5 / 10', (node: NetworkNode) => findAssociates(db, caller(node), typed)] as const,
    ]),
  ),
  'search of the home office': [
    '5 / 10',
    () => findAssociates(db, { kind: 'Admin', permissions: new Set() } as unknown as Caller, 'mar gar'),
  ],
  'search and jump': ['150 in all', jump],
  'head counts': ['1', (node) => headCounts(db, node)],
  'recruits by month': ['1', (node) => recruitsByMonth(db, node, 'Infinity', year)],
  'points by month': ['3', (node) => pointsByMonth(db, node, 'Infinity', year, ['SubmittedBv', 'IssuedBv'])],
  'points by product': [
    '5',
    (node) => pointsByProduct(db, node, 'Infinity', year, ['IssuedBv', 'IssuedPolicies']),
  ],
  'licenses that end within 30 days': ['3', (node) => ending(node, 30)],
  'licenses that end within 60 days': ['3', (node) => ending(node, 60)],
  'licenses that end within 90 days': ['3', (node) => ending(node, 90)],
  'licenses that end soonest': [
    '5 / 10',
    async (node) => teamLicenseList.page(query(), await teamLicenses(db, caller(node), 'Infinity', today)),
  ],
  'policies of the downline, newest': ['6 / 20', (node) => policies(node)],
  'policies by BV': ['6 / 20', (node) => policies(node, { order: { bv_cents: 'DESC' } })],
  'policies by BV, smallest': ['6 / 20', (node) => policies(node, { order: { bv_cents: 'ASC' } })],
  'policies, newest issued': ['6 / 20', (node) => policies(node, { order: { issue_date: 'DESC' } })],
  'policies by associate': ['6 / 20', (node) => policies(node, { order: { associate: 'ASC' } })],
  'policies, action required': [
    '6 / 20',
    (node) => policies(node, { filter: { business_status: { eq: 'Action Required' } } }),
  ],
  'policies of a product type': [
    '6 / 20',
    (node) => policies(node, { filter: { product_type: { in: ['Fixed Annuity'] } } }),
  ],
  'leaderboard of the team': ['6 / 20', (node) => leaders(node, node.code)],
  'leaderboard of the company': ['2', (node) => leaders(null, node.code)],
  'own rank in the company': ['10', (node) => ownRow(db, board, node.code, null)],
  'own rank in the team': ['10', (node) => ownRow(db, board, node.code, node)],
};

/** Counts on read, each with an index-only scan of as many rows. */
const counts: Readonly<Record<string, readonly [count: Read, floor: Read]>> = {
  'members of a level': [
    (node) => {
      const filter = { level: { eq: 'MD' } };
      return teamList.count(filter, teamScope(db, 'Infinity', node, today, { filter }));
    },
    (node) =>
      sql`select count(*) from app_user where path > ${node.path} and path < ${`${node.path}~`} and level_code = 'MD'`.execute(
        db,
      ),
  ],
  'members in all': [
    (node) => teamList.count({}, teamScope(db, 'Infinity', node, today, { filter: {} })),
    (node) =>
      sql`select count(*) from app_user where path > ${node.path} and path < ${`${node.path}~`}`.execute(db),
  ],
  'policies in all': [
    async (node) => teamPolicyList.count({}, (await teamSource(db, node, 'Infinity', { filter: {} })).scoped),
    async (node) => {
      const { rows } = await sql<{ code: string }>`
        select code from app_user where is_senior_level and path >= ${node.path} and path < ${`${node.path}~`}`.execute(
        db,
      );
      const shops = rows.map(({ code }) => code);
      return sql`select count(*) from ${credits} where shop_code = any(${shops})`.execute(db);
    },
  ],
};

const asked = await people();
const sizes = asked.map(({ size }) => size).sort((a, b) => a - b);
console.log(`${asked.length} people, teams of ${sizes[0]} to ${sizes.at(-1)}; CPU ms of the backend`);
const rank = (sorted: readonly number[], share: number) =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number).toFixed(2);
const spread = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  return [0.5, 0.95, 1].map((share) => rank(sorted, share)).join(' / ');
};
/** Processor time of a read; once before to warm caches and plans. */
async function costOf(read: Read, node: NetworkNode): Promise<number> {
  await read(node);
  const before = used();
  await read(node);
  return used() - before;
}
console.log('| Read | p50 / p95 / longest | Goal | Slowest team | Waited, p50 / p95 / longest |');
console.log('|---|---|---|---|---|');
for (const [name, [goal, read]] of Object.entries(reads)) {
  if (!wanted.test(name)) continue;
  const costs: { cost: number; size: number; took: number }[] = [];
  for (const { node, size } of asked) {
    const began = performance.now();
    const cost = await costOf(read, node);
    // The read before warms caches and is no slower than half of both.
    costs.push({ cost, size, took: (performance.now() - began) / 2 });
  }
  const slowest = costs.reduce((most, each) => (each.cost > most.cost ? each : most));
  console.log(
    `| ${name} | ${spread(costs.map(({ cost }) => cost))} | ${goal} | ${slowest.size} | ${spread(costs.map(({ took }) => took))} |`,
  );
}
console.log('| Counted on read | Times its index-only scan, p50 / p95 / longest | Longest, ms | Goal |');
console.log('|---|---|---|---|');
for (const [name, [count, floor]] of Object.entries(counts)) {
  if (!wanted.test(name)) continue;
  const ratios: number[] = [];
  const costs: number[] = [];
  for (const { node } of asked) {
    const cost = await costOf(count, node);
    ratios.push(cost / (await costOf(floor, node)));
    costs.push(cost);
  }
  console.log(`| ${name} | ${spread(ratios)} | ${Math.round(Math.max(...costs))} | 2 |`);
}
await database.close();
