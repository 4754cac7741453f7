import { useQuery } from '@tanstack/react-query';
import { companyToday } from '@upline/domain';
import { useMay } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { useMemo } from 'react';
import classes from '../dashboard.module.css';
import { FirstDay } from '../first-day/first-day.tsx';
import { Greeting } from '../greeting.tsx';
import { bookFilters, countQuery } from './book.ts';
import { BookTiles } from './book-tiles.tsx';
import { LatestNotices } from './latest-notices.tsx';
import { mainQuery } from './main.ts';
import { NextLevelCard } from './next-level-card.tsx';
import { openActions } from './open-actions.ts';
import { OwnWaiting } from './own-waiting.tsx';
import { RecentClients } from './recent-clients.tsx';
import { ScholarshipCard } from './scholarship-card.tsx';

/** The first page of the portal: what waits, what is true of the own book now, and how far the next goals are. */
export function DashboardScreen() {
  const mayRead = useMay('listClients');
  const filters = useMemo(() => bookFilters(companyToday()), []);
  const total = useQuery({ ...countQuery(filters.all), enabled: mayRead });
  const firstDay = total.data?.count === 0;
  return (
    <div className={classes.page}>
      <Greeting />
      <Waiting />
      {mayRead && !firstDay && <BookTiles filters={filters} />}
      <div className={classes.columns}>
        <div className={classes.column}>
          {firstDay ? <FirstDay /> : mayRead ? <RecentClients /> : null}
          <LatestNotices />
        </div>
        <Goals />
      </div>
    </div>
  );
}

/** Above everything else, and only where something waits; the goals say it if the figures cannot be read. */
function Waiting() {
  const { data } = useQuery(mainQuery);
  return data && <OwnWaiting actions={openActions(data.open_actions)} license={data.license} />;
}

function Goals() {
  const { data, error, isPending, refetch } = useQuery(mainQuery);
  if (!data)
    return (
      <Card title="Next level">
        {isPending && <Loading label="your goals" count={5} />}
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      </Card>
    );
  return (
    <div className={classes.column}>
      {data.level.next && <NextLevelCard {...data.level.next} />}
      <ScholarshipCard {...data.scholarship} />
    </div>
  );
}
