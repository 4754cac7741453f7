import { formatPhone } from '@upline/domain';
import type { ExportSpec } from '../../platform/download/exports.ts';
import { prospectList } from './prospects.list.ts';
import { type ProspectListRow, prospectSource } from './prospects.store.ts';

/** The list as a file. */
export const prospectExport: ExportSpec<ProspectListRow> = {
  list: prospectList,
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
  source: (db, reader, { today }) => prospectSource(db, reader, today),
};
