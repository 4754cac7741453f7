import { AMA_PLANS, COUNTRIES, FEE_KINDS, FEE_STANDINGS } from '@upline/domain';
import { fullName } from '../platform/database/full-name.ts';
import { defineList } from '../platform/list/define-list.ts';
import { type FeeRow, standing, until } from './fees.store.ts';

/** Values of fees and taxes by kind, the latest first. */
export const feeList = defineList<FeeRow>({
  name: 'fees',
  fields: {
    kind: { label: 'Kind', type: 'enum', column: 'fee.kind', options: FEE_KINDS },
    country: { label: 'Country', type: 'enum', column: 'fee.country', options: COUNTRIES },
    plan: { label: 'Plan', type: 'enum', column: 'fee.plan', options: AMA_PLANS, nullable: true },
    region: { label: 'State or Province', type: 'text', column: 'fee.region', nullable: true },
    amount_cents: { label: 'Amount', type: 'money', column: 'fee.amount_cents', nullable: true },
    rate_bps: { label: 'Rate', type: 'number', column: 'fee.rate_bps', unit: 'percent', nullable: true },
    effective_from: { label: 'From', type: 'date', column: 'fee.effective_from' },
    until: { label: 'Until', type: 'date', column: until, nullable: true },
    standing: { label: 'Standing', type: 'enum', column: standing, options: FEE_STANDINGS },
    set_by: { label: 'Set By', type: 'text', column: fullName('setter'), nullable: true },
    created_at: { label: 'Set', type: 'datetime', column: 'fee.created_at' },
  },
  defaultOrder: { kind: 'ASC', effective_from: 'DESC' },
  key: { column: 'fee.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
