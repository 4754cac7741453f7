import type { NotificationChannel } from '@upline/domain';
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

/** Contacts who have agreed to that channel (R-VVD-01), to choose from while sending: the first of those with these words in their names. */
export const contactsToChoose = (channel: NotificationChannel, text: string) =>
  queryFor('listVideoContacts', {
    query: {
      limit: 50,
      filter: {
        consent: { in: [channel, 'Email and SMS'] },
        any: text
          .split(/\s+/)
          .filter(Boolean)
          .slice(0, 4)
          .map((word) => [{ name: { contains: word } }]),
      },
    },
  });

/** The answers that a change of a contact is seen in; after a deletion the record itself is gone. */
export const CONTACTS_LISTED = ['listVideoContacts', 'countVideoContacts'] as const;
export const CONTACT_VIEWS = [...CONTACTS_LISTED, 'getVideoContact'] as const;

/** What a send is seen in. */
export const SENT_VIEWS = ['listVideoDeliveries', 'countVideoDeliveries', ...CONTACT_VIEWS] as const;
