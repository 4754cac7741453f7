import { type NamedAction, offered, recordAction } from '@upline/shell';
import type { Spouse, SpouseRequest } from './spouse.ts';

/** What shows the spouse and the requests. */
export const SPOUSE_SHOWN_BY = ['getSpouse', 'getProfile', 'listSecurityEvents', 'getMainDashboard'] as const;

/** What may be done with a request now: answered by the spouse, withdrawn by who asked. */
export function requestActions(request: SpouseRequest): NamedAction[] {
  const input = { params: { id: request.id }, ifMatch: request.version };
  const answer = (accept: boolean) =>
    recordAction({
      operation: 'answerSpouseRequest',
      label: accept ? 'Accept link' : 'Decline',
      input,
      body: { accept },
      refresh: SPOUSE_SHOWN_BY,
      message: accept ? 'Link accepted' : 'Link declined',
    });
  return [
    ...(request.actions.includes('answer')
      ? [
          { key: 'accept', ...answer(true) },
          { key: 'decline', ...answer(false) },
        ]
      : []),
    ...offered(request, {
      withdraw: recordAction({
        operation: 'withdrawSpouseRequest',
        label: 'Withdraw request',
        input,
        refresh: SPOUSE_SHOWN_BY,
        message: 'Request withdrawn',
      }),
    }),
  ];
}

/** What the end of the link means is said before it is confirmed. */
export function removeAction({ spouse_code }: Spouse, version: number): NamedAction {
  return {
    key: 'remove',
    ...recordAction({
      operation: 'removeSpouse',
      label: spouse_code === null ? 'Remove spouse' : 'End link',
      danger: true,
      input: { ifMatch: version },
      about:
        spouse_code === null
          ? 'The name of your spouse and how to reach them are taken off your account.'
          : `The link with ${spouse_code} ends for both of you, and your spouse gets a message. Licenses of your spouse no longer count for you, nor yours for them.`,
      refresh: SPOUSE_SHOWN_BY,
      message: 'Spouse removed',
    }),
  };
}
