import { CURRENCIES, foldText } from '@upline/domain';
import { sql } from 'kysely';
import { defineList } from '../../platform/list/define-list.ts';
import type { RollUpRow } from './roll-up.store.ts';

/** Debts announced or moved to a senior upline, newest first. */
export const rollUpList = defineList<RollUpRow>({
  name: 'roll-ups',
  fields: {
    transfer_on: { label: 'Transfer Date', type: 'date', column: 'roll_up.transfer_on' },
    associate: { label: 'Associate', type: 'text', column: 'member.name_key', normalize: foldText },
    receiver: { label: 'Receiver', type: 'text', column: 'heir.name_key', normalize: foldText },
    currency: { label: 'Currency', type: 'enum', column: 'debt.currency', options: CURRENCIES },
    is_transferred: {
      label: 'Transferred',
      type: 'boolean',
      column: sql`(roll_up.transferred_at is not null)`,
    },
  },
  defaultOrder: { transfer_on: 'DESC' },
  key: { column: 'roll_up.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
