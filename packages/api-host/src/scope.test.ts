import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from './platform/operation.ts';
import { foreignIn } from './scope.test-answers.ts';
import { call, download, mayCall, refusalOf, unknownOf, type Viewer, wholeList } from './scope.test-calls.ts';
import { addRecords } from './scope.test-fixture.ts';
import { Network, queryOf } from './scope.test-network.ts';
import { type Kind, Records } from './scope.test-records.ts';
import { type Fact, SCOPED } from './scope.test-table.ts';
import { startTestHost, type TestHost } from './testing/index.ts';

/**
 * Whose rows every operation of scope own or team answers with, judged against owner columns and uplines read with plain SQL
 * (S-36 to S-39, domain.md 7.1). `pnpm flip-predicates` shows that it fails without any one predicate.
 */
const WHO = ['ana', 'cara', 'dev', 'hal', 'gus', 'sam', 'bea', 'ana by proxy'] as const;
const OWNERS = [
  'root',
  'gus',
  'eve',
  'dev',
  'cara',
  'ben',
  'ana',
  'tom',
  'hal',
  'ivy',
  'sam',
  'bea',
  'oli',
  'kim',
];

let host: TestHost;
let facts: { network: Network; records: Records };
let product: string;
let scoped: readonly Operation[];
const viewers = new Map<string, Viewer>();
const viewerOf = (who: string) => viewers.get(who) as Viewer;
const factOf = ({ id }: Operation) => SCOPED[id] as Fact;
const operationOf = (id: string) => scoped.find((one) => one.id === id) as Operation;
const paramsOf = ({ path }: Operation) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
const isRecord = (operation: Operation) =>
  factOf(operation).kind !== undefined && paramsOf(operation).includes('id');

beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  await addRecords(host.db, OWNERS);
  scoped = host.app.operations.filter(({ policy }) => policy.scope === 'own' || policy.scope === 'team');
  const network = await Network.read(host.db);
  for (const who of WHO) {
    const isProxy = who.endsWith('by proxy');
    const name = who.split(' ')[0] as string;
    const client = await host.signInAs(name, isProxy ? { via: 'super' } : {});
    const { permissions } = (await client.get('/access')).json<{ permissions: string[] }>();
    viewers.set(who, { ...network.named(name), client, isProxy, permissions: new Set(permissions) });
  }
  const [{ id }] = (await queryOf(host.db, sql<{ id: string }>`select id::text from product limit 1`)) as [
    { id: string },
  ];
  product = id;
  facts = { network, records: await Records.of(host.db, network) };
}, 300_000);
afterAll(() => host?.close());

/** Exports of teams that only senior levels have (R-TEAM-03). */
const isSeniors = ({ code }: Viewer, { path }: Operation) =>
  path.includes('/rmd-') && !facts.network.isSenior(code);

/** The ids a list must hold: no more, and no fewer than its filters leave. */
function expectedIds({ kind, by }: Fact, viewer: Viewer): Set<string> {
  if (kind === undefined) return new Set();
  const ofTeam = by === 'owner' ? [] : facts.records.ofTeam(kind as 'policy', viewer.code);
  return new Set([...ofTeam, ...(by === 'team' ? [] : facts.records.own(kind, viewer.code))]);
}

test('every operation of scope own or team says by which fact it is judged', () => {
  expect(scoped.map(({ id }) => id).filter((id) => !(id in SCOPED))).toEqual([]);
});

