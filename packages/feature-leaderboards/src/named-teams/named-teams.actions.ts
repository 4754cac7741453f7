import type { OperationAnswer } from '@upline/api-client';
import { type NamedAction, recordAction } from '@upline/shell';

export type NamedTeam = OperationAnswer<'listNamedTeams'>['rows'][number];

const refresh = ['listNamedTeams', 'getPrograms', 'listAuditEntries'] as const;
const ANCHOR_HELP = 'An Active associate at RMD or higher.';

/** Names a team; the page offers it. */
export const createTeam: NamedAction = {
  ...recordAction({
    operation: 'createNamedTeam',
    label: 'Create named team',
    input: {},
    fields: [
      { name: 'name', label: 'Name', required: true, rows: 1, minLength: 2, maxLength: 60 },
      { name: 'anchor_code', label: 'Anchor', kind: 'associate', required: true, help: ANCHOR_HELP },
    ],
    refresh,
    message: ({ name }) => `${name} created`,
  }),
  key: 'create',
};

/** What is done with a team; who may is judged by the operation. */
export function teamActions(team: NamedTeam): NamedAction[] {
  const { id, version, name, anchor, status } = team;
  const change = {
    operation: 'updateNamedTeam',
    input: { params: { id }, ifMatch: version },
    refresh,
  } as const;
  const as = { name, anchor_code: anchor.code, status };
  const isActive = status === 'Active';
  return [
    {
      ...recordAction({
        ...change,
        label: 'Rename',
        body: as,
        fields: [
          {
            name: 'name',
            label: 'Name',
            required: true,
            rows: 1,
            minLength: 2,
            maxLength: 60,
            initial: name,
          },
        ],
        message: 'Team renamed',
      }),
      key: 'rename',
    },
    {
      ...recordAction({
        ...change,
        label: 'Change anchor',
        about: 'Boards count the people of the new anchor from the next time they are computed.',
        body: as,
        fields: [
          { name: 'anchor_code', label: 'Anchor', kind: 'associate', required: true, help: ANCHOR_HELP },
        ],
        message: 'Anchor changed',
      }),
      key: 'anchor',
    },
    {
      ...recordAction({
        ...change,
        label: isActive ? 'Close team' : 'Reopen team',
        title: isActive ? `Close ${name}` : `Reopen ${name}`,
        about: isActive
          ? 'Boards no longer show the team. It can be reopened.'
          : 'Boards show the team again.',
        danger: isActive,
        body: { ...as, status: isActive ? 'Closed' : 'Active' },
        message: isActive ? 'Team closed' : 'Team reopened',
      }),
      key: 'status',
    },
  ];
}
