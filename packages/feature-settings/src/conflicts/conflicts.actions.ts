import { type Client, type NamedAction, offered, type RowOf, recordAction } from '@upline/shell';

const REASON_LENGTH = 5;
const refresh = ['listConflicts', 'countConflicts', 'listAuditEntries'] as const;

/** Admins by name, for the field that asks for one. */
const searchAdmins = (api: Client['api']) => async (text: string, signal: AbortSignal) =>
  (
    await api.call('listAdmins', {
      query: { filter: { name: { contains: text } }, limit: 20 },
      signal,
    })
  ).rows.map(({ code, name }) => ({ id: code, code, name }));

/** Declares a relative; the list offers it. */
export const addConflict = (api: Client['api']): NamedAction => ({
  ...recordAction({
    operation: 'addAdminConflict',
    label: 'Add conflict',
    about: 'From then on the admin decides on no record about this associate.',
    input: {},
    fields: [
      { name: 'admin_code', label: 'Admin', kind: 'search', required: true, search: searchAdmins(api) },
      { name: 'associate_code', label: 'Associate', kind: 'associate', required: true },
      {
        name: 'relation',
        label: 'Relation',
        required: true,
        rows: 1,
        maxLength: 60,
        help: 'For example: sister, spouse, business partner.',
      },
    ],
    reason: REASON_LENGTH,
    refresh,
    message: 'Conflict added',
  }),
  key: 'add',
});

export const conflictActions = (
  row: RowOf<'listConflicts'>,
  privately: (text: string) => string,
): NamedAction[] =>
  offered(row, {
    remove: recordAction({
      operation: 'removeAdminConflict',
      label: 'Remove conflict',
      about: `${privately(row.admin.name)} may then decide on records about ${privately(row.associate.name)}.`,
      danger: true,
      input: { params: { code: row.admin.code, associate_code: row.associate.code } },
      reason: REASON_LENGTH,
      refresh,
      message: 'Conflict removed',
    }),
  });
