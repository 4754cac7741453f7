import type { OperationAnswer } from '@upline/api-client';
import { deletion, type NamedAction, offered } from '@upline/shell';
import { CONTACTS_LISTED } from '../video-drop-lists.ts';

export type Contact = OperationAnswer<'listVideoContacts'>['rows'][number];

/** By which channels a contact may be written to: `Email and SMS`, `Unsubscribed`. */
export function consentWords(contact: Contact): string {
  const { unsubscribed_email_at, unsubscribed_sms_at } = contact;
  const channels = [
    ...(contact.consent_email && unsubscribed_email_at === null ? ['Email'] : []),
    ...(contact.consent_sms && unsubscribed_sms_at === null ? ['SMS'] : []),
  ];
  if (channels.length > 0) return channels.join(' and ');
  return unsubscribed_email_at || unsubscribed_sms_at ? 'Unsubscribed' : 'None';
}

/** What may be done to a contact, in the list as on its own page. */
export const contactActions = (
  contact: Pick<Contact, 'id' | 'version' | 'actions'>,
  onDeleted?: () => void,
): NamedAction[] => {
  const params = { id: contact.id };
  return offered(contact, {
    update: { label: 'Edit contact', to: { to: '/virtual-video-drop/contacts/$id', params } },
    delete: deletion('contact', {
      operation: 'deleteVideoContact',
      input: { params, ifMatch: contact.version },
      refresh: CONTACTS_LISTED,
      onDone: onDeleted,
    }),
  });
};
