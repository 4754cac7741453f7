import { MONTHS } from '@upline/domain';
import type { ListExport } from '../../platform/list/list-operations.ts';
import { clientList } from './clients.list.ts';
import type { ClientListRow } from './clients.store.ts';

const birthday = ({ birth_month, birth_day }: ClientListRow) =>
  birth_month === null ? null : `${MONTHS[birth_month - 1]} ${birth_day}`;

/** The list as a file: what its columns show, nothing of the record behind. */
export const clientExport: ListExport<ClientListRow> = {
  label: 'Clients',
  needs: 'business.view',
  columns: {
    ...clientList.columns('name', 'type', 'phone', 'email', 'city', 'state', 'country'),
    birthday: { label: 'Birthday', type: 'text', value: birthday },
    ...clientList.columns('policies', 'last_activity_at', 'created_at'),
    archived_at: { label: 'Archived', type: 'datetime' },
  },
};
