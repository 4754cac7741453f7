import { useQuery } from '@tanstack/react-query';
import { useMay } from '@upline/shell';
import { useMemo } from 'react';
import classes from '../dashboard.module.css';
import { FirstDay } from '../first-day/first-day.tsx';
import { Greeting } from '../greeting.tsx';
import { bookFilters, countQuery } from './book.ts';
import { BookTiles } from './book-tiles.tsx';
import { LatestNotices } from './latest-notices.tsx';
import { RecentClients } from './recent-clients.tsx';

/** The first page of the portal: what is true of the own book now, and what to do next. */
export function DashboardScreen() {
  const mayRead = useMay('listClients');
  const filters = useMemo(() => bookFilters(new Date()), []);
  const total = useQuery({ ...countQuery(filters.all), enabled: mayRead });
  const firstDay = total.data?.count === 0;
  return (
    <div className={classes.page}>
      <Greeting />
      {mayRead && !firstDay && <BookTiles filters={filters} />}
      <div className={classes.columns}>
        {firstDay ? <FirstDay /> : mayRead ? <RecentClients /> : null}
        <LatestNotices />
      </div>
    </div>
  );
}
