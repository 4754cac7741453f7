import type { AnyRouter } from '@tanstack/react-router';
import { safeRedirect } from './safe-redirect.ts';

/** Where to go after sign-in: what was asked for, if this app has such a page, otherwise home (S-23). */
export function wantedAddress(router: AnyRouter, redirect: unknown): string {
  return safeRedirect(redirect, (pathname) => router.getMatchedRoutes(pathname)[2] !== undefined);
}
