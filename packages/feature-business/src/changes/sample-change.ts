import type { Change, ChangeFields, ChangeRow } from './change-lists.ts';

const id = '6f1c5a4e-9d2b-4c1e-8a77-2f3b1c9d0e11';
const field = { options: [], required: false, max: 60, secret: true };

export const sampleFields: ChangeFields = {
  editable: [
    { ...field, key: 'address.city', label: 'City', kind: 'text', required: true },
    { ...field, key: 'gender', label: 'Gender', kind: 'enum', options: ['Female', 'Male'], secret: false },
    { ...field, key: 'tobacco', label: 'Tobacco', kind: 'yes or no', secret: false },
  ],
  importable: [
    { ...field, key: 'full_name', label: 'Full Name', kind: 'text' },
    { ...field, key: 'email', label: 'Email', kind: 'text' },
    { ...field, key: 'date_of_birth', label: 'Date of Birth', kind: 'date' },
    {
      ...field,
      key: 'type',
      label: 'Type',
      kind: 'enum',
      options: ['Individual', 'Business'],
      secret: false,
    },
  ],
  needs: [['full_name'], ['email']],
  most: 5_000,
};

/** A bulk edit before it is applied. */
export const sampleEdit: Change = {
  id,
  resource: 'clients',
  kind: 'Edit',
  title: 'City',
  status: 'Draft',
  counts: { Ready: 11, 'No Change': 2, Refused: 1 },
  rows: 14,
  created_at: '2026-11-20T15:00:00.000Z',
  created_by: { code: 'U000002', name: 'Ana Lee' },
  applied_at: null,
  undone_at: null,
  undo_until: null,
  fields: sampleFields.editable.slice(0, 1),
  columns: [],
  values: {},
  similar: 0,
  version: 1,
  actions: ['apply'],
};

/** An import whose columns are partly known. */
export const sampleImport: Change = {
  ...sampleEdit,
  kind: 'Import',
  title: 'leads.csv',
  counts: { Ready: 1_204, Refused: 12 },
  rows: 1_216,
  fields: sampleFields.importable,
  columns: [
    { heading: 'Client', field: 'full_name', samples: ['Grace Okafor', 'Tom Reyes'] },
    { heading: 'Born', field: 'date_of_birth', samples: ['3/9/1984'] },
    { heading: 'Shoe size', field: null, samples: ['41', '38'] },
  ],
  similar: 3,
  actions: ['map', 'apply'],
};

const row = {
  record_id: null,
  message: null,
  fields: [] as ChangeRow['fields'],
  similar: null,
  similar_line: null,
};

export const sampleRows: readonly ChangeRow[] = [
  {
    ...row,
    id: '00000000-0000-4000-8000-000000000001',
    position: 1,
    line: null,
    name: 'Grace Okafor',
    state: 'Ready',
    fields: [{ key: 'address.city', before: 'Austin', after: 'Waco', text: null, message: null }],
  },
  {
    ...row,
    id: '00000000-0000-4000-8000-000000000002',
    position: 2,
    line: null,
    name: 'Tom Reyes',
    state: 'Refused',
    message: 'City must be at least 2 characters',
    fields: [
      {
        key: 'address.city',
        before: 'Austin',
        after: 'W',
        text: null,
        message: 'City must be at least 2 characters',
      },
    ],
  },
];
