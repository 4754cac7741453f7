import { emailKey, foldText } from '@upline/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { readableBy } from '../business/clients/clients.scope.ts';
import { clientName } from '../business/clients/clients.store.ts';
import { isOpening } from '../business/policies/lists/policies.source.ts';
import { me, type NetworkNode } from '../network/nodes.store.ts';
import { teamPredicate } from '../network/team/team-predicate.ts';
import type { Db } from '../platform/database/database.ts';
import { fullName } from '../platform/database/full-name.ts';
import { matchesWords, wordsOf } from '../platform/list/search-words.ts';
import type { Caller } from '../platform/operation/caller.ts';
import { mayLookUp } from '../platform/operation/scope.ts';
import { MAX_RESULTS } from './search.schemas.ts';

type Condition = RawBuilder<SqlBool>;

/** The nearest three uplines, the nearest last. A person who may look up somebody may look up everybody above. */
const uplines = sql<string[]>`(
  select coalesce(json_agg(above.name order by above.step desc), '[]')
  from (
    with recursive chain (code, name, next_code, step) as (
      select u.code, ${fullName('u')}, u.upline_code, 1
      from app_user u where u.code = app_user.upline_code
      union all
      select u.code, ${fullName('u')}, u.upline_code, chain.step + 1
      from app_user u join chain on u.code = chain.next_code where chain.step < 3
    ) select name, step from chain
  ) above
)`;
const viewerOf = async (db: Db, { kind, code }: Caller) => (kind === 'Associate' ? me(db, code) : undefined);
const isInactive = sql<boolean>`(status in ('Terminated', 'Resigned'))`;

const isBelow = ({ path }: NetworkNode) => sql<SqlBool>`(path > ${path} and path < ${`${path}~`})`;

/**
 * Whether the caller may read the phone: that of the own uplines, of directs and the base shop, for RMD+ of everybody below, and for
 * admins who see associates (domain.md 7.1). `mayLookUp` must have allowed the person before.
 */
function isContact({ kind, isSeniorLevel, permissions }: Caller, viewer: NetworkNode | undefined): Condition {
  if (kind !== 'Associate') return permissions.has('associates.view') ? sql`true` : sql`false`;
  if (viewer === undefined) return sql`false`;
  if (isSeniorLevel) return sql`true`;
  return sql`(not ${isBelow(viewer)} or upline_code = ${viewer.code} or ${teamPredicate('BaseShop', viewer)})`;
}

const isUpline = (viewer: NetworkNode | undefined): RawBuilder<boolean> =>
  viewer ? sql`(not ${isBelow(viewer)} and code <> ${viewer.code})` : sql`false`;

function associatesFor(db: Db, caller: Caller, viewer: NetworkNode | undefined) {
  return db
    .selectFrom('app_user')
    .select(['code', fullName().as('name'), uplines.as('uplines')])
    .select(sql<string | null>`case when ${isContact(caller, viewer)} then phone end`.as('phone'))
    .select(isUpline(viewer).as('is_upline'))
    .select(
      sql<string | null>`(select level.name from level where level.code = app_user.level_code)`.as(
        'level_name',
      ),
    )
    .where('kind', '=', 'Associate')
    .where(mayLookUp(caller));
}

/** What a code must look like that begins as typed, with or without its letter: of a bare number also the short form `8`. */
function codePatterns(typed: string): string[] {
  if (/^[UC]\d{0,6}$/.test(typed)) return [`${typed}%`];
  if (!/^\d{1,6}$/.test(typed)) return [];
  return [...new Set([`${typed}%`, typed.padStart(6, '0')])].flatMap((rest) => [`U${rest}`, `C${rest}`]);
}

/**
 * The parts of whom `mayLookUp` lets through, each one range or a few keys: with the caller's path read first, since a range is
 * estimated only when its ends are parameters.
 */
function reachOf(
  { kind, code }: Caller,
  viewer: NetworkNode | undefined,
): { all: Condition; above: Condition | undefined } {
  if (kind !== 'Associate') return { all: sql<SqlBool>`kind = 'Associate'`, above: undefined };
  if (viewer === undefined) return { all: sql<SqlBool>`code = ${code}`, above: undefined };
  const above = Array.from({ length: viewer.path.length + 1 }, (_, length) => viewer.path.slice(0, length));
  return {
    all: isBelow(viewer),
    above: sql<SqlBool>`path = any(${above})`,
  };
}

/**
 * By the beginning of the code with or without its letter, by words of the name in any order and, for admins, by the whole
 * email. An exact match comes first, who has left last: each kind is found on its own, in the order of an index, so that a
 * common name of a large network costs what is shown of it.
 */
