import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { publicRoute, wantedAddress } from '@upline/shell';
import { type Notice, noticeOf } from './notices.ts';

export interface LoginSearch {
  /** Where to go after sign-in; honoured only if it is a path of this app (S-23). */
  readonly redirect?: string;
  readonly notice?: Notice;
}

export const loginRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/login',
  staticData: { title: 'Sign in', needs: 'public' },
  validateSearch: (search: Record<string, unknown>): LoginSearch => {
    const notice = noticeOf(search.notice);
    return {
      ...(typeof search.redirect === 'string' ? { redirect: search.redirect } : {}),
      ...(notice ? { notice } : {}),
    };
  },
  beforeLoad: ({ context, search }) => {
    if (!context.api.tokens.token()) return;
    throw redirect({ href: wantedAddress(context.router(), search.redirect), replace: true });
  },
  component: lazyRouteComponent(() => import('./routed-login-screen.tsx'), 'RoutedLoginScreen'),
});
