import type { ListExport } from '../../platform/list/list-operations.ts';
import { prospectList } from './prospects.list.ts';
import type { ProspectListRow } from './prospects.store.ts';

/** The list as a file. */
export const prospectExport: ListExport<ProspectListRow> = {
  label: 'Prospects',
  needs: 'business.view',
  columns: {
    ...prospectList.columns('name', 'stage', 'kind', 'phone', 'email', 'source', 'city', 'state'),
    next_action_date: { label: 'Next Action Date', type: 'date' },
    next_action_note: { label: 'Next Action', type: 'text' },
    stage_at: { label: 'In Stage Since', type: 'datetime' },
    ...prospectList.columns('lost_reason', 'created_at'),
  },
};
