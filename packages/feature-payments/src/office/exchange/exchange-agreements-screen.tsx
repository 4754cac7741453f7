import { exchangeLegsFields } from '@upline/api-client/lists/exchange-legs.ts';
import { columnsFor, DataListFor, useGo, useMay, useRecordActions } from '@upline/shell';
import { Button } from '@upline/ui-kit';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { createAgreement } from './exchange.actions.tsx';
import { EXCHANGE_LIST } from './exchange-list.ts';

const COLUMNS = columnsFor<'listExchangeLegs'>(exchangeLegsFields, [
  {
    field: 'new_rmd',
    value: ({ new_rmd }) => new_rmd.name,
    pinned: true,
    secret: true,
    cardRole: 'title',
    width: 200,
  },
  {
    field: 'promoting_rmd',
    value: ({ promoting_rmd }) => promoting_rmd.name,
    secret: true,
    cardRole: 'subtitle',
    width: 200,
  },
  { field: 'leg', value: ({ leg }) => leg.name, secret: true, cardRole: 'meta', width: 200 },
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
  const mayCreate = useMay('createExchangeLeg');
  const { run, dialog } = useRecordActions([
    createAgreement((id) => void go({ to: '/exchange-agreements/$id', params: { id } })),
  ]);
  return (
    <>
      <PageHeader
        title="Exchange Agreements"
        primary={
          mayCreate && (
            <Button variant="filled" onClick={() => run('create')}>
              Create agreement
            </Button>
          )
        }
      />
      <DataListFor
        operations={EXCHANGE_LIST}
        label="Exchange agreements"
        noun={{ one: 'agreement', many: 'agreements' }}
        columns={COLUMNS}
        rowKey={(row) => row.id}
        rowTarget={(row) => ({ to: '/exchange-agreements/$id', params: { id: row.id } })}
        search={{ field: 'new_rmd', placeholder: 'Search new RMDs' }}
        empty={{
          title: 'Nothing here yet.',
          description: 'Which leg a new RMD leaves with the promoting RMD is written down here.',
        }}
      />
      {dialog}
    </>
  );
}
