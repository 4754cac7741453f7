import type { OperationAnswer } from '@upline/api-client';
import { Avatar } from '@upline/ui-kit/avatar/avatar.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import classes from '../dashboard.module.css';

export type ClientSummary = Pick<
  OperationAnswer<'listClients'>['rows'][number],
  'id' | 'name' | 'city' | 'state' | 'last_activity_at'
>;

/** Clients in short, each opening itself. */
export function ClientRows({ clients }: { readonly clients: readonly ClientSummary[] }) {
  return (
    <ul className={classes.rows}>
      {clients.map((client) => (
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
  );
}
