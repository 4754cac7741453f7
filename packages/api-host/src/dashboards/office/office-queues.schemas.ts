import { z } from 'zod';
import { timestamp } from '../../platform/operation/fields.ts';

/** What may wait for the home office. */
export const OFFICE_QUEUES = [
  'Approvals',
  'Policies Action Required',
  'Requirement Answers',
  'Supervision Reviews',
  'Unmatched Cases',
  'Carrier Suggestions',
  'Appointments',
  'Provider Payments',
  'Adjustments',
  'Chargeback Disputes',
  'Duplicate Registrations',
  'Store Orders',
  'Failed Jobs',
  'Failed Messages',
] as const;
export type OfficeQueue = (typeof OFFICE_QUEUES)[number];

export const officeQueues = z.strictObject({
  as_of: timestamp().meta({ description: 'When the queues were read' }),
  rows: z
    .array(
      z.strictObject({
        queue: z.enum(OFFICE_QUEUES),
        count: z.int().min(1),
        oldest_at: timestamp().meta({ description: 'Since when the oldest waits' }),
      }),
    )
    .meta({
      description: 'Those that hold something and that the caller may decide, what waits longest first',
    }),
});
