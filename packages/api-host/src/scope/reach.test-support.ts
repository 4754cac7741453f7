import { sql } from 'kysely';
import type { Operation } from '../platform/operation/operation.ts';
import { foreignIn } from './answers.test-support.ts';
import { call, mayCall, refusalOf, UNKNOWN, unknownOf, type Viewer } from './calls.test-support.ts';
import { pastDay } from './fixture.test-support.ts';
import { queryOf } from './network.test-support.ts';
import type { Kind } from './records.test-support.ts';
import { REFERENCES } from './table.test-support.ts';
import {
  among,
  type Check,
  factOf,
  foreignIds,
  paramsOf,
  reachedIds,
  type World,
} from './world.test-support.ts';

export const isRecord = (one: Operation) => factOf(one)?.kind !== undefined && paramsOf(one).includes('id');
export const isChild = (one: Operation) => factOf(one)?.child !== undefined;
export const isOfCode = (one: Operation) => paramsOf(one).includes('code');
export const isReferring = ({ id }: Operation) => id in REFERENCES;

const isRefusal = (text: string) => /^40[34] /.test(text);

/** Opens what is in reach: its answer, and the bytes where it is a file, are the viewer's. */
async function opened(
  world: World,
  viewer: Viewer,
  operation: Operation,
  params: Readonly<Record<string, string>>,
) {
  const answer = await call(world.host, viewer, operation, { params });
  const what = `${operation.id} ${Object.values(params)}`;
  if (answer.statusCode !== 200) return [`${what}: ${answer.statusCode} ${answer.body}`];
  const text = `${params.id} ${answer.body}`;
  return foreignIn(text, factOf(operation), viewer.code, world).map((one) => `${what}: ${one}`);
}

/** A record in reach opens and names nothing foreign; one out of reach answers as one that does not exist (S-36, S-37). */
export const records: Check = async (world, viewer, only) => {
  const wrong: string[] = [];
  for (const operation of among(world, only, isRecord)) {
    const fact = factOf(operation);
    const names = paramsOf(operation);
    const reached = reachedIds(world, fact, viewer);
    const unknown = await refusalOf(world.host, viewer, operation, { params: unknownOf(names) });
    if (!isRefusal(unknown)) wrong.push(`${operation.id} of nothing: ${unknown}`);
    if (!mayCall(viewer, operation)) continue;
    for (const id of foreignIds(world, fact.kind as Kind, reached, viewer.code)) {
      const refused = await refusalOf(world.host, viewer, operation, { params: { ...unknownOf(names), id } });
      if (refused !== unknown) wrong.push(`${operation.id} ${id}: ${refused}, not ${unknown}`);
    }
    if (operation.method !== 'GET' || names.length > 1) continue;
    for (const id of [...reached].slice(0, 2))
      wrong.push(...(await opened(world, viewer, operation, { id })));
  }
  return wrong;
};

/** Under one's own record, a child of another answers as one that does not exist (S-38); its own opens. */
export const children: Check = async (world, viewer, only) => {
  const wrong: string[] = [];
  for (const operation of among(world, only, (one) => isChild(one) && mayCall(viewer, one))) {
    const { kind, child } = factOf(operation) as { kind: Kind; child: Kind };
    const [, name] = paramsOf(operation) as [string, string];
    const parents = [...world.records.own(kind, viewer.code)];
    const own = world.records.own(child, viewer.code);
    for (const id of parents.slice(0, 2)) {
      const of = (key: string) => refusalOf(world.host, viewer, operation, { params: { id, [name]: key } });
      const unknown = await of(UNKNOWN);
      const strangers = [...own].filter((one) => world.records.parentOf(child, one) !== id).slice(0, 1);
      for (const stranger of [...foreignIds(world, child, own, viewer.code), ...strangers]) {
        const refused = await of(stranger);
        if (refused !== unknown) wrong.push(`${operation.id} ${stranger}: ${refused}, not ${unknown}`);
      }
    }
    const mine = [...own].find((one) => parents.includes(world.records.parentOf(child, one) ?? ''));
    if (operation.method === 'GET' && mine)
      wrong.push(
        ...(await opened(world, viewer, operation, {
          id: world.records.parentOf(child, mine) as string,
          [name]: mine,
        })),
      );
  }
  return wrong;
};

/** People who were elsewhere in the network on the past day: their uplines of that day are often nobody's of today. */
async function movedSince({ host }: World): Promise<string[]> {
  const day = pastDay(host);
  const rows = await queryOf(
    host.db,
    sql<{ code: string }>`select associate_code as code from upline_history
      where valid_from <= ${day}::date and valid_to > ${day}::date order by associate_code`,
  );
  return rows.map(({ code }) => code);
}

/**
 * Oneself and everybody below opens; any other code is forbidden, and one that nobody has does not exist (R-TEAM-04, R-PRM-02).
 * Where the answer is a record of the person, it is there for who reaches the record and does not exist for anybody else.
 */
