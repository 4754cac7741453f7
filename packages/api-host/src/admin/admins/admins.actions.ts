import { conflict, forbidden } from '../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../platform/operation/row-actions.ts';
import type { ADMIN_ACTIONS } from './admins.schemas.ts';
import type { AdminRow } from './admins.store.ts';

type Standing = Pick<AdminRow, 'code' | 'kind' | 'status' | 'other_super_admins' | 'has_sessions'>;

/** Nobody widens or narrows their own rights, nor locks themselves out. */
export const isSomebodyElse = rowRule<Standing>(
  ({ code }, caller) => code !== caller.code,
  () => forbidden('You cannot change your own role'),
);

/** Without a super admin nobody could ever make one again. */
export const leavesSuperAdmin = rowRule<Standing>(
  ({ kind, other_super_admins }) => kind !== 'SuperAdmin' || other_super_admins > 0,
  () => conflict('last-super-admin', 'There must be at least one super admin'),
);

export const isEnabled = rowRule<Standing>(
  ({ status }) => status !== 'Disabled',
  () => conflict('admin-disabled', 'This admin is disabled already'),
);

export const isDisabled = rowRule<Standing>(
  ({ status }) => status === 'Disabled',
  () => conflict('admin-enabled', 'This admin is not disabled'),
);

export const isInvited = rowRule<Standing>(
  ({ status }) => status === 'Invited',
  ({ status }) =>
    status === 'Disabled'
      ? conflict('admin-disabled', 'This admin is disabled')
      : conflict('has-password', 'This admin has a password already'),
);

/** There is nothing to reset before the first sign-in. */
export const hasPassword = rowRule<Standing>(
  ({ status }) => status === 'Active',
  ({ status }) =>
    status === 'Disabled'
      ? conflict('admin-disabled', 'This admin is disabled')
      : conflict('no-password', 'This admin has not signed in yet'),
);

/** Not refused where there is none: then nothing is ended. */
const hasSessions = ({ has_sessions }: Standing) => has_sessions;

export const adminActions = rowActions<Standing, (typeof ADMIN_ACTIONS)[number]>({
  edit: { operation: 'updateAdmin', when: isEnabled },
  change_role: { operation: 'setAdminRole', when: [isSomebodyElse, isEnabled] },
  invite: { operation: 'inviteAdmin', when: isInvited },
  reset_second_step: { operation: 'resetAdminSecondStep', when: [isSomebodyElse, hasPassword] },
  end_sessions: { operation: 'endAdminSessions', when: hasSessions },
  disable: { operation: 'disableAdmin', when: [isSomebodyElse, isEnabled, leavesSuperAdmin] },
  enable: { operation: 'enableAdmin', when: [isSomebodyElse, isDisabled] },
});
