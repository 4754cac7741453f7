import { createRootRouteWithContext, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AppContext } from '../app/context.ts';
import { ErrorScreen } from '../errors/error-screen.tsx';
import { AppFrame } from '../frame/app-frame.tsx';
import { type Entering, guard } from '../session/guard.ts';
import './static-data.ts';
import { RootLayout } from './root-layout.tsx';

/** The root of both apps: what every page has, signed in or not. */
export const rootRoute = createRootRouteWithContext<AppContext>()({
  staticData: { title: '', needs: 'public' },
  component: RootLayout,
  errorComponent: ErrorScreen,
  notFoundComponent: lazyRouteComponent(() => import('../errors/not-found-screen.tsx'), 'NotFoundScreen'),
});

/** Parent of the screens without a session: sign-in and what belongs to it. */
export const publicRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public',
  staticData: { title: '', needs: 'public' },
});

/** Parent of every other screen: the frame, and the only guard (ADR 0001). */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  staticData: { title: '', needs: 'signed-in' },
  // Typed loosely: the exact type of `matches` depends on every route, this one included.
  beforeLoad: (entering): Promise<void> => guard(entering as Entering),
  component: AppFrame,
  // Until the session is known there is no frame to put anything into: `StartMark` is there.
  pendingMs: Number.POSITIVE_INFINITY,
  errorComponent: lazyRouteComponent(() => import('../errors/framed-error.tsx'), 'FramedError'),
});
