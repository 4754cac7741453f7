import { useQuery } from '@tanstack/react-query';
import { queryFor } from '@upline/shell';
import { Button } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { EmptyState, ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { useState } from 'react';
import { EventList } from './event-list.tsx';

const FIRST = 10;

/** Sign-ins, password changes and views by support. */
export function EventsCard() {
  const events = useQuery({ ...queryFor('listSecurityEvents'), staleTime: 0 });
  const [all, setAll] = useState(false);
  const rows = events.data?.rows ?? [];
  return (
    <Card title="Security events">
      {events.isPending && <Loading label="Security events" />}
      {events.isError && <ErrorState error={events.error} onRetry={() => void events.refetch()} />}
      {events.data && rows.length === 0 && (
        <EmptyState>Sign-ins and password changes appear here.</EmptyState>
      )}
      {rows.length > 0 && <EventList events={all ? rows : rows.slice(0, FIRST)} />}
      {!all && rows.length > FIRST && <Button onClick={() => setAll(true)}>Show all {rows.length}</Button>}
    </Card>
  );
}
