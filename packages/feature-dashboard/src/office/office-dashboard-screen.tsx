import { useQuery } from '@tanstack/react-query';
import { useMay } from '@upline/shell';
import classes from '../dashboard.module.css';
import { Greeting } from '../greeting.tsx';
import { RegisteredTiles, useRegisteredTiles } from '../registered-tiles.tsx';
import { TileBoundary } from '../tile-boundary.tsx';
import { CompanyTiles } from './company-tiles.tsx';
import { MembersChart } from './members-chart.tsx';
import { OfficeQueues, queuesQuery } from './office-queues.tsx';
import { RecentChanges } from './recent-changes.tsx';

/** The first page of the admin app: what waits and for how long, the company this month, and what was changed last. */
export function OfficeDashboardScreen() {
  const mayQueues = useMay('getOfficeQueues');
  const queues = useQuery({ ...queuesQuery, enabled: mayQueues });
  const mayCount = useMay('getCompanyTeamMembersCount');
  const mayAudit = useMay('listAuditEntries');
  const registered = useRegisteredTiles(true);
  return (
    <div className={classes.page}>
      <Greeting asOf={queues.data?.as_of} />
      <div className={classes.columns}>
        {mayQueues && (
          <TileBoundary title="Waiting for you">
            <OfficeQueues />
          </TileBoundary>
        )}
        {mayAudit && (
          <TileBoundary title="Recent changes">
            <RecentChanges />
          </TileBoundary>
        )}
      </div>
      <CompanyTiles />
      {mayCount && (
        <TileBoundary title="Active members">
          <MembersChart />
        </TileBoundary>
      )}
      <RegisteredTiles tiles={registered} />
    </div>
  );
}
