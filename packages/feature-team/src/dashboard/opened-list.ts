import type { FilterOf } from '@upline/api-client';
import type { LevelCode, TeamType } from '@upline/domain';
import { listed } from '@upline/shell';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { expiring } from '../licenses/license-lists.ts';
import { type Counted, EVERYBODY } from '../lists/team-lists.ts';
import { SLUGS } from '../team-slugs.ts';

type MemberFilter = FilterOf<'listTeam'>;

const listOf = (type: TeamType, search: object = {}): LinkTarget => ({
  to: `/team/${SLUGS[type]}` as const,
  search,
});
const filtered = (type: TeamType, filter: MemberFilter, counted: Counted = {}): LinkTarget =>
  listOf(type, { ...counted, ...listed('listTeam', { filter }) });

/** The lists that the figures of a team open: as many rows, and the same sums (R-TEAM-01). */
export const opened = {
  // Not the view that the person may have made the first one.
  members: (type: TeamType) => listOf(type, { view: 'all' }),
  production: (type: TeamType) =>
    listOf(type, {
      counted: 'Production',
      ...listed('listTeam', { filter: EVERYBODY, order: { month_bv: 'DESC' } }),
    }),
  level: (type: TeamType, level: LevelCode) =>
    filtered(type, { level: { in: [level] }, status: { in: ['Active'] } }),
  activeOn: (type: TeamType, day: string, isToday: boolean) =>
    isToday ? filtered(type, { status: { in: ['Active'] } }) : filtered(type, EVERYBODY, { active_on: day }),
  recruits: (type: TeamType, { from, to }: { readonly from: string; readonly to: string }) =>
    listOf(
      type,
      listed('listTeam', { filter: { join_date: { between: [from, to] } }, order: { join_date: 'DESC' } }),
    ),
  // The whole downline's list holds the own licenses too, which the tile does not count.
  licenses: (type: TeamType, today: string): LinkTarget => ({
    to: '/team/licenses',
    search: {
      ...(type === 'Infinity' ? {} : { team: type }),
      ...listed('listTeamLicenses', { filter: { associate: { in_team: type }, ...expiring(today) } }),
    },
  }),
};
