import { formatPhone, MONTHS } from '@upline/domain';
import type { ListExport } from '../../platform/list/list-operations.ts';
import type { ClientListRow } from './clients.store.ts';

const birthday = ({ birth_month, birth_day }: ClientListRow) =>
  birth_month === null ? null : `${MONTHS[birth_month - 1]} ${birth_day}`;

/** The list as a file: what its columns show, nothing of the record behind. */
export const clientExport: ListExport<ClientListRow> = {
  label: 'Clients',
  needs: 'business.view',
  columns: {
    name: { label: 'Name', type: 'text' },
    type: { label: 'Type', type: 'text' },
    phone: { label: 'Phone', type: 'text', value: ({ phone }) => phone && formatPhone(phone) },
    email: { label: 'Email', type: 'text' },
    city: { label: 'City', type: 'text' },
    state: { label: 'State', type: 'text' },
    country: { label: 'Country', type: 'text' },
    birthday: { label: 'Birthday', type: 'text', value: birthday },
    last_activity_at: { label: 'Last Activity', type: 'datetime' },
    created_at: { label: 'Created', type: 'datetime' },
    archived_at: { label: 'Archived', type: 'datetime' },
  },
};
