import { defineFeature } from '@upline/shell';
import { confirmEmailRoute } from './email/confirm-email.route.ts';
import { forgotPasswordRoute } from './password/forgot-password.route.ts';
import { resetPasswordLinkRoute, resetPasswordRoute } from './password/reset-password.route.ts';
import { loginRoute } from './sign-in/login.route.ts';
import { ssoRoute } from './sso/sso.route.ts';

const shared = {
  loginRoute,
  forgotPasswordRoute,
  resetPasswordLinkRoute,
  resetPasswordRoute,
  confirmEmailRoute,
};

/** Sign-in of the portal: also by a single sign-on link. */
export const signInFeature = defineFeature({ id: 'sign-in', publicRoutes: { ...shared, ssoRoute } });

/** Sign-in of the admin app: an administrator never comes by a link. */
export const adminSignInFeature = defineFeature({ id: 'sign-in', publicRoutes: shared });
