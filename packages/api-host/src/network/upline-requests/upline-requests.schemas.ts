import { APPROVAL_STATUSES } from '@upline/domain';
import { z } from 'zod';
import { person, timestamp } from '../../platform/operation/fields.ts';
import { UPLINE_CHANGE_ROLES } from '../changes/changes.tables.ts';

/** What the caller may do with the request right now. */
export const UPLINE_REQUEST_ACTIONS = ['answer', 'withdraw', 'decide'] as const;
export type UplineRequestAction = (typeof UPLINE_REQUEST_ACTIONS)[number];

/** One step of a request: what it became, who brought that about and when. */
const uplineRequestStep = z.strictObject({
  status: z.enum(APPROVAL_STATUSES),
  acted_as: z.enum(UPLINE_CHANGE_ROLES),
  by: person
    .nullable()
    .meta({ description: 'Null for the system, and for the home office where associates read' }),
  note: z.string().nullable(),
  at: timestamp(),
});

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
  steps: z.array(uplineRequestStep).meta({ description: 'Oldest first' }),
  version: z.int(),
  actions: z.array(z.enum(UPLINE_REQUEST_ACTIONS)),
});

/** What concerns the caller, and whether another request is possible now. */
export const ownUplineRequests = z.strictObject({
  rows: z.array(uplineRequest),
  may_request: z.boolean(),
  possible_from: z.iso.date().nullable().meta({
    description: 'First day of another request, while it is in the future (R-UPL-02)',
  }),
});
