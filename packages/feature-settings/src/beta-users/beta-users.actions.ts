import { type NamedAction, offered, type RowOf, recordAction } from '@upline/shell';

const REASON_LENGTH = 5;
const refresh = ['listBetaUsers', 'countBetaUsers', 'listAuditEntries'] as const;

/** Adds somebody to the list; the list offers it. */
export const addBetaUser: NamedAction = {
  ...recordAction({
    operation: 'addBetaUser',
    label: 'Add beta user',
    about: 'They see features that are still being tried out, from the next page they open.',
    input: {},
    fields: [{ name: 'associate_code', label: 'Associate', kind: 'associate', required: true }],
    reason: REASON_LENGTH,
    refresh,
    message: 'Beta user added',
  }),
  key: 'add',
};

export const betaUserActions = (
  row: RowOf<'listBetaUsers'>,
  privately: (text: string) => string,
): NamedAction[] =>
  offered(row, {
    remove: recordAction({
      operation: 'removeBetaUser',
      label: 'Remove beta user',
      title: `Remove ${privately(row.name)} from the beta users`,
      danger: true,
      input: { params: { code: row.code } },
      reason: REASON_LENGTH,
      refresh,
      message: 'Beta user removed',
    }),
  });
