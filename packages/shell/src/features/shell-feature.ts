import { createRoute } from '@tanstack/react-router';
import { downloadRoute } from '../downloads/download.route.ts';
import { redirectTo } from '../navigation/destination.ts';
import { notificationRoute } from '../notifications/notification.route.ts';
import { signedInRoute } from '../routes/root.route.ts';
import { defineFeature } from './define-feature.ts';

/** The root of the address bar: the dashboard, kept out of the history. */
const homeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/',
  staticData: { title: 'Home', needs: 'signed-in' },
  beforeLoad: () => {
    throw redirectTo({ to: '/dashboard', replace: true });
  },
});

/** The frame's own pages, mounted by every app. */
export const shellFeature = defineFeature({
  id: 'shell',
  routes: { homeRoute, notificationRoute, downloadRoute },
});
