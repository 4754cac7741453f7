import type { OperationAnswer } from '@upline/api-client';
import { dayAt } from '@upline/domain';
import type { TrackStep } from '@upline/shell';

export type UplineChanges = OperationAnswer<'listUplineChanges'>;
export type UplineChange = UplineChanges['rows'][number];
type Step = UplineChange['steps'][number];

const WHO: Readonly<Record<Step['acted_as'], string>> = {
  Associate: 'Associate',
  'Present RMD': 'The present RMD',
  'New Upline': 'The new upline',
  'Home Office': 'The home office',
  System: 'System',
};

/** What a request does without anybody's answer: after the time of the present RMD (R-UPL-01), or after another move. */
const BY_ITSELF: Partial<Record<Step['status'], string>> = {
  'Pending For Admin': 'No answer of the present RMD in time',
  'Pending For Associate': 'No RMD is above any more',
  Revoked: 'Request ended: the move was made meanwhile',
};

/** What happened in a step, in words. */
export function wordsOf({ status, acted_as }: Step): string {
  if (acted_as === 'System') return BY_ITSELF[status] ?? status;
  if (status === 'Revoked') return 'Request withdrawn';
  if (acted_as === 'Associate') return 'Request sent';
  return `${WHO[acted_as]} ${status.startsWith('Rejected') ? 'refused' : 'agreed'}`;
}

/** Whether the request still waits for somebody. */
export const isOpen = ({ status }: Pick<UplineChange, 'status'>) => status.startsWith('Pending');

/** The stages of an open request with the days on which they were passed; one nobody is asked in is left out. */
export function stagesOf({ steps, owner, no_answer }: UplineChange): TrackStep[] {
  const dayOf = (acted_as: Step['acted_as']) => {
    const step = steps.find((one) => one.acted_as === acted_as);
    return step ? dayAt(new Date(step.at)) : null;
  };
  return [
    { label: 'Sent', date: dayOf('Associate') },
    ...(owner === null
      ? []
      : no_answer
        ? [{ label: 'Present RMD gave no answer', date: dayOf('System') }]
        : [{ label: 'Present RMD', date: dayOf('Present RMD') }]),
    ...(no_answer ? [] : [{ label: 'New upline', date: dayOf('New Upline') }]),
    { label: 'Home office', date: dayOf('Home Office') },
  ];
}
