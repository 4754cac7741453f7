import { foldText } from '@upline/domain';
import { defineList } from '../../platform/list/define-list.ts';
import { phoneField } from '../../platform/list/list-field.ts';
import { consentOf, lastSentOf, type ShownContact, watchedOf } from './contacts.store.ts';

/** Own contacts by last name. */
export const contactList = defineList<ShownContact>({
  name: 'video-contacts',
  fields: {
    name: {
      label: 'Name',
      type: 'text',
      isPrivate: true,
      column: 'video_contact.name_key',
      normalize: foldText,
    },
    email: {
      label: 'Email',
      type: 'text',
      isPrivate: true,
      column: 'video_contact.email_key',
      nullable: true,
    },
    mobile: { ...phoneField('video_contact.mobile'), label: 'Mobile', nullable: true },
    tags: { label: 'Tags', type: 'text', column: 'video_contact.tags', nullable: true },
    consent: {
      label: 'Consent',
      type: 'enum',
      column: consentOf,
      options: ['Email and SMS', 'Email', 'SMS', 'None'],
    },
    last_sent_at: { label: 'Last Sent', type: 'datetime', column: lastSentOf, nullable: true },
    watched: { label: 'Watched', type: 'number', column: watchedOf },
  },
  defaultOrder: { name: 'ASC' },
  key: { column: 'video_contact.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
