import { CURRENCIES, foldText } from '@upline/domain';
import { FIGURES } from '@upline/domain/figures';
import { CALL_OUTCOMES } from '../../business/late-premiums/late-premiums.tables.ts';
import { defineList } from '../../platform/list/define-list.ts';
import { atRisk, daysLeft, LAPSE_SAVE_STATUSES, type LapseSaveRow, statusOf } from './lapse-saves.store.ts';

/** Late premiums, the one that would cost most first; those that are decided are left out until they are asked for. */
export const lapseSaveList = defineList<LapseSaveRow>({
  name: 'lapse-saves',
  fields: {
    at_risk_cents: { label: 'At Risk', type: 'money', column: atRisk, definition: FIGURES.atRisk },
    days_left: { label: 'Days Left', type: 'number', column: daysLeft, definition: FIGURES.graceDaysLeft },
    due_on: { label: 'Premium Due', type: 'date', column: 'late.due_on' },
    grace_ends_on: { label: 'Grace Ends', type: 'date', column: 'late.grace_ends_on' },
    associate: { label: 'Associate', type: 'text', column: 'writer.name_key', normalize: foldText },
    provider: { label: 'Provider', type: 'text', column: 'provider.name_key', normalize: foldText },
    outcome: {
      label: 'Outcome',
      type: 'enum',
      column: 'late.outcome',
      options: CALL_OUTCOMES,
      nullable: true,
    },
    promised_on: { label: 'Promised For', type: 'date', column: 'late.promised_on', nullable: true },
    status: { label: 'Status', type: 'enum', column: statusOf, options: LAPSE_SAVE_STATUSES },
    currency: { label: 'Currency', type: 'enum', column: 'policy.currency', options: CURRENCIES },
  },
  assumed: { status: { eq: 'Open' } },
  defaultOrder: { at_risk_cents: 'DESC', grace_ends_on: 'ASC' },
  key: { column: 'late.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
