import type { OperationAnswer } from '@upline/api-client';
import { addDays, formatDate } from '@upline/domain';

export type Program = OperationAnswer<'getOwnTrainingProgram'>;

/** Between Defaulted and Reverted (domain.md 2.19). */
export const REVERTS_AFTER_DAYS = 30;
/** Acknowledged cases that complete a program. */
export const CASES_NEEDED = 3;

/** When the system reverts a defaulted program. */
const revertsOn = (defaulted_at: string) => addDays(defaulted_at, REVERTS_AFTER_DAYS);

/** What of the way is behind and what is to come. */
export function stepsOf(program: Program) {
  const { status, opened_at, due_date, completed_at, defaulted_at, reopened_at, reverted_at } = program;
  const end =
    status === 'Reverted' || status === 'Defaulted'
      ? [
          { label: 'Defaulted', date: defaulted_at },
          { label: 'Reverted', date: reverted_at },
        ]
      : [{ label: 'Completed', date: completed_at }];
  return [
    { label: 'Opened', date: opened_at },
    ...(reopened_at ? [{ label: 'Reopened', date: reopened_at }] : []),
    ...(due_date && (status === 'Open' || status === 'Reopen')
      ? [{ label: `Due ${formatDate(due_date)}`, date: null }]
      : []),
    ...end,
  ];
}

/** What releases the money, or what becomes of it otherwise. */
export function releaseOf({ status, due_date, days_left, defaulted_at }: Program): string {
  switch (status) {
    case 'Completed':
      return 'The program is completed. What still waits is released with the license.';
    case 'Defaulted':
      return `The program was not completed in time. On ${formatDate(revertsOn(defaulted_at ?? ''))} the money goes to the writers of the policies, unless the home office reopens the program.`;
    case 'Reverted':
      return 'The program was not completed in time, and the money went to the writers of the policies.';
    case 'Pending':
      return 'The program opens when the agreement is signed. A valid license and three acknowledged cases then release the money.';
    default:
      return `A valid license and three acknowledged cases release the money${due_date ? ` if both are there by ${formatDate(due_date)}` : ''}${days_left === null ? '' : days_left === 1 ? ', in 1 day' : `, in ${days_left} days`}.`;
  }
}

/** The same for the home office, in a few words: Reverted comes by the system on its date. */
export function officeWayOf({ status, defaulted_at, reverted_at, days_left }: Program): string {
  if (status === 'Defaulted' && defaulted_at)
    return `Reverts by itself on ${formatDate(revertsOn(defaulted_at))}`;
  if (status === 'Reverted' && reverted_at) return `Went to the writers on ${formatDate(reverted_at)}`;
  if (status === 'Completed') return 'Released by the program';
  if (days_left === null) return 'The program is not open yet';
  return days_left === 1 ? '1 day left' : `${days_left} days left`;
}
