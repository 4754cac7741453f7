import { addChangeResource } from '../../business/changes/change-resource.ts';
import { importOperation } from '../../business/changes/imports.routes.ts';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { recordOperations } from '../../platform/operation/record-operations.ts';
import { own, ownAlone } from '../policies.ts';
import { contactsInBulk } from './contacts.import.ts';
import { contactList } from './contacts.list.ts';
import { contact, contactBody, contactExamples as examples } from './contacts.schemas.ts';
import { contacts, toContact } from './contacts.service.ts';
import { contactSource } from './contacts.store.ts';

const tag = 'Video drop';
const path = '/video-drop/contacts';

/** The own contacts (domain.md 2.29). */
export const videoContactRoutes: Area = (platform) => {
  const service = contacts(platform);
  const imported = contactsInBulk(platform);
  addChangeResource(platform, imported);
  return [
    ...listOperations(platform, {
      name: 'VideoContacts',
      path,
      tag,
      summary: "The caller's contacts by last name",
      policy: own,
      list: contactList,
      row: contact,
      source: ({ db, caller }) => contactSource(db, caller),
      toRow: (row, { caller }) => toContact(row, caller),
      examples: { query: { filter: '{"consent":{"eq":"Email"}}' }, rows: [examples.row] },
      count: { summary: 'How many contacts match', example: { count: 12 } },
    }),
    ...recordOperations(
      {
        name: 'VideoContact',
        path,
        tag,
        reading: own,
        writing: own,
        body: contactBody,
        answer: contact,
        examples: { ...examples, version: 3 },
        get: { summary: 'A contact with its consents' },
        create: {
          summary: 'Add a contact',
          description: 'An email or a mobile is required; consent is kept with its date and source.',
          isLocated: true,
        },
        update: {
          summary: 'Change a contact',
          description: 'Consent to one address is none to another.',
        },
        remove: {
          summary: 'Delete a contact',
          description: 'What was sent to them stays in the history; what has not left yet does not leave.',
          policy: ownAlone,
        },
      },
      service,
    ),
    importOperation(platform, {
      id: 'importVideoContacts',
      path: '/video-drop/contacts/imports',
      resource: imported,
    }),
  ];
};
