import { TEAM_TYPES, type TeamType } from '@upline/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '../platform/operation/operation.ts';
import { openTraining, startTestHost, type TestHost } from '../testing/index.ts';
import { call, download, type Given, type Viewer, wholeList } from './calls.test-support.ts';
import { RELATIONS, relationOf } from './fields.test-support.ts';
import { Network } from './network.test-support.ts';
import {
  CELLS,
  type Cell,
  isAboutTeams,
  isOpenTo,
  membersOf,
  shownOf,
  slugOf,
  statusAbout,
  typeNamedIn,
} from './teams.test-support.ts';

/**
 * Every cell of domain.md 7.1 about teams, genealogy, levels and leaderboards (R-PRM-02, R-TEAM-03, R-TEAM-04): each operation
 * is asked by a trainee, a writer, uplines below and above RMD, somebody of another branch and the home office. What a
 * team is, is counted a second time from uplines, levels and statuses.
 */
const WHO = ['tom', 'ana', 'cara', 'dev', 'eve', 'hal', 'rosa'] as const;
const OFFICE = ['admin', 'super'] as const;

let host: TestHost;
let network: Network;
let about: readonly Operation[];
const viewers = new Map<string, Viewer>();
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  network = await Network.read(host.db);
  about = host.app.operations.filter(isAboutTeams);
  for (const who of [...WHO, ...OFFICE]) {
    const client = await host.signInAs(who);
    const { permissions } = (await client.get('/access')).json<{ permissions: string[] }>();
    viewers.set(who, {
      ...network.named(who),
      client,
      isProxy: false,
      permissions: new Set(permissions),
    });
  }
}, 120_000);
afterAll(() => host?.close());

const viewerOf = (who: string) => viewers.get(who) as Viewer;
const of = (...cells: Cell[]) => about.filter(({ id }) => cells.includes(CELLS[id] as Cell));
const asked = (operation: Operation, name: string) => name in ((operation.query?.shape ?? {}) as object);
const isMoving = ({ method }: Operation) => method !== 'GET';
const statusOf = async (viewer: Viewer, operation: Operation, given: Given = {}) =>
  (await call(host, viewer, operation, given)).statusCode;

/** Up to three people of every relation to the viewer, and a code that nobody has. */
function peopleBy({ code }: Viewer): string[] {
  const all = network.all().filter((person) => /^[UC]/.test(person.code));
  return RELATIONS.flatMap((relation) => {
    const found = all.filter((person) => relationOf(network, code, person.code) === relation);
    return [...new Set([found[0], found[1], found.at(-1)])].flatMap((person) => person?.code ?? []);
  });
}

/** Codes of people in an answer who are neither in the own branch nor above it. */
function strangersIn(text: string, { code }: Viewer): string[] {
  const known = new Set([code, ...network.below(code), ...network.above(code)]);
  return [...new Set(text.match(/\b[UC]\d{6}\b/g))].filter((one) => network.find(one) && !known.has(one));
}

test('every operation about teams says which cell of 7.1 it is', () => {
  const ids = about.map(({ id }) => id);
  expect(ids.filter((id) => !(id in CELLS))).toEqual([]);
  expect(Object.keys(CELLS).filter((id) => !ids.includes(id))).toEqual([]);
});

