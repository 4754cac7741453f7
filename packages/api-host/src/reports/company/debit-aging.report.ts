import { ASSOCIATE_STATUSES, CURRENCIES, foldText } from '@upline/domain';
import { FIGURES } from '@upline/domain/figures';
import { z } from 'zod';
import { peopleIn } from '../../network/team/people-filter.ts';
import type { Area } from '../../platform/host.ts';
import { defineList, type ScopedRows } from '../../platform/list/define-list.ts';
import type { ListFields } from '../../platform/list/list-field.ts';
import { reportOperations } from '../report-routes.ts';
import {
  AGE_SUMS,
  AGING_SUMS,
  type DebitAgingRow,
  debitAgingRows,
  debitAgingTotals,
} from './debit-aging.store.ts';

const LABELS = {
  days_0_30_cents: '0–30 Days',
  days_31_60_cents: '31–60 Days',
  days_61_90_cents: '61–90 Days',
  days_91_180_cents: '91–180 Days',
  over_180_cents: 'Over 180 Days',
  balance_cents: 'Balance',
  open_chargebacks: 'Open Chargebacks',
} as const;
const OLDEST = 'Oldest (Days)';

const fields: ListFields = {
  code: { label: 'Code', type: 'text', column: 'app_user.code', normalize: (text) => text.toUpperCase() },
  name: {
    label: 'Associate',
    type: 'text',
    people: peopleIn('app_user.code'),
    column: 'app_user.name_key',
    normalize: foldText,
  },
  status: { label: 'Status', type: 'enum', column: 'app_user.status', options: ASSOCIATE_STATUSES },
  currency: { label: 'Currency', type: 'enum', column: 'debt.currency', options: CURRENCIES },
  oldest_days: { label: OLDEST, type: 'number', column: 'debt.oldest_days', definition: FIGURES.oldestDebt },
  balance_cents: {
    label: LABELS.balance_cents,
    type: 'money',
    column: 'debt.balance_cents',
    definition: FIGURES.chargebackBalance,
  },
  open_chargebacks: {
    label: LABELS.open_chargebacks,
    type: 'number',
    column: 'debt.open_chargebacks',
    definition: FIGURES.openChargebacks,
  },
  ...Object.fromEntries(
    AGE_SUMS.map((each) => [
      each,
      { label: LABELS[each], type: 'money', column: `debt.${each}`, definition: FIGURES.debtOfAge } as const,
    ]),
  ),
};

const sums = {
  days_0_30_cents: z.int(),
  days_31_60_cents: z.int(),
  days_61_90_cents: z.int(),
  days_91_180_cents: z.int(),
  over_180_cents: z.int(),
  balance_cents: z.int().meta({ description: 'Not yet recovered, written off or transferred' }),
  open_chargebacks: z.int(),
};
const example = {
  days_0_30_cents: 0,
  days_31_60_cents: 20_000,
  days_61_90_cents: 14_000,
  days_91_180_cents: 0,
  over_180_cents: 0,
  balance_cents: 34_000,
  open_chargebacks: 2,
};

const list = defineList<DebitAgingRow>({
  name: 'company-debit-aging-report',
  fields,
  defaultOrder: { balance_cents: 'DESC' },
  key: { column: 'debt.key', type: 'text' },
  keyOf: ({ key }) => key,
});

/** How old the debts of associates are (domain.md 2.36, 8.1). */
export const debitAgingReport: Area = (platform) =>
  reportOperations(platform, 'company', {
    name: 'CompanyDebitAgingReport',
    path: '/admin/reports/debit-aging',
    summary: 'Open debts of associates by their age',
    description: 'Days since the event of each open chargeback; each currency is summed by itself.',
    list,
    source: ({ db, today }) => debitAgingRows(db, today),
    file: {
      label: 'Debit aging',
      columns: list.columns('code', 'name', 'status', 'currency', ...AGING_SUMS, 'oldest_days'),
    },
    row: z.strictObject({
      key: z.string(),
      code: z.string(),
      name: z.string(),
      status: z.enum(ASSOCIATE_STATUSES),
      currency: z.enum(CURRENCIES),
      oldest_days: z.int(),
      ...sums,
    }),
    totals: z.strictObject({
      totals: z.array(z.strictObject({ currency: z.enum(CURRENCIES), associates: z.int(), ...sums })),
    }),
    total: async (rows: ScopedRows) => ({ totals: await debitAgingTotals(rows) }),
    examples: {
      query: { filter: '{"oldest_days":{"gte":60}}' },
      row: {
        key: 'U000008 USD',
        code: 'U000008',
        name: 'Ana Alvarez',
        status: 'Active',
        currency: 'USD',
        oldest_days: 61,
        ...example,
      },
      totals: { totals: [{ currency: 'USD', associates: 1, ...example }] },
    },
  });
