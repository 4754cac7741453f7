import { useQuery } from '@tanstack/react-query';
import { queryFor } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import { NextEvents } from './next-events.tsx';

const query = queryFor('listUpcomingEvents');

/** The next events on the main dashboard (domain.md 2.34). Without any there is no card. */
export function EventsTile() {
  const { data, error, refetch } = useQuery(query);
  if (data?.rows.length === 0 || (!data && !error)) return null;
  return (
    <Card title="Upcoming events" flush actions={<Link to={{ to: '/events' }}>All events</Link>}>
      {data ? <NextEvents events={data.rows} /> : <ErrorState error={error} onRetry={() => void refetch()} />}
    </Card>
  );
}
