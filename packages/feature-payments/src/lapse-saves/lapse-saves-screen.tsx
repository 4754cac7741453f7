import { lapseSavesFields } from '@upline/api-client/lists/lapse-saves.ts';
import { columnsFor, ListScreen, personColumn } from '@upline/shell';
import { LAPSE_SAVE_LIST } from './lapse-save-lists.ts';
import { lapseSaveActions } from './lapse-saves.actions.ts';

/** Columns of the late premiums (domain.md 9.3 item 7). */
const COLUMNS = columnsFor<'listLapseSaves'>(lapseSavesFields, [
  {
    id: 'policy_number',
    label: 'Policy',
    type: 'text',
    secret: true,
    pinned: true,
    cardRole: 'title',
    width: 135,
  },
  { id: 'client', label: 'Client', type: 'text', secret: true, cardRole: 'subtitle', width: 180 },
  {
    field: 'at_risk_cents',
    currency: (row) => row.currency,
    secret: true,
    cardRole: 'value',
    width: 125,
  },
  {
    field: 'days_left',
    cell: ({ days_left }) => (days_left < 0 ? 'Over' : days_left),
    cardRole: 'meta',
    width: 130,
  },
  { field: 'outcome', as: 'status', cardRole: 'meta', width: 120 },
  { field: 'promised_on', width: 130 },
  { field: 'due_on', width: 130 },
  { field: 'grace_ends_on', defaultHidden: true, width: 125 },
  personColumn('associate', { width: 170 }),
  { field: 'provider', width: 180 },
  { field: 'status', as: 'status', defaultHidden: true, width: 110 },
  { field: 'currency', defaultHidden: true, width: 100 },
]);

/** `payments/chargebacks/lapse-saves`: premiums that are late, the one that would cost most first (domain.md 9.3 item 7). */
export const LapseSavesScreen = () => (
  <ListScreen
    title="Lapse saves"
    operations={LAPSE_SAVE_LIST}
    label="Late premiums"
    noun={{ one: 'late premium', many: 'late premiums' }}
    columns={COLUMNS}
    rowTarget={(row) => ({ to: '/payments/chargebacks/lapse-saves/$id', params: { id: row.id } })}
    actions={lapseSaveActions}
    search={{ field: 'associate', placeholder: 'Search associates' }}
    empty={{
      title: 'No premium is late.',
      description:
        'If a carrier reports a late premium of yours or of your team, it is listed here with what a lapse would take from you.',
    }}
  />
);
