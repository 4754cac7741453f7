import { formatPhone } from '@upline/domain';
import type { ListExport } from '../../platform/list/list-operations.ts';
import type { ProspectListRow } from './prospects.store.ts';

/** The list as a file. */
export const prospectExport: ListExport<ProspectListRow> = {
  label: 'Prospects',
  needs: 'business.view',
  columns: {
    name: { label: 'Name', type: 'text' },
    stage: { label: 'Stage', type: 'text' },
    kind: { label: 'Kind', type: 'text' },
    phone: { label: 'Phone', type: 'text', value: ({ phone }) => phone && formatPhone(phone) },
    email: { label: 'Email', type: 'text' },
    source: { label: 'Source', type: 'text' },
    city: { label: 'City', type: 'text' },
    state: { label: 'State', type: 'text' },
    next_action_date: { label: 'Next Action Date', type: 'date' },
    next_action_note: { label: 'Next Action', type: 'text' },
    stage_at: { label: 'In Stage Since', type: 'datetime' },
    lost_reason: { label: 'Lost Reason', type: 'text' },
    created_at: { label: 'Created', type: 'datetime' },
  },
};
