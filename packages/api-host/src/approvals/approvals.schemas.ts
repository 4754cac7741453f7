import { ASSOCIATE_STATUSES, COUNTRIES } from '@upline/domain';
import { z } from 'zod';
import { person, timestamp } from '../platform/operation/fields.ts';
import { APPROVAL_SOURCES } from './approval-sources.ts';
import { APPROVAL_KINDS } from './approvals.list.ts';

export const APPROVAL_SLUGS = APPROVAL_SOURCES.map(({ slug }) => slug) as [string, ...string[]];

/** What the caller may do with what waits. */
export const APPROVAL_ACTIONS = ['approve', 'reject'] as const;

export const approvalRow = z.strictObject({
  id: z.string().meta({ description: 'Of the record, in the operations of its kind' }),
  kind: z.enum(APPROVAL_KINDS as [string, ...string[]]),
  slug: z.enum(APPROVAL_SLUGS).meta({ description: 'The kind in addresses' }),
  subject: z.string(),
  associate: person,
  submitted_at: timestamp(),
  waiting_days: z.int(),
  status: z.string(),
  version: z.int().meta({ description: 'For `If-Match` of the operations that decide' }),
  refusal: z.string().nullable().meta({ description: 'Why the caller may not decide on it (R-ADM-02)' }),
  actions: z.array(z.enum(APPROVAL_ACTIONS)),
});

const decision = z.strictObject({
  id: z.int(),
  at: timestamp(),
  by: person.nullable().meta({ description: 'Null: the system' }),
  subject: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  reason: z.string().nullable(),
  is_on_this: z
    .boolean()
    .meta({ description: 'Whether it decided on this record or on another one of the associate' }),
});

export const approval = z.strictObject({
  ...approvalRow.shape,
  is_waiting: z.boolean(),
  associate: z.strictObject({
    ...person.shape,
    has_photo: z.boolean(),
    status: z.enum(ASSOCIATE_STATUSES),
    level: z.string().nullable(),
    country: z.enum(COUNTRIES),
    join_date: z.iso.date().nullable(),
    upline: person.nullable(),
  }),
  decisions: z.array(decision).meta({
    description: 'Earlier decisions on records of this kind of the associate, newest first, at most 20',
  }),
});
