import { ENROLLMENT_STATUSES, POLICY_LIFECYCLES } from '@upline/domain';
import { z } from 'zod';
import { associateCode, oneOf, person, text, timestamp, uuid } from '../../platform/operation/fields.ts';
import { ENTERED_POLICIES, IMPORT_STATUSES } from './carrier.tables.ts';

const lifecycle = z.enum(POLICY_LIFECYCLES);
const day = z.iso.date().nullable();

export const caseRow = z.strictObject({
  id: z.uuid(),
  provider_id: z.uuid(),
  provider: z.string(),
  carrier_policy_number: z.string().meta({ description: 'In a team its last four' }),
  applicant: z.string().meta({ description: 'In a team the initials' }),
  associate_code: z.string().nullable(),
  associate: z.string().nullable(),
  product_text: z.string().nullable(),
  carrier_status_text: z.string(),
  lifecycle,
  open_requirements: z.int(),
  oldest_due: day,
  received_on: day,
  issued_on: day,
  last_update: z.iso.date(),
  policy_id: z.uuid().nullable(),
  is_matched: z.boolean(),
  associate_by_hand: z
    .boolean()
    .meta({ description: 'The home office named the associate while nobody holds the writing number' }),
  entered: z.enum(ENTERED_POLICIES).nullable().meta({
    description:
      'Of an unmatched case: a policy of its number is in the business list, which another case has (Held) or none yet (Free)',
  }),
  is_missing: z.boolean().meta({ description: 'Not in the business list for three days' }),
  is_overdue: z.boolean().meta({ description: 'An open requirement is past its day' }),
  suggestion: lifecycle.nullable(),
  status: z.enum(ENROLLMENT_STATUSES),
  version: z.int(),
});

/** A case as its owner or the home office has it in a list. */
export const decidedCaseRow = caseRow.extend({
  suggestion_id: z.uuid().nullable().meta({ description: 'The one that waits for the caller’s word' }),
  actions: z.array(z.enum(['accept', 'ignore', 'add_policy', 'match', 'unmatch', 'assign', 'unassign'])),
});

export const caseDetail = decidedCaseRow.extend({
  state: z.string().nullable(),
  premium_cents: z.int().nullable(),
  writing_number: z.string().nullable(),
  policy_number: z.string().nullable(),
  policy_lifecycle: lifecycle.nullable(),
  held_by: z
    .strictObject({ id: z.uuid(), carrier_policy_number: z.string() })
    .nullable()
    .meta({ description: 'The case that has the policy of this number, where the caller reads that case' }),
  requirements: z.array(z.strictObject({ text: z.string(), ordered_on: day, due_on: day, closed_on: day })),
  suggestions: z.array(
    z.strictObject({
      id: z.uuid(),
      lifecycle,
      on_date: z.iso.date(),
      status: z.enum(['Pending', 'Accepted', 'Ignored']),
      created_at: timestamp(),
      decided_at: timestamp().nullable(),
      decided_by: z.string().nullable(),
    }),
  ),
  start: z
    .strictObject({
      product_id: z.uuid().nullable(),
      client: z.strictObject({ id: z.uuid(), name: z.string() }).nullable(),
    })
    .nullable()
    .meta({ description: 'What the policy is entered with where `add_policy` is offered' }),
});

export const tiles = z.strictObject({
  tiles: z.array(
    z.strictObject({
      provider_id: z.uuid(),
      provider: z.string(),
      submitted: z.int(),
      pending: z.int(),
      issued: z.int(),
      placement_bps: z.int().nullable(),
      average_days: z.number().nullable(),
      open_requirements: z.int().meta({ description: 'Cases the carrier waits for something in' }),
      missing: z.int().meta({ description: 'Not in the business list for three days' }),
      suggested: z.int().meta({ description: 'With something to accept or ignore' }),
    }),
  ),
});

export const importRow = z.strictObject({
  id: z.uuid(),
  provider: z.strictObject({ id: z.uuid(), name: z.string() }),
  file_name: z.string(),
  status: z.enum(IMPORT_STATUSES).meta({
    description: 'Failed: it stopped in the middle; the same file again goes on with what was not read',
  }),
  rows_total: z.int().meta({ description: 'Lines of the file' }),
  rows_read: z.int().meta({ description: 'So far' }),
  rows_created: z.int(),
  rows_updated: z.int(),
  rows_unchanged: z.int(),
  rows_older: z.int().meta({ description: 'Of the unchanged lines: older than what was known' }),
  rows_failed: z.int(),
  rows_matched: z.int().nullable().meta({
    description: 'Lines taken that speak of a policy; null of imports before it was counted',
  }),
  created_at: timestamp(),
  created_by: person,
});

export const importDetail = importRow.extend({
  failures: z.array(z.strictObject({ line: z.int(), reason: z.string() })),
});

