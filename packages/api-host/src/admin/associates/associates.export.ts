import { fullName, stateName } from '@upline/domain';
import type { ListExport } from '../../platform/list/list-operations.ts';
import { associateList } from './associates.list.ts';
import type { AssociateListRow } from './associates.store.ts';

/** The list as a file: what its columns show. */
export const associateExport: ListExport<AssociateListRow> = {
  label: 'Associates',
  needs: 'associates.view',
  columns: associateList.columns(
    'code',
    { name: fullName, level: (row) => row.level_name },
    'status',
    'country',
    'city',
    { state: ({ state }) => state && stateName(state), upline: (row) => row.upline_name },
    'upline_code',
    { upline_rmd: (row) => row.upline_rmd_name },
    'upline_rmd_code',
    'join_date',
    'partner',
    'licensed',
    'debit_balance_usd_cents',
    'debit_balance_cad_cents',
  ),
};
