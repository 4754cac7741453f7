import { useQuery } from '@tanstack/react-query';
import { Avatar } from '@upline/ui-kit/avatar/avatar.tsx';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import classes from '../dashboard.module.css';
import { recentClientsQuery } from './book.ts';

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
      <ul className={classes.rows}>
        {recent.data?.rows.slice(0, 6).map((client) => (
          <li key={client.id}>
            <Link to={{ to: '/business/clients/$id', params: { id: client.id } }} className={classes.row}>
              <Avatar name={client.name} size={32} />
              <div className={classes.words}>
                <p className={classes.name}>
                  <Private>{client.name}</Private>
                </p>
                <p className={classes.muted}>{[client.city, client.state].filter(Boolean).join(', ')}</p>
              </div>
              <span className={classes.time}>
                <DateText value={client.last_activity_at} relative />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
