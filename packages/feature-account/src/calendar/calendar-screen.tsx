import { useSuspenseQuery } from '@tanstack/react-query';
import { queryFor } from '@upline/shell';
import { useState } from 'react';
import { AccountPage } from '../layout/account-page.tsx';
import { CalendarFeed } from './calendar-feed.tsx';

/** `account/calendar`: expiring licenses, E&O, certificates and due dates in the calendar one uses anyway. */
export function CalendarScreen() {
  const { data } = useSuspenseQuery(queryFor('getCalendarFeed'));
  // The server answers the address once; it is gone with the page.
  const [url, setUrl] = useState<string>();
  return (
    <AccountPage current="calendar">
      <CalendarFeed feed={data} url={url} onMade={setUrl} />
    </AccountPage>
  );
}
