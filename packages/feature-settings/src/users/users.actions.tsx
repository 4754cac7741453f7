import { ADMIN_ROLES } from '@upline/domain';
import { type NamedAction, offered, recordAction } from '@upline/shell';
import { type Admin, kindWords, USERS_SHOWN_BY } from './users-list.ts';

const REASON_LENGTH = 5;
const KINDS = (['Admin', 'SuperAdmin'] as const).map((value) => ({ value, label: kindWords(value) }));
const ROLES = ADMIN_ROLES.map((value) => ({ value, label: value }));
const ROLE_HELP = 'Of an admin at least one; each adds to what they may do. A super admin may do everything.';

/** An admin needs a role, or there would be nothing to do in the app. */
const needsRole = ({ kind, roles = [] }: { kind?: unknown; roles?: unknown }) =>
  kind === 'Admin' && (roles as readonly string[]).length === 0 ? { roles: 'Roles is required' } : {};

/** Makes an admin; the list offers it. */
export const createAdmin: NamedAction = {
  ...recordAction({
    operation: 'createAdmin',
    label: 'Create admin',
    about:
      'They get an email with a link to choose a password, good for 72 hours. Signing in then asks for a code sent to the same address.',
    input: {},
    body: { roles: [] },
    fields: [
      { name: 'first_name', label: 'First Name', required: true, rows: 1, maxLength: 60 },
      { name: 'last_name', label: 'Last Name', required: true, rows: 1, maxLength: 60 },
      { name: 'email', label: 'Email', required: true, rows: 1, maxLength: 254 },
      {
        name: 'username',
        label: 'Username',
        required: true,
        rows: 1,
        maxLength: 30,
        help: 'Letters, digits, dots and underscores, a letter first.',
      },
      { name: 'kind', label: 'Kind', kind: 'choice', required: true, initial: 'Admin', options: KINDS },
      { name: 'roles', label: 'Roles', kind: 'several', help: ROLE_HELP, options: ROLES },
    ],
    check: needsRole,
    reason: REASON_LENGTH,
    refresh: USERS_SHOWN_BY,
    message: ({ name }) => `${name} was invited by email`,
  }),
  key: 'create',
};

/** What a super admin does with an admin, as the record offers it. */
export function adminActions(admin: Admin, privately: (text: string) => string): NamedAction[] {
  const { code, kind, roles, version } = admin;
  const name = privately(admin.name);
  const input = { params: { code }, ifMatch: version };
  const refresh = USERS_SHOWN_BY;
  return offered(admin, {
    edit: recordAction({
      operation: 'updateAdmin',
      label: 'Edit name and email',
      title: `Edit ${name}`,
      about:
        'With another email every session ends, and codes go to the new address. Both addresses get a notice.',
      input,
      fields: [
        {
          name: 'first_name',
          label: 'First Name',
          required: true,
          rows: 1,
          maxLength: 60,
          initial: admin.first_name,
        },
        {
          name: 'last_name',
          label: 'Last Name',
          required: true,
          rows: 1,
          maxLength: 60,
          initial: admin.last_name,
        },
        { name: 'email', label: 'Email', required: true, rows: 1, maxLength: 254, initial: admin.email },
      ],
      reason: REASON_LENGTH,
      refresh,
      message: 'Admin updated',
    }),
    change_role: recordAction({
      operation: 'setAdminRole',
      label: 'Change role',
      title: `Change role of ${name}`,
      about: 'It holds with the next page they open.',
      input,
      body: { roles: [] },
      fields: [
        { name: 'kind', label: 'Kind', kind: 'choice', required: true, initial: kind, options: KINDS },
        {
          name: 'roles',
          label: 'Roles',
          kind: 'several',
          initial: ADMIN_ROLES.filter((role) => roles.includes(role)),
          help: ROLE_HELP,
          options: ROLES,
        },
      ],
      check: needsRole,
      reason: REASON_LENGTH,
      refresh,
      message: 'Role changed',
    }),
    invite: recordAction({
      operation: 'inviteAdmin',
      label: 'Send invitation again',
      input: { params: { code } },
      refresh,
      message: 'Invitation sent. The link before no longer works.',
    }),
    reset_second_step: recordAction({
      operation: 'resetAdminSecondStep',
      label: 'Reset second step',
      title: `Reset second step of ${name}`,
      about:
        'For an admin who lost the phone and the recovery codes. Make sure by another way that it is really them. Authenticator app, recovery codes and remembered devices stop working, every session ends, and signing in asks for a code sent by email. They are notified by email.',
      input: { params: { code } },
      reason: REASON_LENGTH,
      refresh,
      message: 'Second step reset',
    }),
    end_sessions: recordAction({
      operation: 'endAdminSessions',
      label: 'End all sessions',
      title: `Sign ${name} out everywhere`,
      about: 'What they have not saved is lost. They can sign in again.',
      input: { params: { code } },
      reason: REASON_LENGTH,
      refresh,
      message: 'Every session was ended',
    }),
    disable: recordAction({
      operation: 'disableAdmin',
      label: 'Disable',
      title: `Disable ${name}`,
      about:
        'They can no longer sign in, and every session and invitation ends at once. Records keep their name.',
      danger: true,
      input,
      reason: REASON_LENGTH,
      refresh,
      message: 'Admin disabled',
    }),
    enable: recordAction({
      operation: 'enableAdmin',
      label: 'Enable',
      title: `Enable ${name}`,
      about: 'They may sign in again, with the role they had.',
      input,
      reason: REASON_LENGTH,
      refresh,
      message: 'Admin enabled',
    }),
  });
}