export const statusBody = z.strictObject({
  provider_id: uuid('Provider'),
  text: text('Status', { max: 80 }),
  lifecycle: oneOf('Lifecycle', POLICY_LIFECYCLES),
});

export const statusRow = z.strictObject({
  provider_id: z.uuid(),
  provider: z.string(),
  text: z.string(),
  lifecycle: lifecycle
    .nullable()
    .meta({ description: 'Null: not mapped yet, counts as Underwriting and suggests nothing' }),
  updated_at: timestamp(),
  version: z.int(),
});

export const decisionBody = z.strictObject({
  suggestion_id: uuid('Suggestion').meta({
    description: 'The pending one that was seen, of `suggestions` of the case',
  }),
});

export const matchBody = z.strictObject({
  policy_id: uuid('Policy').nullable().meta({ description: 'Null: of none that is entered yet' }),
});
export const assignBody = z.strictObject({
  associate_code: associateCode('Associate')
    .nullable()
    .meta({ description: 'Null: of whoever holds the writing number' }),
});

const id = '9b0e8a52-4d6c-4f0a-8f55-3f8f0f6d9c21';
const provider_id = '3f6c0b1e-6a53-4b59-9a3f-5b9f6f0f7a10';
const stamp = '2026-11-21T15:04:05.000Z';

const row = {
  id,
  provider_id,
  provider: 'Granite Mutual Life',
  carrier_policy_number: '0001004711',
  applicant: 'Grace Okafor',
  associate_code: 'U000032',
  associate: 'Bea Morales',
  product_text: 'Granite Term 20',
  carrier_status_text: 'Approved - issue pending',
  lifecycle: 'Underwriting',
  open_requirements: 1,
  oldest_due: '2026-11-28',
  received_on: '2026-11-02',
  issued_on: null,
  last_update: '2026-11-20',
  policy_id: null,
  is_matched: false,
  associate_by_hand: false,
  entered: null,
  is_missing: true,
  is_overdue: false,
  suggestion: null,
  status: 'Active',
  version: 1,
} satisfies z.input<typeof caseRow>;

const decidedRow = { ...row, suggestion_id: null, actions: ['add_policy'] } satisfies z.input<
  typeof decidedCaseRow
>;

/** Example requests and answers of the document. */
export const carrierExamples = {
  id,
  suggestion_id: '2d7e8a52-4d6c-4f0a-8f55-3f8f0f6d9c31',
  provider_id,
  row: decidedRow,
  teamRow: { ...row, carrier_policy_number: '4711', applicant: 'GO' } satisfies z.input<typeof caseRow>,
  detail: {
    ...decidedRow,
    state: 'CO',
    premium_cents: 30_000,
    writing_number: 'GR000032',
    policy_number: null,
    policy_lifecycle: null,
    held_by: null,
    requirements: [
      {
        text: 'Attending physician statement',
        ordered_on: '2026-11-05',
        due_on: '2026-11-28',
        closed_on: null,
      },
    ],
    suggestions: [],
    start: { product_id: '7c1d2a90-1a53-4b59-9a3f-5b9f6f0f7a11', client: null },
  } satisfies z.input<typeof caseDetail>,
  tile: {
    provider_id,
    provider: row.provider,
    submitted: 12,
    pending: 4,
    issued: 7,
    placement_bps: 5_833,
    average_days: 23.4,
    open_requirements: 5,
    missing: 1,
    suggested: 2,
  },
  import: {
    id,
    provider: { id: provider_id, name: row.provider },
    file_name: 'pending-2026-11-20.csv',
    status: 'Completed',
    rows_total: 120,
    rows_read: 120,
    rows_created: 3,
    rows_updated: 14,
    rows_unchanged: 102,
    rows_older: 0,
    rows_failed: 1,
    rows_matched: 116,
    created_at: stamp,
    created_by: { code: 'A000001', name: 'Nora Kim' },
  } satisfies z.input<typeof importRow>,
  importBegun: {
    id,
    provider: { id: provider_id, name: row.provider },
    file_name: 'pending-2026-11-20.csv',
    status: 'Processing',
    rows_total: 120,
    rows_read: 0,
    rows_created: 0,
    rows_updated: 0,
    rows_unchanged: 0,
    rows_older: 0,
    rows_failed: 0,
    rows_matched: 0,
    created_at: stamp,
    created_by: { code: 'A000001', name: 'Nora Kim' },
  } satisfies z.input<typeof importRow>,
  failures: [{ line: 57, reason: 'Last update is not a date' }],
  status: {
    provider_id,
    provider: row.provider,
    text: 'Approved - issue pending',
    lifecycle: 'Underwriting',
    updated_at: stamp,
    version: 1,
  } satisfies z.input<typeof statusRow>,
};
