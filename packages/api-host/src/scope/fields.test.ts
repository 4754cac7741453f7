import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CANARY_SINS, CANARY_SSNS } from '../../seed/canaries.ts';
import { birthOf } from '../account/profile/profile.record.ts';
import type { AssociateRecord } from '../network/record/associate-record.store.ts';
import type { Operation } from '../platform/operation/operation.ts';
import { call, download, type Given, mayCall, type Viewer } from './calls.test-support.ts';
import {
  FIELDS,
  markFields,
  RELATIONS,
  type Relation,
  relationOf,
  wordOf,
  wordsIn,
} from './fields.test-support.ts';
import { CANARY_ACCOUNT } from './fixture.test-support.ts';
import { isOfCode } from './reach.test-support.ts';
import { isRead } from './reads.test-support.ts';
import { openWorld, type Who, type World } from './world.test-support.ts';

/**
 * Who reads which field of account and licensing of whom (domain.md 7.1): every value is a word that names its field and its
 * owner, and whatever lists, records, searches and files answer a viewer with is searched for these words.
 */
let world: World;
let marked: ReadonlyMap<string, ReadonlySet<string>>;
beforeAll(async () => {
  world = await openWorld();
  marked = await markFields(world.host.db);
}, 300_000);
afterAll(() => world?.host.close());

const viewerOf = (who: Who) => world.viewers.get(who) as Viewer;
const isExport = ({ path }: Operation) => path.endsWith('/download');
const isSearch = ({ path }: Operation) => path.startsWith('/search/');

/** Up to three people of each relation, those with records of their own first. */
function peopleBy({ code }: Viewer): ReadonlyMap<Relation, readonly string[]> {
  const { network, viewers } = world;
  const first = [...viewers.values()].map((viewer) => viewer.code);
  const all = [...new Set([...first, ...network.all().map((person) => person.code)])];
  const groups = Map.groupBy(
    all.filter((one) => /^[UC]/.test(one)),
    (one) => relationOf(network, code, one),
  );
  return new Map(RELATIONS.map((relation) => [relation, (groups.get(relation) ?? []).slice(0, 3)]));
}

async function textOf(viewer: Viewer, operation: Operation, given: Given): Promise<string> {
  const limit = 'limit' in ((operation.query?.shape ?? {}) as object) && { limit: '500' };
  const query = { ...given.query, ...limit };
  const answer = await call(world.host, viewer, operation, { ...given, query });
  if (answer.statusCode !== 200) return '';
  return isExport(operation) ? ((await download(world.host, answer))?.text ?? '') : answer.body;
}

/** All that the viewer is answered with about people: lists, records, searches by code, files. */
async function readBy(viewer: Viewer): Promise<string> {
  const people = [...peopleBy(viewer).values()].flat();
  const texts: string[] = [];
  for (const operation of world.scoped.filter((one) => one.method === 'GET' && mayCall(viewer, one)))
    if (isSearch(operation))
      for (const code of people)
        texts.push(await textOf(viewer, operation, { query: { search_keyword: code } }));
    else if (isOfCode(operation))
      for (const code of people)
        texts.push(await textOf(viewer, operation, { params: { code, type: 'infinity' } }));
    else if (isRead(operation)) texts.push(await textOf(viewer, operation, { params: { type: 'infinity' } }));
  return texts.join('\n');
}

function openOf(viewer: Viewer, field: string): readonly Relation[] {
  const { reads, senior = reads } = FIELDS[field] as (typeof FIELDS)[string];
  return world.network.isSenior(viewer.code) ? senior : reads;
}