describe.each(WHO)('%s', (who) => {
  test('opens oneself and everybody below, is refused any other code, and 404 a code that nobody has', async () => {
    const viewer = viewerOf(who);
    const wrong: string[] = [];
    const people = peopleBy(viewer);
    for (const operation of of('person')) {
      for (const code of people) {
        const answer = await call(host, viewer, operation, { params: { code } });
        const expected = statusAbout(network, viewer.code, code);
        if (answer.statusCode !== expected)
          wrong.push(`${operation.id} ${code}: ${answer.statusCode}, not ${expected}`);
        else if (expected === 200)
          wrong.push(...strangersIn(answer.body, viewer).map((one) => `${operation.id} ${code}: ${one}`));
      }
      const unknown = await statusOf(viewer, operation, { params: { code: 'U999999' } });
      if (unknown !== 404) wrong.push(`${operation.id} of nobody: ${unknown}`);
    }
    expect(wrong).toEqual([]);
  });

  test('reads the uplines of the own chain alone, by phone too, and opens none of them', async () => {
    const viewer = viewerOf(who);
    const path = about.find(({ id }) => id === 'getUplinePath') as Operation;
    const rows = (await call(host, viewer, path, { params: { code: viewer.code } })).json<{
      rows: { code: string; phone: string | null }[];
    }>().rows;
    expect(rows.map(({ code }) => code)).toEqual([...[...network.above(viewer.code)].reverse(), viewer.code]);
    expect(rows.map(({ phone }) => phone)).toEqual(rows.map(({ code }) => network.find(code)?.phone ?? null));
    // Of the path to somebody below, phones of the people between are not answered.
    const [, deep] = [...network.below(viewer.code)];
    if (!deep) return;
    const below = (await call(host, viewer, path, { params: { code: deep } })).json<{ rows: typeof rows }>()
      .rows;
    const own = new Set([viewer.code, ...network.above(viewer.code)]);
    expect(below.filter(({ code, phone }) => !own.has(code) && phone !== null)).toEqual([]);
  });

  test.each(TEAM_TYPES)('reads %s as far as the level opens it, and exactly its members', async (type) => {
    const viewer = viewerOf(who);
    const isOpen = isOpenTo(network.isSenior(viewer.code), type);
    const wrong: string[] = [];
    const judge = async (operation: Operation, given: Given) => {
      const answer = await call(host, viewer, operation, given);
      if (answer.statusCode !== (isOpen ? 200 : 403))
        wrong.push(`${operation.id} ${type}: ${answer.statusCode}`);
      else if (isOpen && !operation.path.includes('leaderboard'))
        wrong.push(...strangersIn(answer.body, viewer).map((one) => `${operation.id} ${type}: ${one}`));
      return answer;
    };
    for (const operation of of('team of the path')) {
      const fixed = typeNamedIn(operation.path);
      if (fixed === undefined) await judge(operation, { params: { type: slugOf(type) } });
      else if (fixed === type) {
        const file = await judge(operation, {});
        if (isOpen)
          expect((await download(host, file))?.rows).toBe(shownOf(network, viewer.code, type).length);
      }
    }
    for (const operation of of('team of the query'))
      for (const name of ['team_type', 'team', 'category'].filter((one) => asked(operation, one)))
        await judge(operation, { query: { [name]: type } });
    expect(wrong).toEqual([]);
    if (!isOpen) return;

    const members = membersOf(network, viewer.code, type);
    const list = about.find(({ id }) => id === 'listTeam') as Operation;
    const rows = await wholeList(host, viewer, list, { params: { type: slugOf(type) } });
    expect(rows.map(({ code }) => code).sort()).toEqual(shownOf(network, viewer.code, type));
    expect(members).not.toContain(viewer.code);
    const levels = about.find(({ id }) => id === 'getTeamLevels') as Operation;
    const { members: active } = (await call(host, viewer, levels, { query: { team_type: type } })).json<{
      members: number;
    }>();
    expect(active).toBe([...members].filter((code) => network.find(code)?.status === 'Active').length);
    const tree = about.find(({ id }) => id === 'getTeamTree') as Operation;
    const drawn = (
      await call(host, viewer, tree, {
        params: { code: viewer.code },
        query: { type: slugOf(type), depth: '6' },
      })
    ).json<{ rows: { code: string }[] }>().rows;
    expect(drawn.filter(({ code }) => code !== viewer.code && !members.has(code))).toEqual([]);
  });

  test('is asked for a team that does not exist', async () => {
    const viewer = viewerOf(who);
    for (const operation of of('team of the path').filter(({ path }) => path.includes('{type}')))
      expect(
        await statusOf(viewer, operation, { params: { type: 'galaxy' } }),
        operation.id,
      ).toBeGreaterThanOrEqual(404);
  });

  test('reads of the own answers nobody of another branch', async () => {
    const viewer = viewerOf(who);
    for (const operation of of('own').filter((one) => !isMoving(one))) {
      const answer = await call(host, viewer, operation);
      expect(answer.statusCode, `${operation.id}: ${answer.body}`).toBe(200);
      expect(strangersIn(answer.body, viewer), operation.id).toEqual([]);
    }
  });

  test('reads the boards that are open to everybody', async () => {
    for (const operation of of('everybody')) expect(await statusOf(viewerOf(who), operation)).toBe(200);
  });

  test('is refused everything of the home office', async () => {
    for (const operation of of('office reads', 'office writes'))
      expect(await statusOf(viewerOf(who), operation, { params: { code: viewerOf(who).code } })).toBe(403);
  });
});

describe.each(OFFICE)('%s', (who) => {
  test('reads every person, team and board, and finds nobody under a code that nobody has', async () => {
    const viewer = viewerOf(who);
    for (const operation of of('office reads')) {
      const isRecord = operation.path.includes('{id}');
      for (const { code } of ['root', 'eve', 'tom', 'hal'].map((name) => network.named(name)))
        expect(await statusOf(viewer, operation, { params: { code } }), operation.id).toBe(
          isRecord ? 404 : 200,
        );
      if (operation.path.includes('{code}'))
        expect(await statusOf(viewer, operation, { params: { code: 'U999999' } }), operation.id).toBe(404);
      if (asked(operation, 'category'))
        // A senior category lists senior associates only (R-LDB-07).
        for (const category of TEAM_TYPES satisfies readonly TeamType[])
          expect(
            await statusOf(viewer, operation, {
              params: { code: network.named('eve').code },
              query: { category },
            }),
            operation.id,
          ).toBe(200);
    }
  });

  test('is refused what associates ask about themselves', async () => {
    for (const operation of about.filter(({ policy }) => policy.audience === 'portal'))
      expect(await statusOf(viewerOf(who), operation), operation.id).toBe(403);
  });

  test('changes levels up to EMD, those above as a SuperAdmin alone', async () => {
    const viewer = viewerOf(who);
    const { code } = network.named('eve');
    const change = about.find(({ id }) => id === 'changeAssociateLevel') as Operation;
    const status = await statusOf(viewer, change, {
      params: { code },
      body: { level_code: 'NMD', reason: 'Asked for' },
    });
    expect(status).toBe(who === 'super' ? 202 : 403);
  });
});

test('nobody who is not signed in reads anything of it', async () => {
  for (const operation of about) {
    const url = operation.path.replaceAll('{code}', network.named('ana').code).replaceAll(/\{\w+\}/g, 'x');
    expect((await host.app.inject({ method: operation.method, url })).statusCode, operation.id).toBe(401);
  }
});

test('a program of training is read by the trainer and RMDs above, and does not exist for others (7.1)', async () => {
  const [operation] = of('trainee') as [Operation];
  const { code } = network.named('tom');
  await openTraining(host, code, network.named('ana').code);
  const readers = [];
  for (const who of WHO) {
    const status = await statusOf(viewerOf(who), operation, { params: { code } });
    if (status === 200) readers.push(who);
    else expect(status).toBe(404);
  }
  expect(readers).toEqual(['ana', 'dev', 'eve']);
});
