import { uplineRequestsFields } from '@upline/api-client/lists/upline-requests.ts';
import { uplineRequestWord } from '@upline/domain';
import {
  associateCodeColumn,
  associateWithCode,
  columnsFor,
  ListScreen,
  personColumn,
  usePageAt,
} from '@upline/shell';
import { UPLINE_CHANGE_LIST } from './request-lists.ts';

const COLUMNS = columnsFor<'listUplineChangeRequests'>(uplineRequestsFields, [
  associateWithCode(200),
  associateCodeColumn(130),
  personColumn('from_upline', { width: 180 }),
  personColumn('to_upline', { cardRole: 'subtitle', width: 180 }),
  {
    field: 'status',
    as: 'status',
    value: uplineRequestWord,
    // The filter knows the stored status alone, which has two reasons.
    word: (status) => (status === 'Revoked' ? 'Withdrawn or no longer needed' : status),
    cardRole: 'meta',
    width: 190,
  },
  { field: 'no_answer', width: 120 },
  { field: 'created_at', cardRole: 'meta', width: 180 },
  { id: 'effective_date', label: 'Effective', type: 'date', width: 120 },
]);

/** `/upline-changes`: requests for another upline and how far they are, the newest first. */
export function UplineChangesScreen() {
  const pageAt = usePageAt();
  return (
    <ListScreen
      title="Upline changes"
      operations={UPLINE_CHANGE_LIST}
      label="Upline changes"
      noun={{ one: 'request', many: 'requests' }}
      columns={COLUMNS}
      rowTarget={(row) => pageAt(`/approvals/upline-change/${row.id}`) ?? null}
      avatar={(row) => ({ name: row.associate.name })}
      search={{ field: 'associate', digits: 'associate_code', placeholder: 'Search associates' }}
      empty={{
        title: 'Nobody has asked for another upline.',
        description:
          'The present RMD and the new upline answer a request before it comes to the home office.',
      }}
    />
  );
}
