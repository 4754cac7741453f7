import { fullName, stateName, type TeamType } from '@upline/domain';
import { z } from 'zod';
import type { ExportSpec } from '../platform/download/exports.ts';
import { teamListNamed } from './team.list.ts';
import { type TeamSlug, teamAsked } from './team.schemas.ts';
import { teamSource } from './team.source.ts';
import type { MemberRow } from './team.store.ts';

/** A team as a file: what its columns show. */
export function teamExport(slug: TeamSlug, type: TeamType): ExportSpec<MemberRow> {
  const list = teamListNamed(`team-${slug}`);
  return {
    list,
    label: 'Team',
    needs: 'team.view',
    columns: list.columns(
      'code',
      { name: fullName, level: (row) => row.level_name },
      'status',
      'licensed',
      'city',
      { state: ({ state }) => state && stateName(state) },
      'country',
      { upline: (row) => row.upline_name, upline_rmd: (row) => row.upline_rmd_name },
      'join_date',
      { month_bv: (row) => row.month_bv_cents },
      'recruits',
    ),
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
