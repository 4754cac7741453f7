import { COUNTRIES, foldText } from '@upline/domain';
import { defineList } from '../../platform/list/define-list.ts';
import type { PayoutInformationRow } from './payout-information.store.ts';
import { PAYOUT_INFORMATION_STATUSES } from './payout-information.tables.ts';

/** Payout information of everybody, for the admins who decide; what waits longest comes first. */
export const payoutInformationList = defineList<PayoutInformationRow>({
  name: 'payout-information',
  fields: {
    associate: { label: 'Associate', type: 'text', column: 'app_user.name_key', normalize: foldText },
    associate_code: {
      label: 'Code',
      type: 'text',
      column: 'payout_information.associate_code',
      normalize: (text) => text.toUpperCase(),
    },
    bank_name: { label: 'Bank Name', type: 'text', column: 'payout_information.bank_name' },
    country: { label: 'Country', type: 'enum', column: 'payout_information.country', options: COUNTRIES },
    status: {
      label: 'Status',
      type: 'enum',
      column: 'payout_information.status',
      options: PAYOUT_INFORMATION_STATUSES,
    },
    created_at: { label: 'Submitted', type: 'datetime', column: 'payout_information.created_at' },
    approved_at: {
      label: 'Approved',
      type: 'datetime',
      column: 'payout_information.approved_at',
      nullable: true,
    },
  },
  defaultOrder: { created_at: 'ASC' },
  key: { column: 'payout_information.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
