import { ASSOCIATE_STATUSES } from '@upline/domain';
import { listed, queryFor, useMay } from '@upline/shell';
import { CountTile } from '../count-tile.tsx';
import classes from '../dashboard.module.css';
import { Greeting } from '../greeting.tsx';
import { OfficeWaiting } from './office-waiting.tsx';
import { RecentChanges } from './recent-changes.tsx';

/** The first page of the admin app: what waits, the network by status, and what was changed last. */
export function AdminDashboardScreen() {
  const mayCount = useMay('countAssociates');
  const mayAudit = useMay('listAuditEntries');
  return (
    <div className={classes.page}>
      <Greeting />
      <OfficeWaiting />
      {mayCount && (
        <section className={classes.tiles} aria-label="Associates by status">
          {ASSOCIATE_STATUSES.map((status) => {
            const filter = { status: { eq: status } };
            return (
              <CountTile
                key={status}
                label={status}
                query={queryFor('countAssociates', { query: { filter } })}
                to={{ to: '/associates', search: listed('listAssociates', { filter }) }}
              />
            );
          })}
        </section>
      )}
      {mayAudit && <RecentChanges />}
    </div>
  );
}
