import { Indicator } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconButton } from '@upline/ui-kit/button/icon-button.tsx';
import { onIntent, preloadable } from '@upline/ui-kit/loading/preloadable.ts';
import { Suspense, useEffect, useRef, useState } from 'react';
import { queryFor } from '../data/query-for.ts';
import { IconBell } from '../icons.ts';
import classes from './bell.module.css';
import { refreshFor } from './news.ts';

const NotificationPanel = preloadable(() =>
  import('./notification-panel.tsx').then((chunk) => chunk.default),
);

/** How often the count is asked for while the tab is seen: who joined is on the screen within half a minute (R-REG-05). */
const EVERY = 25_000;
const MOST = 99;
const COUNT = queryFor('countUnreadNotifications');

/** A new notice says that something has changed: what it is about is asked for again, once nothing is being saved. */
function useNews(count: number | undefined, countedAt: number): void {
  const queryClient = useQueryClient();
  const former = useRef(count);
  useEffect(() => {
    const news = count === undefined || former.current === undefined ? 0 : count - former.current;
    // The next count looks again.
    if (news > 0 && queryClient.isMutating() > 0) return;
    former.current = count;
    if (news > 0) void refreshFor(queryClient, news);
  }, [countedAt]);
}

/** Unread notices; the count stops at 99+ (domain.md 2.28). */
export function Bell() {
  const [open, setOpen] = useState(false);
  const { data, dataUpdatedAt } = useQuery({ ...COUNT, refetchInterval: EVERY });
  const count = data?.count ?? 0;
  useNews(data?.count, dataUpdatedAt);
  return (
    <span className={classes.root}>
      <Indicator
        label={count > MOST ? `${MOST}+` : count}
        disabled={count === 0}
        color="red"
        size={16}
        offset={6}
        classNames={{ indicator: classes.count ?? '' }}
      >
        <IconButton
          label={count > 0 ? `Notifications, ${count} unread` : 'Notifications'}
          aria-haspopup="dialog"
          aria-expanded={open}
          {...onIntent(NotificationPanel)}
          onClick={() => setOpen(true)}
        >
          <IconBell size={20} stroke={1.75} />
        </IconButton>
      </Indicator>
      {open && (
        <Suspense>
          <NotificationPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