describe.each(WHO)('%s', (who) => {
  test('lists, counts, figures, searches and exports name nobody else and nothing of anybody else (S-39)', async () => {
    const viewer = viewerOf(who);
    const wrong: string[] = [];
    const reads = scoped.filter(
      (one) =>
        one.method === 'GET' &&
        factOf(one).by !== 'ticket' &&
        paramsOf(one).every((name) => name === 'type' || name === 'list'),
    );
    for (const operation of reads) {
      const fact = factOf(operation);
      const isExport = operation.path.endsWith('/download');
      const query = isExport
        ? {}
        : {
            ...(operation.path.startsWith('/search') && (operation.examples?.query as object)),
            ...fact.query,
            ...(operation.id === 'getCoverage' && { product_id: product, state: 'TX' }),
          };
      const answer = await call(host, viewer, operation, { query, params: { type: 'infinity' } });
      const isLong = viewer.isProxy && isExport && answer.statusCode === 403;
      if (answer.statusCode !== 200) {
        if (mayCall(viewer, operation) && !isLong && !isSeniors(viewer, operation))
          wrong.push(`${operation.id}: ${answer.statusCode} ${answer.body}`);
        continue;
      }
      if (!mayCall(viewer, operation)) wrong.push(`${operation.id}: open`);
      const text = isExport ? ((await download(host, answer))?.text ?? '') : answer.body;
      for (const foreign of foreignIn(text, fact, viewer.code, facts))
        wrong.push(`${operation.id}: ${foreign}`);
    }
    expect(wrong).toEqual([]);
  }, 300_000);

  test('lists hold exactly the rows of the recount; count and export say as many', async () => {
    const viewer = viewerOf(who);
    for (const operation of scoped.filter(({ id }) => id in LISTS && mayCall(viewer, operationOf(id)))) {
      const [countId, exportId, hidden] = LISTS[operation.id] as readonly [string?, string?, string?];
      const { query } = factOf(operation);
      const rows = await wholeList(host, viewer, operation, query && { query });
      const left = new Set(
        hidden &&
          (await queryOf(host.db, sql<{ id: string }>`select id::text from ${sql.table(hidden)}`)).map(
            ({ id }) => id,
          ),
      );
      expect(new Set(rows.map(({ id }) => id)), operation.id).toEqual(
        expectedIds(factOf(operation), viewer).difference(left),
      );
      if (countId) {
        const count = await call(host, viewer, operationOf(countId), query && { query });
        expect(count.json(), countId).toEqual({ count: rows.length });
      }
      if (exportId && !(viewer.isProxy && rows.length > 100)) {
        const file = await download(host, await call(host, viewer, operationOf(exportId)));
        if (file) expect(file.rows, exportId).toBe(rows.length);
      }
    }
  }, 300_000);

  test('a record in reach opens and names nothing foreign; one out of reach answers as one that does not exist (S-36, S-37)', async () => {
    const viewer = viewerOf(who);
    const wrong: string[] = [];
    for (const operation of scoped.filter(isRecord)) {
      const fact = factOf(operation);
      const names = paramsOf(operation);
      const kind = fact.kind as Kind;
      const reached = expectedIds(fact, viewer);
      const others = facts.records.all(kind).filter((id) => !reached.has(id));
      // The nearest: those of uplines, of the downline and of one other branch.
      const near = (codes: ReadonlySet<string>) =>
        others.find((id) => !codes.isDisjointFrom(facts.records.ownersOf(kind, id)));
      const { network } = facts;
      const foreign = new Set([
        near(network.above(viewer.code)),
        near(network.below(viewer.code)),
        others[0],
        others.at(-1),
      ]);
      const unknown = await refusalOf(host, viewer, operation, { params: unknownOf(names) });
      if (!/^40[34] /.test(unknown)) wrong.push(`${operation.id} of nothing: ${unknown}`);
      for (const id of foreign) {
        if (id === undefined) continue;
        const refused = await refusalOf(host, viewer, operation, { params: { ...unknownOf(names), id } });
        if (refused !== unknown) wrong.push(`${operation.id} ${id}: ${refused}, not ${unknown}`);
      }
      if (operation.method !== 'GET' || names.length > 1 || !mayCall(viewer, operation)) continue;
      for (const id of [...reached].slice(0, 2)) {
        const answer = await call(host, viewer, operation, { params: { id } });
        for (const one of foreignIn(`${id} ${answer.body}`, fact, viewer.code, facts))
          wrong.push(`${operation.id} ${id}: ${one}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 300_000);
});

/** Lists whose rows are counted again: the count, the export, and a view of what its filters leave out. */
const LISTS: Readonly<Record<string, readonly [string?, string?, string?]>> = {
  listClients: ['countClients', 'exportClients', 'scope_hidden'],
  listPolicies: ['countPolicies', 'exportPolicies'],
  listTeamPolicies: ['countTeamPolicies', 'exportTeamPolicies'],
  listTeamLicenses: ['countTeamLicenses', 'exportTeamLicenses', 'scope_hidden'],
  listCompensations: ['countCompensations', 'exportCompensations'],
  listChargebacks: ['countChargebacks', 'exportChargebacks'],
  listStatements: ['countStatements'],
  listTrainees: ['countTrainees'],
  listCarrierCases: ['countCarrierCases'],
  listNotifications: [],
  listSavedViews: [],
  listRememberedDevices: [],
  listPayoutInformation: [],
  listUplineChanges: [],
  listOwnLicenses: [],
  listOwnEoPolicies: [],
  listOwnTrainingCertificates: [],
};
