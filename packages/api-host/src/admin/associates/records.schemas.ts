import { z } from 'zod';
import { integer, oneOf, text, timestamp } from '../../platform/operation/fields.ts';

/** What an associate keeps of other people (domain.md 7.1: read with a reason). */
export const PRIVATE_KINDS = ['Clients', 'Prospects', 'Analyses'] as const;
export type PrivateKind = (typeof PRIVATE_KINDS)[number];

/** Records on a page. */
export const PAGE_ROWS = 100;

export const openBody = z.strictObject({
  kind: oneOf('Records', PRIVATE_KINDS),
  reason: text('Reason', { min: 10, max: 500 }),
  page: integer('Page', { max: 10_000 }).nullish().meta({ label: 'Page', description: 'From 1 on' }),
});

const record = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  about: z.string().meta({ description: 'Type of a client, source of a prospect, whom an analysis is for' }),
  status: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  notes: z.string().nullable(),
  updated_at: timestamp(),
});

export const openedRecords = z.strictObject({
  kind: z.enum(PRIVATE_KINDS),
  reason: z.string().meta({ description: 'For which the next pages are read as well' }),
  total: z.int(),
  page: z.int(),
  rows: z.array(record).meta({ description: `At most ${PAGE_ROWS}, the newest change first` }),
});

export type OpenedRecord = z.input<typeof record>;

export const recordsExample = {
  kind: 'Clients',
  reason: 'Complaint of a client, ticket 1042',
  total: 1,
  page: 1,
  rows: [
    {
      id: '0f1c6a52-3f0e-4a57-9d8a-0c9a6f7f2b11',
      name: 'Maria Lee',
      about: 'Individual',
      status: 'Active',
      email: 'maria.lee@demo.upline.test',
      phone: '2105550191',
      city: 'San Antonio',
      state: 'TX',
      notes: 'Prefers calls in the evening',
      updated_at: '2026-11-21T15:04:05.000Z',
    },
  ],
} satisfies z.input<typeof openedRecords>;
