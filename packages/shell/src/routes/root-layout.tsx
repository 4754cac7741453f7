import { Progress } from '@mantine/core';
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { leavePage, useHasToast } from '@upline/ui-kit/toasts/toast.tsx';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { afterFirstPage } from '../app/after-first-page.ts';
import { UnloadGuard } from '../data/unload-guard.ts';
import { RouteAnnouncer } from '../navigation/route-announcer.tsx';
import classes from './root-layout.module.css';

// Without the code of messages the page itself stays.
const Toasts = lazy<ComponentType>(() =>
  import('@upline/ui-kit/toasts/toasts.tsx').then(
    (chunk) => ({ default: chunk.Toasts }),
    () => ({ default: () => null }),
  ),
);

/** What every page of both apps has: progress, announcements, messages. */
export function RootLayout(): ReactNode {
  const page = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  useEffect(leavePage, [page]);
  return (
    <>
      <RouteProgress />
      <UnloadGuard />
      <Outlet />
      <RouteAnnouncer />
      <PlaceOfToasts />
    </>
  );
}

/** Loads after the first page, or with the first message. */
function PlaceOfToasts() {
  const router = useRouter();
  const [isLoaded, setLoaded] = useState(false);
  const hasToast = useHasToast();
  useEffect(() => afterFirstPage(router, () => setLoaded(true)), [router]);
  return <Suspense>{(isLoaded || hasToast) && <Toasts />}</Suspense>;
}

/** After this time a page counts as loading and shows it (features.md D.5). */
const LONG_MS = 150;

/** A thin bar once a page takes long. Until then nothing is in the document: most pages are there in the same frame. */
function RouteProgress() {
  const loading = useRouterState({ select: (state) => state.isLoading });
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [loading]);
  if (!loading || !long) return null;
  return (
    <Progress.Root
      className={classes.progress ?? ''}
      role="progressbar"
      aria-label="Loading page"
      size={2}
      radius={0}
    >
      <Progress.Section value={100} withAria={false} className={classes.advancing ?? ''} />
    </Progress.Root>
  );
}
