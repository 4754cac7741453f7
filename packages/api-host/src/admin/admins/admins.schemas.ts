import { ADMIN_ROLES, type AdminRole, PERMISSIONS, type USER_KINDS } from '@upline/domain';
import { z } from 'zod';
import { reason } from '../../network/changes/changes.schemas.ts';
import { oneOf, person, text, timestamp } from '../../platform/operation/fields.ts';

/** The two kinds of users of the home office. */
export const ADMIN_KINDS = ['Admin', 'SuperAdmin'] as const satisfies readonly (typeof USER_KINDS)[number][];

/** Invited: no password has been chosen yet. Disabled: may not sign in. */
export const ADMIN_STATUSES = ['Active', 'Invited', 'Disabled'] as const;

export const ADMIN_ACTIONS = [
  'edit',
  'change_role',
  'invite',
  'reset_second_step',
  'end_sessions',
  'disable',
  'enable',
] as const;

const roles = z
  .array(z.enum(ADMIN_ROLES as [AdminRole, ...AdminRole[]]))
  .max(ADMIN_ROLES.length)
  .transform((chosen) => ADMIN_ROLES.filter((role) => chosen.includes(role)))
  .meta({ label: 'Roles', description: 'Of an admin at least one; a super admin may do everything' });

export const roleBody = z.strictObject({ kind: oneOf('Kind', ADMIN_KINDS), roles, reason });

export const newAdminBody = z.strictObject({
  first_name: text('First Name', { max: 60 }),
  last_name: text('Last Name', { max: 60 }),
  email: text('Email', { max: 254, format: 'email' }),
  username: text('Username', { max: 30 }),
  ...roleBody.shape,
});

export const adminPersonBody = newAdminBody.pick({
  first_name: true,
  last_name: true,
  email: true,
  reason: true,
});

export const reasonBody = z.strictObject({ reason });

export const adminRow = z.strictObject({
  code: z.string(),
  name: z.string(),
  email: z.string(),
  username: z.string(),
  kind: z.enum(ADMIN_KINDS),
  roles: z.array(z.string()),
  status: z.enum(ADMIN_STATUSES),
  last_signed_in_at: timestamp().nullable(),
  created_at: timestamp(),
});

export const admin = adminRow.extend({
  first_name: z.string(),
  last_name: z.string(),
  created_by: person.nullable(),
  second_step: z.enum(['App', 'Email', 'SMS']),
  permissions: z.array(z.enum(PERMISSIONS)).meta({ description: 'What the role allows' }),
  version: z.int(),
  actions: z.array(z.enum(ADMIN_ACTIONS)),
});

export const adminSession = z.strictObject({
  id: z.guid(),
  device: z.string(),
  address: z.string(),
  created_at: timestamp(),
  last_used_at: timestamp(),
});

const row = {
  code: 'A000007',
  name: 'Nora Lind',
  email: 'nora@upline.test',
  username: 'nora.lind',
  kind: 'Admin',
  roles: ['Licensing', 'Compliance'],
  status: 'Active',
  last_signed_in_at: '2026-11-21T15:04:05.000Z',
  created_at: '2026-03-02T15:04:05.000Z',
} satisfies z.input<typeof adminRow>;

export const adminExamples = {
  params: { code: row.code },
  row,
  answer: {
    ...row,
    first_name: 'Nora',
    last_name: 'Lind',
    created_by: { code: 'A000002', name: 'Susan Park' },
    second_step: 'App',
    permissions: [
      'associates.view',
      'associates.manage',
      'licenses.approve',
      'appointments.manage',
      'pii.reveal',
      'audit.view',
      'legal.manage',
    ],
    version: 3,
    actions: ['edit', 'change_role', 'reset_second_step', 'end_sessions', 'disable'],
  } satisfies z.input<typeof admin>,
  session: {
    id: '6f1c0a52-4f0e-4c39-9a53-0f5d5b0b7c11',
    device: 'Chrome on Windows',
    address: '203.0.113.7',
    created_at: '2026-11-21T15:00:00.000Z',
    last_used_at: '2026-11-21T15:20:00.000Z',
  },
  person: {
    first_name: 'Nora',
    last_name: 'Lindqvist',
    email: 'nora.lindqvist@upline.test',
    reason: 'Has another name since the wedding',
  },
  reason: { reason: 'Left the company on Friday' },
  role: { kind: 'Admin', roles: ['Licensing', 'Compliance'], reason: 'Takes over licensing' },
  create: {
    first_name: 'Nora',
    last_name: 'Lind',
    email: 'nora@upline.test',
    username: 'nora.lind',
    kind: 'Admin',
    roles: ['Licensing', 'Compliance'],
    reason: 'Joins the licensing desk',
  },
} as const;
