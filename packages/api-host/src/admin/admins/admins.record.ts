import { fullName, permissionsOf } from '@upline/domain';
import type { z } from 'zod';
import type { Caller } from '../../platform/operation/caller.ts';
import { secondStepOf } from '../../sessions/factors/second-step.ts';
import { adminActions } from './admins.actions.ts';
import type { admin, adminRow } from './admins.schemas.ts';
import type { AdminRow } from './admins.store.ts';

export const toAdminRow = (row: AdminRow): z.input<typeof adminRow> => ({
  code: row.code,
  name: fullName(row),
  email: row.email,
  username: row.username,
  kind: row.kind,
  roles: row.kind === 'SuperAdmin' ? [] : row.admin_roles,
  status: row.status,
  last_signed_in_at: row.last_signed_in_at,
  created_at: row.created_at,
});

export function toAdmin(caller: Caller, row: AdminRow): z.input<typeof admin> {
  const { kind, admin_roles, created_by, creator_name } = row;
  return {
    ...toAdminRow(row),
    first_name: row.first_name,
    last_name: row.last_name,
    created_by: created_by === null ? null : { code: created_by, name: creator_name ?? created_by },
    second_step: secondStepOf(row),
    permissions: [
      ...permissionsOf({
        kind,
        admin_roles,
        status: 'Active',
        is_senior_level: false,
        is_beta: false,
        has_builder_plan: false,
      }),
    ],
    version: row.version,
    actions: adminActions.of(caller, row),
  };
}
