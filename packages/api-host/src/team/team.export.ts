import { fullName, stateName, type TeamType } from '@upline/domain';
import type { ExportSpec } from '../platform/download/exports.ts';
import { teamListNamed } from './team.list.ts';
import type { TeamSlug } from './team.schemas.ts';
import { viewerOf } from './team.service.ts';
import { type MemberRow, memberRows, teamScope } from './team.store.ts';

/** A team as a file: what its columns show. */
export function teamExport(slug: TeamSlug, type: TeamType): ExportSpec<MemberRow> {
  return {
    list: teamListNamed(`team-${slug}`),
    label: 'Team',
    needs: 'team.view',
    columns: {
      code: { label: 'Code', type: 'text' },
      name: { label: 'Name', type: 'text', value: fullName },
      level: { label: 'Level', type: 'text', value: (row) => row.level_name },
      status: { label: 'Status', type: 'text' },
      licensed: { label: 'Licensed', type: 'text', value: (row) => (row.licensed ? 'Yes' : 'No') },
      city: { label: 'City', type: 'text' },
      state: { label: 'State', type: 'text', value: ({ state }) => state && stateName(state) },
      upline: { label: 'Upline', type: 'text', value: (row) => row.upline_name },
      upline_rmd: { label: 'Upline RMD', type: 'text', value: (row) => row.upline_rmd_name },
      join_date: { label: 'Join Date', type: 'date' },
      month_bv: { label: 'Month BV', type: 'money', value: (row) => row.month_bv_cents },
      recruits: { label: 'Recruits', type: 'number', value: (row) => row.recruits },
    },
    async source(db, reader, { today }) {
      const viewer = await viewerOf(db, reader, type);
      return {
        scoped: teamScope(db, type, viewer, today),
        rows: (codes) => memberRows(db, type, viewer, today, codes),
      };
    },
  };
}
