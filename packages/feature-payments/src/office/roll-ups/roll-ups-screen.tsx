import { rollUpsFields } from '@upline/api-client/lists/roll-ups.ts';
import { associateColumn, columnsFor, ListScreen, personColumn } from '@upline/shell';
import { OFFICE_ROLL_UP_LIST } from './roll-up-list.ts';

const COLUMNS = columnsFor<'listAllRollUps'>(rollUpsFields, [
  associateColumn(190),
  personColumn('receiver', { cardRole: 'subtitle', width: 190 }),
  {
    id: 'amount_cents',
    label: 'Amount',
    type: 'money',
    align: 'end',
    currency: (row) => row.currency,
    secret: true,
    cardRole: 'value',
    width: 125,
  },
  { id: 'event_date', label: 'Event Date', type: 'date', width: 125 },
  { id: 'announced_on', label: 'Announced', type: 'date', width: 125 },
  { field: 'transfer_on', cardRole: 'meta', width: 130 },
  {
    field: 'is_transferred',
    as: 'custom',
    value: ({ transferred_at }) => (transferred_at === null ? 'Announced' : 'Transferred'),
    cardRole: 'meta',
    width: 125,
  },
  { field: 'currency', defaultHidden: true, width: 100 },
]);

/** `roll-ups`: debts of people who left, announced or moved to their first senior upline (R-MNY-33). */
export const OfficeRollUpsScreen = () => (
  <ListScreen
    title="Roll-ups"
    operations={OFFICE_ROLL_UP_LIST}
    label="Roll-ups"
    noun={{ one: 'debt', many: 'debts' }}
    columns={COLUMNS}
    // Once it is moved the receiver owes it; before that, and in its history, the one who left does.
    rowTarget={(row) => ({ to: '/chargebacks/$id', params: { id: row.chargeback_id ?? row.debt_id } })}
    search={{ field: 'associate', placeholder: 'Search associates' }}
    empty={{
      title: 'No debt moves up.',
      description:
        'What people who left still owe after 90 days moves to their first senior upline, who is told 15 days ahead. It happens only while the setting is on.',
    }}
  />
);
