import type { AnyRouter } from '@tanstack/react-router';
import { type Address, asAddress } from '@upline/ui-kit/link/link-target.ts';
import { safeRedirect } from './safe-redirect.ts';

/** Where to go after sign-in: what was asked for, if this app has such a page, otherwise home (S-23). */
export function wantedAddress(router: AnyRouter, redirect: unknown): Address {
  return asAddress(safeRedirect(redirect, (pathname) => router.getMatchedRoutes(pathname)[2] !== undefined));
}
