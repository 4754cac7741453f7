import { useSuspenseQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { createProviderContact } from '@upline/api-client/fields/admin/providers.ts';
import { EmailLink, queryFor, useSave } from '@upline/shell';
import { Phone } from '@upline/ui-kit/format/formats.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { addPart, type PartKind, partActions } from './part-actions.ts';
import { PartList } from './part-list.tsx';

type Contact = OperationAnswer<'listManagedProviderContacts'>['rows'][number];

const KIND = {
  noun: 'contact',
  create: 'createProviderContact',
  update: 'updateProviderContact',
  remove: 'deleteProviderContact',
  fields: createProviderContact.fields,
  asked: ['name', 'title', 'department', 'phone', 'email', 'region', 'hours', 'status'],
  help: { email: 'An email or a phone is needed.' },
  refresh: ['listManagedProviderContacts'],
} as const satisfies PartKind<string>;
const nameOf = ({ name }: Contact) => name;

/** Whom associates call at the carrier. */
export function ContactsPart({ id }: { readonly id: string }) {
  const { rows } = useSuspenseQuery(queryFor('listManagedProviderContacts', { params: { id } })).data;
  const { save } = useSave({ operation: 'moveProviderContact', refresh: KIND.refresh });
  return (
    <PartList
      label="Contacts"
      items={rows}
      nameOf={nameOf}
      add={addPart(KIND, id)}
      actions={partActions(KIND, id, nameOf)}
      move={(contact, position) => save({ params: { id, item_id: contact.id }, body: { position } })}
    >
      {({ department, title, region, phone, email, hours }) => (
        <>
          <p className={layout.caption}>{[department, title, region].filter(Boolean).join(' · ')}</p>
          {phone && (
            <p>
              <Phone value={phone} callable />
            </p>
          )}
          {email && (
            <p>
              <EmailLink email={email} />
            </p>
          )}
          {hours && <p className={layout.caption}>{hours}</p>}
        </>
      )}
    </PartList>
  );
}
