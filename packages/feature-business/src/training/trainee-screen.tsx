import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, useMay, useRecordTitle } from '@upline/shell';
import { ProgramView } from './program-view.tsx';
import { useAcknowledgeTraineeCase, useOpenProgram } from './training.mutations.ts';

const route = getRouteApi('/signed-in/team/trainees/$code');

/** `team/trainees/{code}`: how far a trainee has come, and the cases to acknowledge (R-TRN-01). */
export function TraineeScreen() {
  const { code } = route.useParams();
  const { data: program } = useSuspenseQuery(queryFor('getTrainee', { params: { code } }));
  const acknowledge = useAcknowledgeTraineeCase();
  const open = useOpenProgram();
  const mayOpen = useMay('openTrainingProgram') && program.actions.includes('open');
  useRecordTitle(program.associate.name);
  return (
    <ProgramView
      program={program}
      acknowledge={({ id, version }, comment) =>
        acknowledge.send({ params: { id }, ifMatch: version, body: { comment } })
      }
      onOpen={
        mayOpen ? () => void open.save({ params: { id: program.id }, ifMatch: program.version }) : undefined
      }
      opening={open.saving}
      problem={open.error}
    />
  );
}
