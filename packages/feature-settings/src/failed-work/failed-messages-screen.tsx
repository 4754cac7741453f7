import { failedMessagesFields } from '@upline/api-client/lists/failed-messages.ts';
import { columnsFor, DataListFor } from '@upline/shell';
import { FAILED_MESSAGE_LIST } from './failed-lists.ts';
import { messageActions } from './failed-work.actions.ts';
import { FailedWorkPage } from './failed-work-page.tsx';

/** `policy-action-required` as it is read. */
const kindWords = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ');

const COLUMNS = columnsFor<'listFailedMessages'>(failedMessagesFields, [
  {
    id: 'subject',
    label: 'Subject',
    type: 'text',
    value: ({ subject, kind }) => subject ?? kindWords(kind),
    pinned: true,
    cardRole: 'title',
    width: 300,
  },
  { field: 'recipient', secret: true, cardRole: 'subtitle', width: 230 },
  { field: 'failed_at', relative: true, cardRole: 'value', width: 130 },
  { field: 'channel', cardRole: 'meta', width: 100 },
  { field: 'kind', value: ({ kind }) => kindWords(kind), cardRole: 'meta', width: 200 },
  { field: 'created_at', defaultHidden: true, width: 160 },
]);

/** `settings/failed-work`: messages that could not be delivered (R-NTF-04). */
export function FailedMessagesScreen() {
  return (
    <FailedWorkPage current="messages">
      <DataListFor
        operations={FAILED_MESSAGE_LIST}
        label="Failed messages"
        noun={{ one: 'message', many: 'messages' }}
        columns={COLUMNS}
        actions={messageActions}
        search={{ field: 'recipient', placeholder: 'Search recipients' }}
        empty={{
          title: 'Nothing has failed.',
          description:
            'Messages that were not delivered after three tries are listed here. Codes and links that have expired are not sent again.',
        }}
      />
    </FailedWorkPage>
  );
}
