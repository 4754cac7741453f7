import { teamFields } from '@upline/api-client/lists/team.ts';
import { levelOf, stateName } from '@upline/domain';
import { columnsFor } from '@upline/shell';

/** Columns of a team (domain.md B.4). */
export const MEMBER_COLUMNS = columnsFor<'listTeam'>(teamFields, [
  { field: 'name', cardRole: 'title', pinned: true, secret: true, second: 'code', width: 195 },
  { field: 'code', defaultHidden: true, width: 100 },
  {
    field: 'level',
    value: (row) => row.level.code,
    word: (code) => levelOf(code).name,
    cardRole: 'subtitle',
    width: 145,
  },
  { field: 'status', as: 'status', cardRole: 'meta', width: 170 },
  { field: 'licensed', width: 98 },
  { field: 'city', second: 'state', cardRole: 'meta', width: 100 },
  { field: 'state', word: stateName, isCode: true, defaultHidden: true, width: 80 },
  { field: 'country', defaultHidden: true, width: 100 },
  {
    field: 'upline',
    value: (row) => row.upline?.name,
    secret: true,
    second: 'upline_rmd',
    width: 125,
  },
  {
    field: 'upline_rmd',
    value: (row) => row.upline_rmd && `RMD ${row.upline_rmd.name}`,
    secret: true,
    defaultHidden: true,
    width: 170,
  },
  { field: 'join_date', width: 100 },
  { field: 'month_bv', value: (row) => row.month_bv_cents, cardRole: 'value', secret: true, width: 95 },
  { field: 'recruits', width: 85 },
]);
