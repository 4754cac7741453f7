import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { NextInList, queryFor, useRecordTitle } from '@upline/shell';
import { ProgramView } from './program-view.tsx';

const route = getRouteApi('/signed-in/team/trainees/$code');

/** `team/trainees/{code}`: how far a trainee has come, and the cases to acknowledge (R-TRN-01). */
export function TraineeScreen() {
  const { code } = route.useParams();
  const { data: program } = useSuspenseQuery(queryFor('getTrainee', { params: { code } }));
  useRecordTitle(program.associate.name);
  return <ProgramView program={program} walk={<NextInList noun="Trainee" />} />;
}
