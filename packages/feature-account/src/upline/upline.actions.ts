import type { OperationId } from '@upline/api-client';
import { type NamedAction, recordAction } from '@upline/shell';
import type { UplineChange } from './upline-change.ts';

const REFRESH = ['listUplineChanges', 'getMainDashboard'] as const satisfies OperationId[];

/** Asks for another upline (R-UPL-02, R-UPL-03). */
export const requestAction: NamedAction = {
  key: 'request',
  ...recordAction({
    operation: 'requestUplineChange',
    label: 'Request another upline',
    saveLabel: 'Send request',
    input: {},
    about:
      'Your present RMD answers first, then the new upline, then the home office. Once it is approved you move on the first of the next month.',
    fields: [
      {
        name: 'to_upline_code',
        label: 'New Upline',
        required: true,
        maxLength: 20,
        rows: 1,
        help: 'The code of that person, such as U000123. Ask the person for it.',
      },
      {
        name: 'with_downline',
        label: 'My team moves with me',
        kind: 'yes-no',
        initial: true,
        help: 'Otherwise the people directly below you go to your present upline.',
      },
      {
        name: 'reason',
        label: 'Reason',
        required: true,
        minLength: 20,
        maxLength: 1_000,
        rows: 4,
        help: 'At least 20 characters. Everybody who answers reads it.',
      },
    ],
    refresh: REFRESH,
    message: ({ to_upline }) => `Request to move to ${to_upline.name} sent`,
  }),
};

/** What may be done with a request now: answered by the person who is asked, withdrawn by the person who asked. */
export function changeActions(row: UplineChange): NamedAction[] {
  const input = { params: { id: row.id }, ifMatch: row.version };
  const note = { name: 'note', label: 'Note', maxLength: 500, rows: 3 } as const;
  const { associate, to_upline } = row;
  return [
    ...(row.actions.includes('answer')
      ? [
          {
            key: 'agree',
            ...recordAction({
              operation: 'answerUplineChange',
              label: 'Agree',
              title: 'Agree to the upline change',
              input,
              body: { approve: true },
              about: `${associate.name} asks to move to ${to_upline.name}. Your answer cannot be taken back.`,
              fields: [note],
              refresh: REFRESH,
              message: 'Answer sent',
            }),
          },
          {
            key: 'refuse',
            ...recordAction({
              operation: 'answerUplineChange',
              label: 'Refuse',
              title: 'Refuse the upline change',
              danger: true,
              input,
              body: { approve: false },
              about: `This ends the request of ${associate.name}. Another one is possible in six months.`,
              fields: [{ ...note, help: `${associate.name} reads it.` }],
              refresh: REFRESH,
              message: 'Answer sent',
            }),
          },
        ]
      : []),
    ...(row.actions.includes('withdraw')
      ? [
          {
            key: 'withdraw',
            ...recordAction({
              operation: 'withdrawUplineChange',
              label: 'Withdraw request',
              input,
              about: 'The request ends, and you may send another one at once.',
              refresh: REFRESH,
              message: 'Request withdrawn',
            }),
          },
        ]
      : []),
  ];
}
