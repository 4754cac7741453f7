import { exchangeLegsFields } from '@upline/api-client/lists/exchange-legs.ts';
import { columnsFor, ListScreen, personColumn, useGo } from '@upline/shell';
import { createAgreement } from './exchange.actions.tsx';
import { EXCHANGE_LIST } from './exchange-list.ts';

const COLUMNS = columnsFor<'listExchangeLegs'>(exchangeLegsFields, [
  personColumn('new_rmd', { pinned: true, cardRole: 'title', width: 200 }),
  personColumn('promoting_rmd', { cardRole: 'subtitle', width: 200 }),
  personColumn('leg', { cardRole: 'meta', width: 200 }),
  { field: 'starts_on', cardRole: 'meta', width: 130 },
  { id: 'ends_on', label: 'Last Month', type: 'date', width: 130 },
  {
    field: 'has_ended',
    as: 'custom',
    value: ({ ends_on }) => (ends_on === null ? 'Running' : 'Ended'),
    cardRole: 'value',
    width: 120,
  },
]);

/** `exchange-agreements`: legs that stay with a promoting RMD, and what is shared for them (R-MNY-35). */
export function ExchangeAgreementsScreen() {
  const go = useGo();
  return (
    <ListScreen
      title="Exchange agreements"
      begins={[createAgreement((id) => void go({ to: '/exchange-agreements/$id', params: { id } }))]}
      operations={EXCHANGE_LIST}
      label="Exchange agreements"
      noun={{ one: 'agreement', many: 'agreements' }}
      columns={COLUMNS}
      rowTarget={(row) => ({ to: '/exchange-agreements/$id', params: { id: row.id } })}
      search={{ field: 'new_rmd', placeholder: 'Search new RMDs' }}
      empty={{
        title: 'Nothing here yet.',
        description: 'Which leg a new RMD leaves with the promoting RMD is written down here.',
      }}
    />
  );
}
