import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { publicRoute, redirectTo } from '@upline/shell';

/** The address of the mail: keeps the token aside and drops it from the address bar and the history (S-34). */
export const resetPasswordLinkRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/reset-password/$token',
  staticData: { title: 'New password', needs: 'public' },
  beforeLoad: ({ context, params, preload }) => {
    if (preload) return;
    context.api.tokens.write('PasswordResetToken', params.token);
    throw redirectTo({ to: '/reset-password', replace: true });
  },
});

export const resetPasswordRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/reset-password',
  staticData: { title: 'New password', needs: 'public' },
  loader: async ({ context }) => {
    const token = context.api.tokens.read('PasswordResetToken');
    if (!token) return { valid: false };
    return context.api.call('checkPasswordResetToken', { body: { token } });
  },
  component: lazyRouteComponent(() => import('./reset-password-screen.tsx'), 'ResetPasswordScreen'),
});
