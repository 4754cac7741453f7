import type { TeamType } from '@upline/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { NetworkNode } from '../nodes.store.ts';
import { productionPredicate, teamPredicate } from './team-predicate.ts';

type Condition = RawBuilder<SqlBool>;

/**
 * How the facts of a team (shares of policies, licenses: rows with `associate_code` and `shop_code`) are best found. All ways
 * say the same; they differ in what they read.
 */
interface TeamFacts {
  /** Few people are named one by one, more by their shops; of too many or of none everybody's facts are walked. */
  readonly by: 'people' | 'shops' | 'walk';
  /** Shops that hold facts of the team; only by shops. */
  readonly shops: readonly string[];
  /** People below, as counted when the network was last folded. */
  readonly size: number;
  /** Whether a fact belongs to the team. */
  readonly isOfTeam: Condition;
  /** The same of facts known to be of one of the shops. */
  readonly isOfShops: Condition;
  /** The same judged by the associate's own place, one row at a time: for rows already chosen by one of the others. */
  readonly isReached: Condition;
}

/** Up to so many people are named one by one. */
export const HANDFUL = 150;
/** Above this size a team has so large a part of all rows that walking everybody's is faster. */
export const MANY_PEOPLE = 100_000;

/** People below, or of them those of an RmdSuperBase, as counted when the network was last folded. */
export async function sizeOf(
  db: Db,
  { code }: NetworkNode,
  type: 'Infinity' | 'RmdSuperBase' = 'Infinity',
): Promise<number> {
  const size = type === 'Infinity' ? sql`inf` : sql`g0 + g1`;
  const { n } = await db
    .selectFrom('team_head')
    .select(sql<number>`coalesce(sum(${size}), 0)::bigint`.as('n'))
    .where('owner_code', '=', code)
    .executeTakeFirstOrThrow();
  return n;
}

/** Codes of members: all, those at the head of a shop, or those of the viewer's own shop. */
async function membersOf(
  db: Db,
  viewer: NetworkNode,
  type: TeamType,
  which: 'all' | 'heads' | 'own shop' = 'all',
): Promise<string[]> {
  const rows = await db
    .selectFrom('app_user')
    .select('code')
    .where(teamPredicate(type, viewer))
    .$if(which === 'heads', (query) => query.where('is_senior_level', '=', true))
    .$if(which === 'own shop', (query) => query.where('shop_code', '=', viewer.shop_code))
    .execute();
  return rows.map(({ code }) => code);
}

interface Asked {
  readonly table: 'policy_share' | 'license';
  /** The alias of the table in the condition; its name if there is none. */
  readonly alias?: string;
  /** The viewer's own facts too (R-TEAM-01), of Personal these alone (R-TEAM-02). */
  readonly withOwn?: boolean;
  /** All facts of the team are read anyway: then shops say sooner than people whether one is. */
  readonly isWhole?: boolean;
}

/** How to find the facts of a team in a table. */
export async function teamFacts(
  db: Db,
  viewer: NetworkNode,
  type: TeamType,
  { table, alias = table, withOwn = false, isWhole = false }: Asked,
): Promise<TeamFacts> {
  const { code, shop_code, is_senior_level } = viewer;
  const associate = sql.ref(`${alias}.associate_code`);
  const self = withOwn ? [code] : [];
  const isMember = (withOwn ? productionPredicate : teamPredicate)(type, viewer, 'one');
  const isReached = sql<SqlBool>`(
    select ${isMember} from app_user one where one.code = ${associate} offset 0)`;
  const size = await sizeOf(db, viewer);
  const found = { shops: [], size, isReached };
  if (size <= HANDFUL || type === 'Personal') {
    const isSelfAlone = withOwn && type === 'Personal';
    const people = [...self, ...(isSelfAlone ? [] : await membersOf(db, viewer, type))];
    // PostgreSQL overestimates how many rows a few people have and would walk everybody's newest rows, so we read the keys of
    // these people first.
    const isOfTeam = sql<SqlBool>`${sql.ref(`${alias}.id`)} = any(array(
      select fact.id from ${sql.table(table)} fact where fact.associate_code = any(${people})))`;
    return { ...found, by: 'people', isOfTeam, isOfShops: isOfTeam };
  }
  if (shop_code === null || (size > MANY_PEOPLE && !isWhole)) {
    const isOfTeam = sql<SqlBool>`exists (
      select from app_user one where one.code = ${associate} and ${isMember})`;
    return { ...found, by: 'walk', isOfTeam, isOfShops: isOfTeam };
  }
  const shops = [shop_code, ...(await membersOf(db, viewer, type, 'heads'))];
  const shop = sql.ref(`${alias}.shop_code`);
  // A person below an RMD of the team is in the team if that RMD is. The own shop of an RMD is the base shop and the RMD.
  const isOfShops = is_senior_level
    ? sql<SqlBool>`(${withOwn}::boolean or ${associate} <> ${code})`
    : sql<SqlBool>`(${shop} <> ${shop_code} or ${associate} = any(${[
        ...self,
        ...(await membersOf(db, viewer, type, 'own shop')),
      ]}))`;
  const isOfTeam = sql<SqlBool>`(${shop} = any(${shops}) and ${isOfShops})`;
  return { ...found, by: 'shops', shops, isOfTeam, isOfShops };
}
