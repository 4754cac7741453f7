import { useQuery } from '@tanstack/react-query';
import { queryFor, useMay } from '@upline/shell';
import { Banner, Button } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import { useEndSession } from './security.mutations.ts';
import { type Session, SessionList } from './session-list.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

/** Every session that lives, each to be ended, or all at once (S-33). */
export function SessionsCard() {
  const sessions = useQuery(queryFor('listSessions'));
  const mayEnd = useMay('endSession');
  const mayEndAll = useMay('endAllSessions');
  const end = useEndSession();
  const [ending, setEnding] = useState<string>();
  const [leaving, setLeaving] = useState(false);
  const endOne = async ({ id }: Session) => {
    setEnding(id);
    await end.save({ params: { id } });
    setEnding(undefined);
  };
  return (
    <Card
      title="Sessions"
      actions={
        mayEndAll && (
          <Button size="xs" onClick={() => setLeaving(true)}>
            Sign out everywhere
          </Button>
        )
      }
    >
      <div className={layout.close}>
        {end.error && (
          <Banner tone="danger" live title={end.error.message}>
            The session was not ended.
          </Banner>
        )}
        {sessions.isPending && <Loading label="Sessions" shape="rows" count={2} />}
        {sessions.isError && <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />}
        {/* Who views as somebody else is not among that person's sessions. */}
        {sessions.data?.rows.length === 0 && <p>No session of this account is open.</p>}
        {sessions.data && sessions.data.rows.length > 0 && (
          <SessionList sessions={sessions.data.rows} ending={ending} onEnd={mayEnd ? endOne : undefined} />
        )}
      </div>
      <SignOutEverywhere opened={leaving} onClose={() => setLeaving(false)} />
    </Card>
  );
}
