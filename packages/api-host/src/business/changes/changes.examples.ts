import { clientExamples } from '../clients/clients.examples.ts';

const id = '6f1c5a4e-9d2b-4c1e-8a77-2f3b1c9d0e11';
const stamp = '2026-11-20T15:00:00.000Z';

const field = {
  key: 'address.city',
  label: 'City',
  kind: 'text',
  options: [],
  required: true,
  max: 60,
  secret: true,
} as const;

const row = {
  id,
  resource: 'clients',
  kind: 'Edit',
  title: 'City',
  status: 'Draft',
  counts: { Ready: 11, Refused: 1 },
  rows: 12,
  created_at: stamp,
  applied_at: null,
  undone_at: null,
  undo_until: null,
  version: 1,
  actions: ['apply'],
} as const;

/** Examples of bulk edits and imports in the API document. */
export const changeExamples = {
  id,
  params: { id },
  row,
  field,
  edit: { ids: [clientExamples.id], changes: { 'address.city': 'Austin' } },
  answer: {
    ...row,
    created_by: { code: 'U000002', name: 'Ana Lee' },
    fields: [field],
    columns: [],
    values: {},
    similar: 0,
  },
  imported: {
    ...row,
    kind: 'Import',
    title: 'leads.csv',
    actions: ['map', 'apply'],
    created_by: { code: 'U000002', name: 'Ana Lee' },
    fields: [field],
    columns: [{ heading: 'Town', field: 'address.city', samples: ['Austin', 'Dallas'] }],
    values: {},
    similar: 1,
  },
  mapping: { fields: ['address.city'], values: { 'address.country': 'USA' } },
  rowAnswer: {
    id: '0b6f3a52-4d6c-4f0a-8f55-3f8f0f6d9c02',
    position: 1,
    line: null,
    record_id: clientExamples.id,
    name: 'Grace Okafor',
    state: 'Ready',
    message: null,
    fields: [{ key: 'address.city', before: 'Dallas', after: 'Austin', text: null, message: null }],
    similar: null,
    similar_line: null,
  },
} as const;
