import { fullName, stateName, type TeamType } from '@upline/domain';
import { z } from 'zod';
import type { ExportSpec } from '../platform/download/exports.ts';
import { teamListNamed } from './team.list.ts';
import { type TeamSlug, teamAsked } from './team.schemas.ts';
import { teamSource } from './team.source.ts';
import type { MemberRow } from './team.store.ts';

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
      country: { label: 'Country', type: 'text' },
      upline: { label: 'Upline', type: 'text', value: (row) => row.upline_name },
      upline_rmd: { label: 'Upline RMD', type: 'text', value: (row) => row.upline_rmd_name },
      join_date: { label: 'Join Date', type: 'date' },
      month_bv: { label: 'Month BV', type: 'money', value: (row) => row.month_bv_cents },
      recruits: { label: 'Recruits', type: 'number', value: (row) => row.recruits },
    },
    parameters: teamAsked,
    source: (db, caller, { filter, order, today, parameters }) =>
      teamSource({ db, caller, today }, type, {
        filter,
        ...(order ? { order } : {}),
        // Parameters may have been stored by an earlier version, so their schemas read them again.
        ...z.object(teamAsked).parse(parameters),
      }),
  };
}
