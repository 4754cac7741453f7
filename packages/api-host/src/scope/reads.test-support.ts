import { sql } from 'kysely';
import type { Operation } from '../platform/operation/operation.ts';
import { foreignIn } from './answers.test-support.ts';
import { call, download, type Given, mayCall, type Viewer, wholeList } from './calls.test-support.ts';
import { queryOf } from './network.test-support.ts';
import { LISTS, SEARCHES } from './table.test-support.ts';
import {
  among,
  type Check,
  factOf,
  foreignIds,
  paramsOf,
  reachedIds,
  type World,
} from './world.test-support.ts';

/** Exports of teams that only senior levels have (R-TEAM-03). */
const isSeniors = ({ network }: World, { code }: Viewer, { path }: Operation) =>
  path.includes('/rmd-') && !network.isSenior(code);
const isExport = ({ path }: Operation) => path.endsWith('/download');
const isSearch = ({ path }: Operation) => path.startsWith('/search/');

/** Reads that no record is named for. */
export const isRead = (one: Operation) =>
  one.method === 'GET' &&
  factOf(one)?.by !== 'ticket' &&
  paramsOf(one).every((name) => name === 'type' || name === 'list');

/** Lists, counts, figures and exports name nobody else and nothing of anybody else (S-39). */
export const reads: Check = async (world, viewer, only) => {
  const wrong: string[] = [];
  for (const operation of among(world, only, (one) => isRead(one) && !isSearch(one))) {
    const fact = factOf(operation);
    const query = {
      ...fact.query,
      ...(operation.id === 'getCoverage' && { product_id: world.product, state: 'TX' }),
    };
    const answer = await call(world.host, viewer, operation, { query, params: { type: 'infinity' } });
    if (answer.statusCode !== 200) {
      const isLong = viewer.isProxy && isExport(operation) && answer.statusCode === 403;
      if (mayCall(viewer, operation) && !isLong && !isSeniors(world, viewer, operation))
        wrong.push(`${operation.id}: ${answer.statusCode} ${answer.body}`);
      continue;
    }
    if (!mayCall(viewer, operation)) wrong.push(`${operation.id}: open`);
    const text = isExport(operation) ? ((await download(world.host, answer))?.text ?? '') : answer.body;
    for (const foreign of foreignIn(text, fact, viewer.code, world))
      wrong.push(`${operation.id}: ${foreign}`);
  }
  return wrong;
};

/** Searches find one's own by its words, and nothing foreign by its words or its key. */
export const searches: Check = async (world, viewer, only) => {
  const wrong: string[] = [];
  for (const operation of among(world, only, (one) => isSearch(one) && mayCall(viewer, one))) {
    const { words, kind, key } = SEARCHES[operation.id] as (typeof SEARCHES)[string];
    const known = await queryOf(world.host.db, words);
    const { network, records } = world;
    const own =
      kind === undefined
        ? network
            .below(viewer.code)
            .union(network.above(viewer.code))
            .union(new Set([viewer.code]))
        : records.own(kind, viewer.code);
    const foreign =
      kind === undefined
        ? [...known.map(({ id }) => id)].filter((code) => !own.has(code)).slice(0, 3)
        : foreignIds(world, kind, own, viewer.code);
    const asked = async (id: string, query: Record<string, string>, isOwn: boolean) => {
      const { body } = await call(world.host, viewer, operation, { query });
      if (body.includes(id) !== isOwn)
        wrong.push(`${operation.id} ${JSON.stringify(query)}: ${isOwn ? 'nothing' : id}`);
      for (const one of foreignIn(body, factOf(operation), viewer.code, world))
        wrong.push(`${operation.id}: ${one}`);
    };
    for (const [ids, isOwn] of [
      [[...own].slice(0, 1), true],
      [foreign, false],
    ] as const)
      for (const id of ids)
        for (const { word } of known.filter((one) => one.id === id && one.word !== null)) {
          await asked(id, { search_keyword: word }, isOwn);
          if (key) await asked(id, { [key]: id }, isOwn);
        }
  }
  return wrong;
};

/** Lists hold exactly the rows of the recount; count and export say as many. */
export const lists: Check = async (world, viewer, only) => {
  const wrong: string[] = [];
  const { host } = world;
  const operationOf = (id: string) => world.scoped.find((one) => one.id === id) as Operation;
  for (const operation of among(world, only, ({ id }) => id in LISTS)) {
    if (!mayCall(viewer, operation)) continue;
    const { count, file, hidden } = LISTS[operation.id] as (typeof LISTS)[string];
    const left = new Set(
      hidden &&
        (await queryOf(host.db, sql<{ id: string }>`select id::text from ${sql.table(hidden)}`)).map(
          ({ id }) => id,
        ),
    );
    const fact = factOf(operation);
    for (const query of fact.query?.team ? [fact.query, { team: 'BaseShop' }] : [fact.query]) {
      const given: Given = query ? { query } : {};
      const rows = await wholeList(host, viewer, operation, given);
      const expected = reachedIds(world, { ...fact, ...given }, viewer).difference(left);
      const found = new Set(rows.map(({ id }) => id as string));
      const differ = found.symmetricDifference(expected);
      if (differ.size > 0)
        wrong.push(`${operation.id} ${query?.team ?? ''}: ${[...differ].slice(0, 3)} of ${expected.size}`);
      const said =
        count && (await call(host, viewer, operationOf(count), given)).json<{ count: number }>().count;
      if (said !== undefined && said !== rows.length) wrong.push(`${count}: ${said}, not ${rows.length}`);
      if (file === undefined || (viewer.isProxy && rows.length > 100)) continue;
      const made = await download(host, await call(host, viewer, operationOf(file), given));
      if (made && made.rows !== rows.length) wrong.push(`${file}: ${made.rows}, not ${rows.length}`);
    }
  }
  return wrong;
};
