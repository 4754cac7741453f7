import type { TeamType } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';
import type { Row } from '../platform/database/tables.ts';
import { teamPredicate } from './team/team-predicate.ts';

const COLUMNS = [
  'code',
  'path',
  'gen',
  'gen_in_force',
  'shop_code',
  'shop_in_force_code',
  'level_code',
  'is_senior_level',
  'status',
  'country',
  'upline_code',
  'upline_rmd_code',
  'direct_count',
  'has_rollup',
  'version',
] as const;

type Placed = Omit<
  Pick<Row<'app_user'>, (typeof COLUMNS)[number]>,
  'path' | 'gen' | 'gen_in_force' | 'level_code'
>;

/** An associate with the place in the network: what every question about teams starts from. */
export interface NetworkNode extends Placed {
  /** One byte code a level; everybody below is the range `(path, path~)`. The root's is empty. */
  readonly path: string;
  /** RMD+ on the path, the associate included. */
  readonly gen: number;
  /** The same without those Terminated or Resigned. */
  readonly gen_in_force: number;
  readonly level_code: NonNullable<Row<'app_user'>['level_code']>;
}

const placed = (db: Db) => db.selectFrom('app_user').select(COLUMNS).where('path', 'is not', null);

/** Whether an RMD+ counts as a generation of the Rmd* teams: neither Terminated nor Resigned (domain.md 1.3). */
export const isInForce = ({
  is_senior_level,
  status,
}: Pick<NetworkNode, 'is_senior_level' | 'status'>): boolean =>
  is_senior_level && status !== 'Terminated' && status !== 'Resigned';

/** The associate's node; undefined for a code that is no associate's. */
export async function me(db: Db, code: string): Promise<NetworkNode | undefined> {
  return (await placed(db).where('code', '=', code).executeTakeFirst()) as NetworkNode | undefined;
}

/** Nodes of these codes, in any order; unknown codes are left out. */
export async function nodesOf(db: Db, codes: readonly string[]): Promise<NetworkNode[]> {
  return (await placed(db).where(isOneOf('code', codes)).execute()) as NetworkNode[];
}

/** The directs, in the order of their codes. */
export async function directNodes(db: Db, { code }: Pick<NetworkNode, 'code'>): Promise<NetworkNode[]> {
  return (await placed(db).where('upline_code', '=', code).orderBy('code').execute()) as NetworkNode[];
}

/** The uplines of a path, nearest first, the root last. */
export async function uplineNodes(db: Db, { path }: Pick<NetworkNode, 'path'>): Promise<NetworkNode[]> {
  const prefixes = Array.from({ length: path.length }, (_, length) => path.slice(0, length));
  return (await placed(db)
    .where(isOneOf('path', prefixes))
    .orderBy(sql`length(path)`, 'desc')
    .execute()) as NetworkNode[];
}

/** Codes of the uplines up to the first RMD or higher, nearest first; of all of them where none is one. */
export async function leadersUpToRmd(db: Db, node: Pick<NetworkNode, 'path'>): Promise<string[]> {
  const uplines = await uplineNodes(db, node);
  const rmd = uplines.findIndex(({ is_senior_level }) => is_senior_level);
  return (rmd < 0 ? uplines : uplines.slice(0, rmd + 1)).map(({ code }) => code);
}

type Link = Pick<NetworkNode, 'code' | 'is_senior_level' | 'status'>;

/** Each of the people with the uplines, nearest first, as they are now. */
export async function chainsNow(db: Db, codes: readonly string[]): Promise<Map<string, Link[]>> {
  const { rows } = await sql<Link & { of: string }>`
    select member.code as of, owner.code, owner.is_senior_level, owner.status
    from app_user member
    cross join lateral generate_series(0, length(member.path)) step
    cross join lateral (
      select code, is_senior_level, status from app_user where path = left(member.path, step) offset 0
    ) owner
    where member.code = any(${codes}) order by member.code, step desc`.execute(db);
  const chains = new Map<string, Link[]>();
  for (const { of, ...link } of rows) chains.set(of, [...(chains.get(of) ?? []), link]);
  return chains;
}

/** How many people are below. */
export async function teamSize(db: Db, { path }: Pick<NetworkNode, 'path'>): Promise<number> {
  const { n } = await db
    .selectFrom('app_user')
    .select(sql<number>`count(*)`.as('n'))
    .where('path', '>', path)
    .where('path', '<', `${path}~`)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Whether the associate is in the viewer's team; the viewer is not. */
export async function isInTeam(db: Db, viewer: NetworkNode, type: TeamType, code: string): Promise<boolean> {
  const found = await db
    .selectFrom('app_user')
    .select('code')
    .where('code', '=', code)
    .where(teamPredicate(type, viewer))
    .executeTakeFirst();
  return found !== undefined;
}

/** Where the spouse stands who has a code of their own; both must name each other. */
export async function spousePath(db: Db, code: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('associate as own')
    .innerJoin('associate as spouse', (join) =>
      join.onRef('spouse.code', '=', 'own.spouse_code').onRef('spouse.spouse_code', '=', 'own.code'),
    )
    .innerJoin('app_user', 'app_user.code', 'spouse.code')
    .select('app_user.path')
    .where('own.code', '=', code)
    .executeTakeFirst();
  return row?.path ?? undefined;
}
