import { type ListOperations, queryFor } from '@upline/shell';

export const CONTACT_LIST = {
  name: 'video-contacts',
  list: 'listVideoContacts',
  count: 'countVideoContacts',
} as const satisfies ListOperations;

export const HISTORY_LIST = {
  name: 'video-deliveries',
  list: 'listVideoDeliveries',
  count: 'countVideoDeliveries',
} as const satisfies ListOperations;

/** Contacts to choose from while sending. */
export const CONTACTS_TO_CHOOSE = queryFor('listVideoContacts', { query: { limit: 500 } });

/** The answers that a change of a contact is seen in; after a deletion the record itself is gone. */
export const CONTACTS_LISTED = ['listVideoContacts', 'countVideoContacts'] as const;
export const CONTACT_VIEWS = [...CONTACTS_LISTED, 'getVideoContact'] as const;

/** What a send is seen in. */
export const SENT_VIEWS = ['listVideoDeliveries', 'countVideoDeliveries', ...CONTACT_VIEWS] as const;
