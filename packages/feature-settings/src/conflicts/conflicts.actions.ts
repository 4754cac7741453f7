import {
  type Client,
  type NamedAction,
  offered,
  type RecordAction,
  type RowOf,
  recordAction,
} from '@upline/shell';

const REASON_LENGTH = 5;
const refresh = ['listConflicts', 'countConflicts', 'listAdminConflicts', 'listAuditEntries'] as const;

/** Admins by name, for the field that asks for one. */
const searchAdmins = (api: Client['api']) => async (text: string, signal: AbortSignal) =>
  (
    await api.call('listAdmins', {
      query: { filter: { name: { contains: text } }, limit: 20 },
      signal,
    })
  ).rows.map(({ code, name }) => ({ id: code, code, name }));

const ABOUT = 'From then on the admin decides on no record about this associate.';
const RELATIVE = [
  { name: 'associate_code', label: 'Associate', kind: 'associate', required: true },
  {
    name: 'relation',
    label: 'Relation',
    required: true,
    rows: 1,
    maxLength: 60,
    help: 'For example: sister, spouse, business partner.',
  },
] as const;

/** Declares a relative; the list offers it. */
export const addConflict = (api: Client['api']): NamedAction => ({
  ...recordAction({
    operation: 'addAdminConflict',
    label: 'Add conflict',
    about: ABOUT,
    input: {},
    fields: [
      { name: 'admin_code', label: 'Admin', kind: 'search', required: true, search: searchAdmins(api) },
      ...RELATIVE,
    ],
    reason: REASON_LENGTH,
    refresh,
    message: 'Conflict added',
  }),
  key: 'add',
});

/** Declares a relative of one admin; the admin's record offers it. */
export const addConflictOf = (admin_code: string): NamedAction => ({
  ...recordAction({
    operation: 'addAdminConflict',
    label: 'Add conflict',
    about: ABOUT,
    input: {},
    body: { admin_code },
    fields: RELATIVE,
    reason: REASON_LENGTH,
    refresh,
    message: 'Conflict added',
  }),
  key: 'add',
});

interface Names {
  readonly code: string;
  readonly name: string;
}

/** Lets the admin decide on records about the associate again. */
export const removeConflict = (
  admin: Names,
  associate: Names,
  privately: (text: string) => string,
): RecordAction =>
  recordAction({
    operation: 'removeAdminConflict',
    label: 'Remove conflict',
    about: `${privately(admin.name)} may then decide on records about ${privately(associate.name)}.`,
    danger: true,
    input: { params: { code: admin.code, associate_code: associate.code } },
    reason: REASON_LENGTH,
    refresh,
    message: 'Conflict removed',
  });

export const conflictActions = (
  row: RowOf<'listConflicts'>,
  privately: (text: string) => string,
): NamedAction[] => offered(row, { remove: removeConflict(row.admin, row.associate, privately) });
