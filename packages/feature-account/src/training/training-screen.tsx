import { useQuery } from '@tanstack/react-query';
import { queryFor } from '@upline/shell';
import { EmptyState, ErrorState, Loading } from '@upline/ui-kit';
import { AccountPage } from '../layout/account-page.tsx';
import { OwnProgram } from './own-program.tsx';

/** `account/training-program`: how far the trainee has come, and what waits for it (domain.md 2.19). */
export function TrainingScreen() {
  const { data, error, refetch } = useQuery({
    ...queryFor('getOwnTrainingProgram'),
    retry: (count, { statusCode }) => statusCode !== 404 && count < 2,
  });
  return (
    <AccountPage current="training">
      {data ? (
        <OwnProgram program={data} />
      ) : error?.statusCode === 404 ? (
        <EmptyState>You have no training program: it is for those who are new to the business.</EmptyState>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading label="Training program" />
      )}
    </AccountPage>
  );
}
