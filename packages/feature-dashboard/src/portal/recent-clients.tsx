import { useQuery } from '@tanstack/react-query';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import classes from '../dashboard.module.css';
import { recentClientsQuery } from './book.ts';
import { ClientRows } from './client-rows.tsx';

/** Clients something happened with last. */
export function RecentClients() {
  const recent = useQuery(recentClientsQuery);
  return (
    <Card
      title="Recently active clients"
      flush
      actions={<Link to={{ to: '/business/clients' }}>All clients</Link>}
    >
      {recent.isPending && (
        <div className={classes.inside}>
          <Loading label="clients" shape="rows" count={6} />
        </div>
      )}
      {recent.isError && <ErrorState error={recent.error} onRetry={() => void recent.refetch()} />}
      {recent.data && <ClientRows clients={recent.data.rows.slice(0, 6)} />}
    </Card>
  );
}
