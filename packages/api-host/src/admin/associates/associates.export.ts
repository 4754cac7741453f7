import { fullName, stateName } from '@upline/domain';
import type { ListExport } from '../../platform/list/list-operations.ts';
import type { AssociateListRow } from './associates.store.ts';

/** The list as a file: what its columns show. */
export const associateExport: ListExport<AssociateListRow> = {
  label: 'Associates',
  needs: 'associates.view',
  columns: {
    code: { label: 'Code', type: 'text' },
    name: { label: 'Name', type: 'text', value: fullName },
    level: { label: 'Level', type: 'text', value: (row) => row.level_name },
    status: { label: 'Status', type: 'text' },
    country: { label: 'Country', type: 'text' },
    city: { label: 'City', type: 'text' },
    state: { label: 'State', type: 'text', value: ({ state }) => state && stateName(state) },
    upline: { label: 'Upline', type: 'text', value: (row) => row.upline_name },
    upline_code: { label: 'Upline Code', type: 'text' },
    upline_rmd: { label: 'Upline RMD', type: 'text', value: (row) => row.upline_rmd_name },
    upline_rmd_code: { label: 'Upline RMD Code', type: 'text' },
    join_date: { label: 'Join Date', type: 'date' },
    partner: { label: 'Partner', type: 'text' },
    licensed: { label: 'Licensed', type: 'boolean' },
    debit_balance_usd_cents: { label: 'Debit Balance', type: 'money' },
    debit_balance_cad_cents: { label: 'Debit Balance CAD', type: 'money' },
  },
};
