import { teamLicensesFields } from '@upline/api-client/lists/team-licenses.ts';
import { levelOf, stateName } from '@upline/domain';
import { columnsFor } from '@upline/shell';
import { DaysLeft } from '@upline/ui-kit/status/days-left.tsx';

/** Columns of a team's licenses (domain.md 2.3). */
export const LICENSE_COLUMNS = columnsFor<'listTeamLicenses'>(teamLicensesFields, [
  {
    field: 'associate',
    value: (row) => row.associate.name,
    cardRole: 'title',
    pinned: true,
    secret: true,
    second: 'associate_code',
    width: 190,
  },
  {
    field: 'associate_code',
    value: (row) => row.associate.code,
    defaultHidden: true,
    width: 100,
  },
  { field: 'level', word: (code) => levelOf(code).name, second: 'upline_rmd', width: 155 },
  {
    field: 'upline_rmd',
    value: (row) => row.upline_rmd && `RMD ${row.upline_rmd.name}`,
    secret: true,
    defaultHidden: true,
    width: 170,
  },
  { field: 'type', cardRole: 'subtitle', width: 150 },
  { field: 'state', word: stateName, isCode: true, cardRole: 'meta', width: 75 },
  { field: 'country', defaultHidden: true, width: 100 },
  { field: 'number', secret: true, width: 115 },
  { field: 'is_resident', width: 95 },
  { field: 'expiration_date', cardRole: 'meta', width: 110 },
  {
    id: 'days_left',
    label: 'Days Left',
    type: 'custom',
    cell: (row) => <DaysLeft days={row.days_left} isRenewed={row.is_renewed} />,
    cardRole: 'value',
    width: 145,
  },
  { field: 'status', as: 'status', width: 105 },
  { field: 'is_renewed', defaultHidden: true, width: 100 },
  {
    field: 'inactive',
    value: (row) => row.associate_status === 'Resigned' || row.associate_status === 'Terminated',
    defaultHidden: true,
    width: 110,
  },
]);
