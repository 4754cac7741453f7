import { type TeamType, teamTypesOf } from '@upline/domain';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { ExportReader } from '../../platform/download/exports.ts';
import { columnSql, type PeopleFilter, type SqlColumn } from '../../platform/list/list-field.ts';
import { me, type NetworkNode } from '../nodes.store.ts';
import { teamPredicate } from './team-predicate.ts';

/** Which team of a person an operator means; the person is not part of it (R-TEAM-01). */
const TEAM_OF = { under: 'Infinity', directly_under: 'Personal', in_base_shop_of: 'BaseShop' } as const;

/**
 * The person, as far as the caller reaches: an associate sees the own code and those below, an admin who may see associates sees all.
 * A code that does not exist and one out of reach are alike (R-TEAM-04).
 */
async function within(db: Db, caller: ExportReader, code: string): Promise<NetworkNode | undefined> {
  if (caller.kind !== 'Associate')
    return caller.permissions.has('associates.view') ? me(db, code) : undefined;
  const [viewer, node] = [await me(db, caller.code), await me(db, code)];
  if (!viewer || !node) return undefined;
  const isBelow = node.path !== viewer.path && node.path.startsWith(viewer.path);
  if (node.code === viewer.code) return node;
  return isBelow && caller.permissions.has('team.view') ? node : undefined;
}

/** Filters a list by the place in the network of the people whose code is in this column. */
export const peopleIn = (column: SqlColumn): PeopleFilter => ({
  column,
  async find(db, caller, operator, value) {
    const isTeam = operator === 'in_team';
    if (isTeam && !teamTypesOf(caller.isSeniorLevel).includes(value as TeamType)) return undefined;
    const node = isTeam
      ? caller.kind === 'Associate' && caller.permissions.has('team.view')
        ? await me(db, caller.code)
        : undefined
      : await within(db, caller, value.toUpperCase());
    if (!node) return undefined;
    const team = teamPredicate(isTeam ? (value as TeamType) : TEAM_OF[operator], node, 'placed');
    return (code) =>
      sql<SqlBool>`${columnSql(code)} in (select placed.code from app_user as placed where ${team})`;
  },
});