describe.each(['ana', 'cara', 'dev'] satisfies Who[])('%s', (who) => {
  test('reads every field of the people it is open of, and of nobody else', {
    timeout: 300_000,
  }, async () => {
    const viewer = viewerOf(who);
    const found = wordsIn(await readBy(viewer));
    const foreign = [...found].filter((word) => {
      const [field, code] = word.split(' ') as [string, string];
      return !openOf(viewer, field).includes(relationOf(world.network, viewer.code, code));
    });
    expect(foreign).toEqual([]);

    const people = [...peopleBy(viewer)];
    const expected = Object.keys(FIELDS).flatMap((field) =>
      people
        .filter(([relation]) => openOf(viewer, field).includes(relation))
        .flatMap(([, codes]) => codes.filter((code) => marked.get(field)?.has(code)))
        .map((code) => `${field} ${code}`),
    );
    expect(expected.filter((word) => !found.has(word))).toEqual([]);
    // Each field that is open to anybody is there to be read, so no line above is empty for want of rows.
    const open = Object.keys(FIELDS).filter((field) => openOf(viewer, field).length > 0);
    expect([...new Set(expected.map((word) => word.split(' ')[0]))]).toEqual(open);
  });

  test('finds nobody by a field that is closed', { timeout: 300_000 }, async () => {
    const viewer = viewerOf(who);
    const searches = world.scoped.filter((one) => isSearch(one) && mayCall(viewer, one));
    const found: string[] = [];
    for (const [relation, codes] of peopleBy(viewer))
      for (const field of Object.keys(FIELDS).filter((one) => !openOf(viewer, one).includes(relation)))
        for (const code of codes.slice(0, 1))
          for (const operation of searches) {
            const word = wordOf(field, code);
            const text = await textOf(viewer, operation, { query: { search_keyword: word } });
            if (text.includes(code)) found.push(`${operation.id} ${word}`);
          }
    expect(found).toEqual([]);
  });

  test('reads month and day of the birth of directs alone, and gender and pay terms of nobody else', async () => {
    const viewer = viewerOf(who);
    const member = world.scoped.find(({ id }) => id === 'getTeamMember') as Operation;
    for (const [relation, codes] of peopleBy(viewer))
      for (const code of codes) {
        const text = await textOf(viewer, member, { params: { code } });
        if (text === '') continue;
        const { birthday, ...rest } = JSON.parse(text) as Record<string, unknown>;
        expect(birthday !== null, `${code}, ${relation}`).toBe(relation === 'direct');
        const closed = /birth|gender|marital|ssn|tax|npn|share_bps|withhold|flag|spouse|address|username/;
        expect(Object.keys(rest).filter((key) => closed.test(key))).toEqual([]);
      }
  });
});

describe.each(['admin', 'super'])('%s', (username) => {
  test('reads the record, the SSN, birth date and account in a mask', { timeout: 300_000 }, async () => {
    const { host, network } = world;
    const client = await host.signInAs(username);
    const { permissions } = (await client.get('/access')).json<{ permissions: string[] }>();
    const viewer: Viewer = {
      ...network.named(username),
      client,
      isProxy: false,
      permissions: new Set(permissions),
    };
    const ana = network.named('ana').code;
    const office = host.app.operations.filter(
      (one) =>
        one.method === 'GET' &&
        one.policy.audience === 'admin' &&
        !/\{(?!code\})/.test(one.path) &&
        mayCall(viewer, one),
    );
    const texts = new Map<string, string>();
    for (const one of office) texts.set(one.id, await textOf(viewer, one, { params: { code: ana } }));
    expect(wordsIn(texts.get('getAssociate') ?? '')).toEqual(
      new Set(
        ['city', 'email', 'phone', 'other', 'street', 'mailing', 'legal', 'spouse', 'flag']
          .map((field) => `${field} ${ana}`)
          .concat(...[...network.reached(ana)].map((code) => [`phone ${code}`, `email ${code}`])),
      ),
    );
    const sealed = await host.db
      .selectFrom('associate')
      .select(['code', 'date_of_birth_sealed'])
      .where('code', '=', ana)
      .executeTakeFirstOrThrow();
    const secrets = [
      ...Object.values({ ...CANARY_SSNS, ...CANARY_SINS }),
      CANARY_ACCOUNT,
      birthOf(host.platform.vault, sealed as AssociateRecord) as string,
    ];
    const told = [...texts].flatMap(([id, text]) => {
      const plain = text.replace(/(?<=\d{3})[- ](?=\d{2})/g, '');
      return secrets.filter((one) => plain.includes(one) || text.includes(one)).map((one) => `${id}: ${one}`);
    });
    expect(told).toEqual([]);
  });
});
