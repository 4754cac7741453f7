import { payoutInformationFields } from '@upline/api-client/lists/payout-information.ts';
import { associateCodeColumn, associateWithCode, columnsFor, ListScreen, usePageAt } from '@upline/shell';
import { PAYOUT_INFORMATION_LIST } from './request-lists.ts';

const COLUMNS = columnsFor<'listPayoutInformationRequests'>(payoutInformationFields, [
  associateWithCode(200),
  associateCodeColumn(110),
  { field: 'status', as: 'status', cardRole: 'meta', width: 170 },
  { field: 'bank_name', secret: true, cardRole: 'subtitle', width: 200 },
  { id: 'account_number_masked', label: 'Account Number', type: 'text', secret: true, width: 150 },
  { field: 'created_at', cardRole: 'meta', width: 180 },
  { field: 'approved_at', width: 180 },
  { field: 'country', defaultHidden: true, width: 110 },
]);

/** `/payout-information`: bank accounts of everybody, masked, what waits longest first. */
export function PayoutInformationScreen() {
  const pageAt = usePageAt();
  return (
    <ListScreen
      title="Payout information"
      operations={PAYOUT_INFORMATION_LIST}
      label="Payout information"
      noun={{ one: 'account', many: 'accounts' }}
      columns={COLUMNS}
      rowTarget={(row) => pageAt(`/approvals/payout-information/${row.id}`) ?? null}
      avatar={(row) => ({ name: row.associate.name })}
      search={{ field: 'associate', digits: 'associate_code', placeholder: 'Search associates' }}
      empty={{
        title: 'No payout information yet.',
        description: 'Associates send in where their payouts go; the home office approves it.',
      }}
    />
  );
}
