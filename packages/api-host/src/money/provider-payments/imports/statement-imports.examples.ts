import type { z } from 'zod';
import { providerPaymentExamples as payments } from '../provider-payments.examples.ts';
import {
  type importDetail,
  type importRow,
  type lineRow,
  STATEMENT_FIELD_FACTS,
} from './statement-imports.schemas.ts';

const id = payments.answer.import_id;
const stamp = '2026-11-16T09:00:00.000Z';

const row = {
  id,
  provider: payments.answer.provider,
  statement_ref: '2026-11-B',
  statement_date: '2026-11-15',
  currency: 'USD',
  file_name: 'granite-2026-11-b.csv',
  status: 'Ready',
  problem: null,
  rows_total: 120,
  rows_done: 120,
  counts: { Matched: 110, Chargeback: 2, 'Action Required': 6, Refused: 2 },
  created_at: stamp,
  created_by: { code: 'A000001', name: 'Nora Kim' },
  booked_at: null,
  undone_at: null,
  version: 2,
  actions: ['book', 'map', 'discard'],
} satisfies z.input<typeof importRow>;

const detail = {
  ...row,
  columns: [
    { heading: 'Policy No', field: 'policy_number', samples: ['GT-104821', 'GT-104822'] },
    { heading: 'Type', field: 'kind', samples: ['First Year'] },
    { heading: 'Commission', field: 'amount', samples: ['3510.00', '300.00'] },
    { heading: 'Agent', field: null, samples: ['GR000032'] },
  ],
  fields: STATEMENT_FIELD_FACTS,
} satisfies z.input<typeof importDetail>;

const line = {
  id: '8c7d6e5f-4a3b-4c2d-9e1f-0a9b8c7d6e5f',
  position: 12,
  file_line: 13,
  line_no: 12,
  policy_number_text: 'GT-104821',
  policy: { id: '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d', policy_number: 'GT-104821' },
  kind: 'First Year',
  gross_cents: 351_000,
  expected_cents: 360_000,
  currency: 'USD',
  event_date: '2026-11-15',
  outcome: 'Action Required',
  message: 'The amount differs from the expected $3,600.00',
  payment_id: null,
  processing: null,
} satisfies z.input<typeof lineRow>;

/** Example requests and answers of the document. */
export const statementImportExamples = {
  id,
  params: { id },
  row,
  detail,
  begun: { ...detail, status: 'Checking', rows_done: 0, counts: {}, version: 1, actions: [] },
  booking: { ...detail, status: 'Booking', rows_done: 40, booked_at: stamp, version: 3, actions: [] },
  undoing: { ...detail, status: 'Undoing', rows_done: 0, booked_at: stamp, version: 5, actions: [] },
  lines: [
    line,
    {
      ...line,
      id: '8c7d6e5f-4a3b-4c2d-9e1f-0a9b8c7d6e60',
      position: 13,
      file_line: 14,
      line_no: 13,
      policy_number_text: 'GT-104830',
      policy: { id: '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4e', policy_number: 'GT-104830' },
      gross_cents: 120_000,
      expected_cents: 120_000,
      outcome: 'Matched',
      message: 'The policy becomes Ready To Pay if nothing else is missing',
    },
    {
      ...line,
      id: '8c7d6e5f-4a3b-4c2d-9e1f-0a9b8c7d6e61',
      position: 14,
      file_line: 15,
      line_no: null,
      policy_number_text: null,
      policy: null,
      kind: null,
      gross_cents: null,
      expected_cents: null,
      event_date: null,
      outcome: 'Refused',
      message: 'Amount is written with a decimal comma. Write it with a point, as 1234.56',
    },
  ] satisfies z.input<typeof lineRow>[],
} as const;
