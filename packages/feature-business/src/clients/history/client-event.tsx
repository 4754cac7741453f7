import type { OperationAnswer } from '@upline/api-client';
import { Private } from '@upline/ui-kit';

type Event = OperationAnswer<'listClientAudit'>['rows'][number];

/** How the activity of a client names what happened besides creating and changing. */
export const clientEvent = {
  noun: 'Client',
  titleOf: ({ kind, action, changes }: Event) => {
    if (kind === 'note') return 'Note';
    if (action === 'reveal') return 'ID document number shown';
    const archived = changes.find(({ field }) => field === 'Archived');
    return archived && `Client ${archived.new === 'Yes' ? 'archived' : 'restored'}`;
  },
  bodyOf: ({ text }: Event) => text && <Private>{text}</Private>,
};
