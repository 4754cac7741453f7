import { Private } from '@upline/ui-kit/private/private.tsx';
import { useEffect, useState } from 'react';
import { useAppContext } from '../app/context.ts';
import type { Access } from '../session/access.ts';
import classes from './proxy-bar.module.css';

interface ProxyBarProps {
  readonly user: Access['user'];
  readonly endsAt: string | undefined;
}

/** Who is viewed as, how long still, and the way out. */
export default function ProxyBar({ user, endsAt }: ProxyBarProps) {
  const { api } = useAppContext();
  const [ending, setEnding] = useState(false);
  const left = useMinutesLeft(endsAt);
  const end = async () => {
    setEnding(true);
    // Even if the server cannot be reached, this browser stops viewing as another person.
    await api.call('endProxySession').catch(() => undefined);
    api.tokens.end('signed-out');
  };
  return (
    <section className={classes.bar} aria-label="Viewing as another user">
      <p className={classes.text}>
        You are viewing as <Private>{user.name}</Private> ({user.code}).
      </p>
      {left !== undefined && <span className={classes.left}>{left} min left</span>}
      <button type="button" className={classes.end} disabled={ending} onClick={() => void end()}>
        End session
      </button>
    </section>
  );
}

function useMinutesLeft(endsAt: string | undefined): number | undefined {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!endsAt) return;
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return endsAt ? Math.max(0, Math.ceil((Date.parse(endsAt) - now) / 60_000)) : undefined;
}
