import { lazy, Suspense } from 'react';
import { useApi } from '../app/client.tsx';
import { useAccess } from '../session/access.ts';
import classes from './proxy-bar.module.css';

const ProxyBar = lazy(() => import('./proxy-bar.tsx'));

/** Whether an administrator views as this associate. The token says it too, and at once: the stricter counts. */
export function useInProxy(): boolean {
  const { proxy } = useAccess();
  const { tokens } = useApi();
  return proxy !== null || tokens.claims()?.proxyAdminCode !== undefined;
}

/** Red bar above everything while an administrator views as an associate (domain.md 2.32). */
export function ProxyBanner() {
  const { proxy, user } = useAccess();
  if (!useInProxy()) return null;
  return (
    <Suspense fallback={<div className={classes.bar} />}>
      <ProxyBar user={user} endsAt={proxy?.ends_at} />
    </Suspense>
  );
}
