import { recordExamples } from '../../platform/operation/record-examples.ts';
import { client, clientBody, clientListRow } from './clients.schemas.ts';

/** Example requests and answers of the document. */
export const clientExamples = recordExamples(
  '0b6f3a52-4d6c-4f0a-8f55-3f8f0f6d9c01',
  { body: clientBody, answer: client, row: clientListRow },
  {
    name: 'Grace Okafor',
    phone: '5125550142',
    id_document_last4: '5678',
    shared_with: [],
    city: 'Austin',
    state: 'TX',
    birth_month: 3,
    birth_day: 9,
    policies: 2,
    actions: ['update', 'archive', 'delete', 'reveal', 'add_note', 'delete_note'],
  },
);