export async function findAssociates(db: Db, caller: Caller, keyword: string) {
  const typed = keyword.toUpperCase();
  const email = caller.kind === 'Associate' ? null : emailKey(keyword);
  const short = typed.padStart(6, '0');
  const isExact = sql<SqlBool>`(code = any(${[typed, `U${short}`, `C${short}`]}) or name_key = ${foldText(keyword)}
    or email_key = ${email}::text)`;
  const viewer = await viewerOf(db, caller);
  const { all, above } = reachOf(caller, viewer);
  const first = (...conditions: readonly Condition[]) =>
    db
      .selectFrom((from) =>
        from
          .selectFrom('app_user')
          .select('code')
          .where(sql<SqlBool>`${sql.join(conditions, sql` and `)}`)
          .where((where) =>
            where.or([
              ...codePatterns(typed).map((pattern) => sql<boolean>`code like ${pattern}`),
              ...(email === null ? [] : [where('email_key', '=', email)]),
              matchesWords('app_user.name_key', wordsOf(keyword)),
            ]),
          )
          .orderBy('name_key')
          .orderBy('code')
          .limit(MAX_RESULTS)
          .as('found'),
      )
      .select('code');
  const hasLeft = sql<SqlBool>`status in ('Terminated', 'Resigned')`;
  const below = first(all, isExact)
    .union(first(all, sql<SqlBool>`not ${hasLeft}`))
    .union(first(all, hasLeft));
  return associatesFor(db, caller, viewer)
    .where('code', 'in', above ? below.union(first(above)) : below)
    .orderBy(sql`coalesce(${isExact}, false)`, 'desc')
    .orderBy(isInactive)
    .orderBy('name_key')
    .orderBy('code')
    .limit(MAX_RESULTS)
    .execute();
}

export async function associatesByCode(db: Db, caller: Caller, codes: readonly string[]) {
  return associatesFor(db, caller, await viewerOf(db, caller))
    .where('code', 'in', [...codes])
    .orderBy('name_key')
    .orderBy('code')
    .execute();
}

/** Policies in which the caller has a part; other policies of a shared client are neither counted nor found. */
const isCallersPolicy = ({ code }: Caller) => sql<SqlBool>`(
  policy.training_associate_code = ${code} or exists (
    select from policy_share share
    where share.policy_id = policy.id and share.associate_code = ${code} and ${isOpening('share')}))`;

const policiesOfClient = (caller: Caller) => sql<number>`(
  select count(*)::integer from policy where policy.client_id = client.id and ${isCallersPolicy(caller)})`;

function clientsFor(db: Db, caller: Caller) {
  return db
    .selectFrom('client')
    .select([
      'client.id',
      clientName.as('name'),
      'client.city',
      'client.state',
      'client.phone',
      'client.email',
    ])
    .select([
      sql<{ month: number; day: number } | null>`case when birth_month is not null then
        json_build_object('month', birth_month, 'day', birth_day) end`.as('birthday'),
      policiesOfClient(caller).as('policies'),
    ])
    .where(readableBy(caller));
}

const hasPolicy = (caller: Caller, number: string) => sql<SqlBool>`exists (
  select from policy where policy.client_id = client.id and policy.policy_number like ${`${number}%`}
    and ${isCallersPolicy(caller)})`;

/** As policies are numbered: letters, digits and hyphens, one digit at least. */
const NUMBER = /^(?=.*\d)[A-Z0-9-]{3,30}$/;

/** By words of the name in any order, by digits of the phone or by the number of a policy (2.35). Archived clients are not offered. */
export async function findClients(db: Db, caller: Caller, keyword: string) {
  const words = matchesWords('client.name_key', wordsOf(keyword));
  const digits = /[a-z@]/i.test(keyword)
    ? ''
    : keyword.replace(/^\s*\+?1(?=\D*\d{3})/, '').replace(/\D/g, '');
  const number = keyword.trim().toUpperCase();
  return clientsFor(db, caller)
    .where('client.archived_at', 'is', null)
    .where((where) =>
      where.or([
        words,
        ...(digits.length >= 3 ? [where('client.phone', 'like', `%${digits}%`)] : []),
        ...(NUMBER.test(number) ? [hasPolicy(caller, number)] : []),
      ]),
    )
    .orderBy(sql`client.name_key = ${foldText(keyword)} or coalesce(client.phone = ${digits}, false)`, 'desc')
    .orderBy('client.sort_key')
    .orderBy('client.id')
    .limit(MAX_RESULTS)
    .execute();
}

export async function clientsById(db: Db, caller: Caller, ids: readonly string[]) {
  return clientsFor(db, caller)
    .where('client.id', 'in', [...ids])
    .orderBy('client.sort_key')
    .orderBy('client.id')
    .execute();
}

/** By words of the name or the short name; Inactive ones last (SPEC §3). */
export async function findProviders(db: Db, keyword: string) {
  const words = wordsOf(keyword);
  const folded = foldText(keyword);
  return db
    .selectFrom('provider')
    .select(['id', 'name', 'status'])
    .where((where) =>
      where.or([matchesWords('provider.name_key', words), matchesWords('provider.short_name_key', words)]),
    )
    .orderBy(sql`name_key = ${folded} or short_name_key = ${folded}`, 'desc')
    .orderBy(sql`status = 'Inactive'`)
    .orderBy('name_key')
    .limit(MAX_RESULTS)
    .execute();
}
