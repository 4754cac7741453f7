import { useQuery } from '@tanstack/react-query';
import { listed, queryFor, useMay } from '@upline/shell';
import { WaitingNote } from '../waiting-note.tsx';
import { TO_ACKNOWLEDGE, TRAINEE_LIST, TRAINEES } from './trainee-lists.ts';

/** Leads a trainer to the trainees whose cases wait for a word; nothing for everybody else. */
export function CasesWaiting() {
  const isAsked = useMay('acknowledgeTrainingCase');
  const { data } = useQuery({
    ...queryFor(TRAINEE_LIST.count, { query: { filter: TO_ACKNOWLEDGE } }),
    enabled: isAsked,
  });
  const count = data?.count ?? 0;
  if (count === 0) return null;
  return (
    <WaitingNote
      to={{ to: TRAINEES, search: listed(TRAINEE_LIST.list, { filter: TO_ACKNOWLEDGE }) }}
      action="Acknowledge"
    >
      {count === 1 ? '1 trainee waits' : `${count} trainees wait`} for you to acknowledge a case.
    </WaitingNote>
  );
}
