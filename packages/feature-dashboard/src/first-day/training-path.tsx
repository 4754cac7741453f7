import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@upline/domain';
import { queryFor } from '@upline/shell';
import { StepList } from './step-list.tsx';

const programQuery = queryFor('getOwnTrainingProgram');

/** The training program of a trainee: what is done, what is next and until when (domain.md 2.19). */
export function TrainingPath() {
  const { data } = useQuery({ ...programQuery, retry: false });
  if (!data) return null;
  const { checklist, trainer, due_date, days_left } = data;
  return (
    <StepList
      title="Training program"
      lead={[
        trainer && `Your trainer is ${trainer.name}.`,
        due_date &&
          `Due ${formatDate(due_date)}${days_left === null || days_left < 0 ? '' : `, ${days_left} days left`}.`,
      ]
        .filter(Boolean)
        .join(' ')}
      steps={checklist.map(({ label, is_done }) => ({ title: label, done: is_done }))}
    />
  );
}