export const codes: Check = async (world, viewer, only) => {
  const wrong: string[] = [];
  const { network } = world;
  const below = [...network.below(viewer.code)];
  const contacts = network.contacts(viewer.code);
  const masked = below.find((code) => !contacts.has(code));
  const reached = new Set([viewer.code, ...below]);
  const moved = (await movedSince(world)).filter((code) => reached.has(code)).slice(0, 2);
  const near = [viewer.code, [...network.directsOf(viewer.code)][0], below.at(-1), masked, ...moved].filter(
    (code) => code !== undefined,
  );
  const uplines = [...network.above(viewer.code)];
  const beside = network
    .all()
    .filter(({ code }) => /^[UC]/.test(code) && !reached.has(code) && !uplines.includes(code));
  const far = [uplines[0], uplines.at(-1), beside[0]?.code, beside.at(-1)?.code].filter(
    (code) => code !== undefined,
  );
  for (const operation of among(world, only, (one) => isOfCode(one) && mayCall(viewer, one))) {
    const { kind, shows = [] } = factOf(operation);
    const isShown = (code: string, one: string) =>
      shows.some((shown) => one.startsWith(shown) && world.records.ownersOf(shown, one.slice(-36)).has(code));
    const ask = (code: string, query = {}) =>
      call(world.host, viewer, operation, { params: { code }, query });
    const judge = async (code: string, asked: ReturnType<typeof ask>, allowed: readonly number[]) => {
      const { statusCode, body } = await asked;
      if (!allowed.includes(statusCode))
        wrong.push(`${operation.id} ${code}: ${statusCode} ${body.slice(0, 200)}`);
      else if (statusCode === 200)
        for (const one of foreignIn(body, factOf(operation), viewer.code, world))
          if (!isShown(code, one)) wrong.push(`${operation.id} ${code}: ${one}`);
    };
    for (const code of near) {
      await judge(code, ask(code), kind ? [200, 404] : [200]);
      // Nor is anybody named who was in the team then and is not today (R-PRM-03).
      if ('day' in ((operation.query?.shape ?? {}) as object))
        await judge(code, ask(code, { day: pastDay(world.host) }), [200]);
    }
    for (const code of far) {
      await judge(code, ask(code), kind ? [404] : [403]);
      // Nor is a foreign code of the query reached by an own one of the path.
      if ('root' in ((operation.query?.shape ?? {}) as object))
        await judge(code, ask(viewer.code, { type: 'infinity', root: code }), [403]);
    }
    await judge('nobody', ask('U999999'), [404]);
  }
  return wrong;
};

/** The person a query asks about is oneself or somebody below: anybody else answers as somebody who does not exist. */
export const people: Check = async (world, viewer, only) => {
  const wrong: string[] = [];
  const { network } = world;
  const below = network.below(viewer.code);
  const far = [...network.above(viewer.code), ...network.all().map(({ code }) => code)].filter(
    (code) => /^[UC]/.test(code) && code !== viewer.code && !below.has(code),
  );
  const asksOf = ({ query }: Operation) => 'associate_code' in ((query?.shape ?? {}) as object);
  for (const operation of among(world, only, (one) => asksOf(one) && mayCall(viewer, one))) {
    const [id = UNKNOWN] = reachedIds(world, factOf(operation), viewer);
    const about = (code: string) =>
      refusalOf(world.host, viewer, operation, { params: { id }, query: { associate_code: code } });
    const unknown = await about('U999999');
    for (const code of [far[0], far.at(-1)].filter((one) => one !== undefined)) {
      const refused = await about(code);
      if (refused !== unknown) wrong.push(`${operation.id} about ${code}: ${refused}, not ${unknown}`);
    }
  }
  return wrong;
};

/** A record of somebody else that a body names answers as one that does not exist. */
export const references: Check = async (world, viewer, only) => {
  const wrong: string[] = [];
  for (const operation of among(world, only, (one) => isReferring(one) && mayCall(viewer, one))) {
    const fact = factOf(operation);
    const [id = UNKNOWN] = fact.kind ? reachedIds(world, fact, viewer) : [];
    for (const [field, kind] of Object.entries(REFERENCES[operation.id] as Readonly<Record<string, Kind>>)) {
      const own = world.records.own(kind, viewer.code);
      const named = async (value: string) =>
        refusalOf(world.host, viewer, operation, {
          params: { id },
          body: { [field]: field === 'ids' ? [value] : value },
        });
      const unknown = await named(UNKNOWN);
      for (const foreign of foreignIds(world, kind, own, viewer.code)) {
        const refused = await named(foreign);
        if (refused !== unknown)
          wrong.push(`${operation.id} ${field} ${foreign}: ${refused}, not ${unknown}`);
      }
    }
  }
  return wrong;
};
