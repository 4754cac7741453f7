import { useQuery } from '@tanstack/react-query';
import { queryFor, useMay } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { GoalsCard } from './goals-card.tsx';
import { mainQuery } from './main.ts';
import { NextLevelCard } from './next-level-card.tsx';

const tripQuery = queryFor('getHawaiiBoard', { query: { limit: 1 } });

/** The way to the next level. */
export function Level() {
  const { data, error, isPending, refetch } = useQuery(mainQuery);
  if (data) return data.level.next && <NextLevelCard {...data.level.next} />;
  return (
    <Card title="Next level">
      {isPending && <Loading label="your next level" count={5} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
    </Card>
  );
}

/** Scholarship and contests; a contest that cannot be read is left out, its board says why. */
export function Goals() {
  const { data, error, isPending, refetch } = useQuery(mainQuery);
  const mayRead = useMay('getHawaiiBoard');
  const own = useQuery({ ...tripQuery, enabled: mayRead }).data?.own;
  if (!data)
    return (
      <Card title="Scholarship and contests">
        {isPending && <Loading label="your goals" count={3} />}
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      </Card>
    );
  const trip = own && {
    points: own.total.current,
    seats: own.seats_by_points,
    toNextSeat: own.points_to_next_seat,
  };
  return <GoalsCard scholarship={data.scholarship} trip={trip ?? undefined} />;
}
