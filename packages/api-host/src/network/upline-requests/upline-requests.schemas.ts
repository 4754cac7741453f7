import { APPROVAL_STATUSES } from '@upline/domain';
import { z } from 'zod';
import { person, timestamp } from '../../platform/operation/fields.ts';

/** What the caller may do with the request right now. */
export const UPLINE_REQUEST_ACTIONS = ['answer', 'withdraw', 'decide'] as const;
export type UplineRequestAction = (typeof UPLINE_REQUEST_ACTIONS)[number];

export const uplineRequest = z.strictObject({
  id: z.uuid(),
  associate: person,
  from_upline: person,
  to_upline: person,
  owner: person.nullable().meta({ description: 'The present upline RMD, who answers first' }),
  reason: z.string(),
  with_downline: z.boolean(),
  status: z.enum(APPROVAL_STATUSES),
  no_answer: z.boolean().meta({ description: 'The owner let the time to answer pass (R-UPL-01)' }),
  answer_by: z.iso.date().nullable(),
  answer_note: z.string().nullable(),
  effective_date: z.iso.date().nullable().meta({ description: 'Of the transfer, once approved' }),
  needs_super: z.boolean().meta({ description: 'Only a SuperAdmin decides (R-UPL-04)' }),
  created_at: timestamp(),
  decided_at: timestamp().nullable(),
  version: z.int(),
  actions: z.array(z.enum(UPLINE_REQUEST_ACTIONS)),
});
