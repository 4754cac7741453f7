import { Private } from '@upline/ui-kit/private/private.tsx';
import { useEffect, useState } from 'react';
import { useApi } from '../app/client.tsx';
import { useAppContext } from '../app/context.ts';
import { type Access, useAccess } from '../session/access.ts';
import classes from './proxy-banner.module.css';

/** Whether an administrator views as this associate. The token says it too, and at once: the stricter counts. */
export function useInProxy(): boolean {
  const { proxy } = useAccess();
  const { tokens } = useApi();
  return proxy !== null || tokens.claims()?.proxyAdminCode !== undefined;
}

/** Red bar above everything while an administrator views as an associate (domain.md 2.32). */
export function ProxyBanner() {
  const { proxy, user } = useAccess();
  return useInProxy() ? <Bar user={user} endsAt={proxy?.ends_at} /> : null;
}

function Bar({ user, endsAt }: { readonly user: Access['user']; readonly endsAt: string | undefined }) {
  const { api } = useAppContext();
  const [ending, setEnding] = useState(false);
  const left = useMinutesLeft(endsAt);
  const end = async () => {
    setEnding(true);
    // Even if the server cannot be told, this browser stops viewing as somebody else.
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
