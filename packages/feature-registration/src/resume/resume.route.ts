import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { publicRoute, redirectTo } from '@upline/shell';

const KEY = 'RegistrationLink';

export const heldLink = (): string | null => sessionStorage.getItem(KEY);

/** The address in the mail. It remembers the secret and removes it from the address bar and the history (S-34). */
export const resumeLinkRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/register/resume/$link',
  staticData: { title: 'Continue your registration', needs: 'public' },
  beforeLoad: ({ params, preload }) => {
    if (preload) return;
    sessionStorage.setItem(KEY, params.link);
    throw redirectTo({ to: '/register/resume', replace: true });
  },
});

export const resumeRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/register/resume',
  staticData: { title: 'Continue your registration', needs: 'public' },
  component: lazyRouteComponent(() => import('./resume-screen.tsx'), 'ResumeScreen'),
});
