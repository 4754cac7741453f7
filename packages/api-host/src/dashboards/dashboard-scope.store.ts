import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { teamPredicate } from '../network/team/team-predicate.ts';
import type { Db } from '../platform/database/database.ts';
import type { DashboardScope } from './dashboard-scope.ts';

/** Code of the one associate without an upline (domain.md 1.1). */
export async function rootCode(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('app_user')
    .select('code')
    .where('kind', '=', 'Associate')
    .where('upline_code', 'is', null)
    .executeTakeFirst();
  return row?.code;
}

/** Whether a row of app_user under this alias produces for the scope: the team and its owner, or the owner alone (R-TEAM-02). */
export function producesFor(
  { node, teamType }: Pick<DashboardScope, 'node' | 'teamType'>,
  alias: string,
): RawBuilder<SqlBool> {
  const own = sql<SqlBool>`${sql.ref(`${alias}.code`)} = ${node.code}`;
  return teamType === 'Personal' ? own : sql<SqlBool>`(${own} or ${teamPredicate(teamType, node, alias)})`;
}
