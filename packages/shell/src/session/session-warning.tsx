import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, useCallback, useEffect, useState } from 'react';
import { useApi } from '../app/client.tsx';
import { accessQuery } from './access.ts';
import { sessionTimes, WARN_MS } from './session-clock.ts';

const SessionWarningDialog = lazy(() => import('./session-warning-dialog.tsx'));

/** Longest wait a browser's timer takes without overflowing. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Warns two minutes before the session ends and offers to stay. The server ends it; this only warns. */
export function SessionWarning() {
  const { tokens } = useApi();
  const queryClient = useQueryClient();
  const { data: access, dataUpdatedAt } = useQuery({ ...accessQuery, enabled: false });
  const [warned, setWarned] = useState(false);
  const [round, nextRound] = useState(0);

  const timesNow = useCallback(
    () => access && sessionTimes(access.session, dataUpdatedAt, tokens.usedAt),
    [access, dataUpdatedAt, tokens],
  );
  const ask = useCallback(async () => {
    setWarned(false);
    await queryClient.fetchQuery({ ...accessQuery, staleTime: 0 }).catch(() => undefined);
    nextRound((count) => count + 1);
  }, [queryClient]);

  // A new round looks at the clock again
  useEffect(() => {
    const times = timesNow();
    if (!times || warned) return;
    const wait = Math.min(LONGEST_TIMER, Math.max(0, times.endsAt - WARN_MS - Date.now()));
    const timer = setTimeout(() => {
      // Requests may have moved the end since the timer was set.
      const due = (timesNow()?.endsAt ?? 0) - WARN_MS <= Date.now();
      if (due) setWarned(true);
      else nextRound((count) => count + 1);
    }, wait);
    return () => clearTimeout(timer);
  }, [timesNow, warned, round]);

  const times = warned ? timesNow() : undefined;
  // The person did something in the meantime, here or in another tab, so the end has moved.
  const moved = times !== undefined && times.endsAt - WARN_MS > Date.now();
  if (moved) setWarned(false);
  if (!times || moved) return null;
  return <SessionWarningDialog times={times} onStay={() => void ask()} onEnded={() => void ask()} />;
}
