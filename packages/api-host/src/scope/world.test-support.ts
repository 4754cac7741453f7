import { sql } from 'kysely';
import type { Operation } from '../platform/operation/operation.ts';
import { startTestHost, type TestHost } from '../testing/index.ts';
import type { Viewer } from './calls.test-support.ts';
import { addRecords, promote } from './fixture.test-support.ts';
import { Network, queryOf } from './network.test-support.ts';
import { Personal } from './personal.test-support.ts';
import { type Kind, Records } from './records.test-support.ts';
import { type Fact, SCOPED } from './table.test-support.ts';

/** A leaf, an upline of the base shop, RMDs above and beside, one suspended, one of the beta list, one viewed by an admin. */
export const WHO = ['ana', 'cara', 'dev', 'hal', 'gus', 'sam', 'bea', 'ana by proxy'] as const;
export type Who = (typeof WHO)[number];

const OWNERS = 'root gus eve dev cara ben ana tom hal ivy sam bea oli kim'.split(' ');

/** The host with one of everything, everybody signed in, and all of it counted a second time. */
export interface World {
  readonly host: TestHost;
  readonly network: Network;
  readonly records: Records;
  readonly personal: Personal;
  readonly product: string;
  /** Operations of scope own or team. */
  readonly scoped: readonly Operation[];
  readonly viewers: ReadonlyMap<Who, Viewer>;
}

/** What is wrong about the answers to this viewer; with `only`, of these operations. Nothing when all is right. */
export type Check = (world: World, viewer: Viewer, only?: ReadonlySet<string>) => Promise<string[]>;

export const factOf = ({ id }: Operation) => SCOPED[id] as Fact;
export const paramsOf = ({ path }: Operation) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);

/** Those of the operations a check is for, all or only some. */
export const among = (
  { scoped }: World,
  only: ReadonlySet<string> | undefined,
  isMeant: (one: Operation) => boolean,
) => scoped.filter((one) => (only === undefined || only.has(one.id)) && isMeant(one));

/** The ids somebody reaches: no more, and no fewer than filters leave. */
export function reachedIds({ records }: World, { kind, by, query }: Fact, { code }: Viewer): Set<string> {
  if (kind === undefined) return new Set();
  const ofTeam = by === 'owner' ? [] : records.ofTeam(kind as 'policy', code, query?.team);
  return new Set([...ofTeam, ...(by === 'team' ? [] : records.own(kind, code))]);
}

/** Records out of reach: the nearest of an upline, of the downline, and those of other branches. */
export function foreignIds(
  { records, network }: World,
  kind: Kind,
  reached: ReadonlySet<string>,
  code: string,
) {
  const others = records.all(kind).filter((id) => !reached.has(id));
  const near = (codes: ReadonlySet<string>) =>
    others.find((id) => !codes.isDisjointFrom(records.ownersOf(kind, id)));
  const found = [near(network.above(code)), near(network.below(code)), others[0], others.at(-1)];
  return [...new Set(found)].filter((id) => id !== undefined);
}

export async function openWorld(): Promise<World> {
  const host = await startTestHost({ seed: 'demo' });
  await promote(host.platform, 'tom');
  await addRecords(host.platform, OWNERS);
  const network = await Network.read(host.db);
  const viewers = new Map<Who, Viewer>();
  for (const who of WHO) {
    const isProxy = who.endsWith('by proxy');
    const name = who.split(' ')[0] as string;
    const client = await host.signInAs(name, isProxy ? { via: 'super' } : {});
    const { permissions } = (await client.get('/access')).json<{ permissions: string[] }>();
    viewers.set(who, { ...network.named(name), client, isProxy, permissions: new Set(permissions) });
  }
  const [product] = await queryOf(host.db, sql<{ id: string }>`select id::text from product limit 1`);
  return {
    host,
    network,
    viewers,
    product: product?.id as string,
    scoped: host.app.operations.filter(({ policy }) => policy.scope === 'own' || policy.scope === 'team'),
    records: await Records.of(host.db, network),
    personal: await Personal.of(host.platform, network),
  };
}
