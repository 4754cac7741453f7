import { createClient } from '@upline/api-client/fields/business/clients.ts';
import { exampleOf, exampleRow } from '@upline/testing/page-story';
import type { Client } from './form/client-values.ts';
import type { Note } from './history/note-list.tsx';

const example = exampleOf('getClient');

/** A client for stories, with everything that can be there. */
export const sampleClient: Client = {
  ...example,
  mailing: {
    line1: '88 Queen St',
    line2: null,
    city: 'Toronto',
    state: 'ON',
    postal_code: 'M5H 2N2',
    country: 'Canada',
  },
  dependents: [...example.dependents, { name: 'Tom Okafor', relation: 'Father', date_of_birth: null }],
  general_notes: 'Prefers a call before noon.\nMet at the fair in Austin.',
  shared_with: [{ code: 'U000101', name: 'Ana Alvarez' }],
};

const OPTIONAL = Object.entries(createClient.fields).filter(([, { required }]) => !required);

/** What may be missing is missing. */
export const sparseClient: Client = {
  ...sampleClient,
  ...Object.fromEntries(OPTIONAL.map(([name, { kind }]) => [name, kind === 'flag' ? false : null])),
  dependents: [],
  phone: sampleClient.phone,
  id_document_last4: null,
  shared_with: [],
};

export const businessClient: Client = {
  ...sparseClient,
  type: 'Business',
  name: 'Hill Country Bakery LLC',
  first_name: null,
  last_name: null,
  company_name: 'Hill Country Bakery LLC',
  date_of_birth: null,
  email: 'office@hillcountry.example.com',
  annual_income_cents: 48_000_000,
};

const LONG = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh';

export const longClient: Client = {
  ...sampleClient,
  name: `Maximiliana-Theodora ${LONG}`,
  first_name: 'Maximiliana-Theodora',
  last_name: LONG,
  email: `maximiliana-theodora.${LONG.toLowerCase()}@example.com`,
  address: {
    ...sampleClient.address,
    line1: `1200 ${LONG} Avenue`,
    city: 'Llanfairpwllgwyngyllgogerychwyrn',
  },
  dependents: [{ name: `Ada ${LONG}`, relation: 'Great-granddaughter', date_of_birth: '2016-08-20' }],
  general_notes: `${'A long talk about what the family needs. '.repeat(30)}${LONG.repeat(4)}`,
};

export const sampleNote = exampleRow<Note>('listClientNotes', {
  text: 'Prefers a call before noon.\nAsk about the move to Denver.',
});
