import { videoContactsFields } from '@upline/api-client/lists/video-contacts.ts';
import { formatPhone } from '@upline/domain';
import { columnsFor, ListScreen, useImport } from '@upline/shell';
import { CONTACT_LIST } from '../video-drop-lists.ts';
import { consentWords, contactActions } from './contacts.actions.ts';

const COLUMNS = columnsFor<'listVideoContacts'>(videoContactsFields, [
  { field: 'name', cardRole: 'title', pinned: true, secret: true, width: 200 },
  { field: 'email', cardRole: 'subtitle', secret: true, width: 240 },
  {
    field: 'mobile',
    value: (row) => row.mobile && formatPhone(row.mobile),
    cardRole: 'meta',
    secret: true,
    width: 140,
  },
  { field: 'consent', value: consentWords, cardRole: 'value', width: 140 },
  { field: 'tags', width: 160 },
  { field: 'last_sent_at', relative: true, width: 130 },
  { field: 'watched', width: 100 },
]);

const IMPORT = {
  operation: 'importVideoContacts',
  many: 'contacts',
  most: 2_000,
  hint: 'A line with an email or a mobile that is there already completes that contact.',
} as const;

/** `virtual-video-drop/contacts`: whom videos may be sent to. */
export function ContactsScreen() {
  const imports = useImport(IMPORT);
  return (
    <>
      <ListScreen
        menu={imports.actions}
        title="Contacts"
        create={{
          label: 'Create contact',
          to: { to: '/virtual-video-drop/contacts/create' },
          needs: 'createVideoContact',
          whereEmpty: true,
        }}
        operations={CONTACT_LIST}
        noun={{ one: 'contact', many: 'contacts' }}
        columns={COLUMNS}
        rowTarget={({ id }) => ({ to: '/virtual-video-drop/contacts/$id', params: { id } })}
        avatar={(row) => ({ name: row.name })}
        actions={contactActions}
        search={{ field: 'name', digits: 'mobile', placeholder: 'Search contacts' }}
        empty={{
          title: 'Nothing here yet. Add your first contact.',
          description: 'Videos go to people who have agreed to hear from you.',
        }}
      />
      {imports.dialog}
    </>
  );
}
