import { Outlet, useRouterState } from '@tanstack/react-router';
import { Toasts } from '@upline/ui-kit/toasts/toasts.tsx';
import type { ReactNode } from 'react';
import { RouteAnnouncer } from '../navigation/route-announcer.tsx';
import classes from './root-layout.module.css';

/** What every page of both apps has: progress, announcements, messages. */
export function RootLayout(): ReactNode {
  return (
    <>
      <RouteProgress />
      <Outlet />
      <RouteAnnouncer />
      <Toasts />
    </>
  );
}

/** A thin bar once a page takes longer than 150 ms (features.md D.5). */
function RouteProgress() {
  const loading = useRouterState({ select: (state) => state.isLoading });
  return loading ? <div className={classes.progress} role="progressbar" aria-label="Loading page" /> : null;
}
