import { Problem } from '../../platform/operation/problem.ts';

/** The same for an unknown user, a wrong password and an account that may not sign in (R-AUT-01, S-06). */
export const invalidCredentials = () => new Problem(401, 'invalid-credentials', 'Invalid credentials');

/** The password was right, but codes go to a confirmed address alone (S-25). */
export const unverifiedEmail = () =>
  new Problem(
    403,
    'email-unverified',
    'Confirm your email first. We sent you a link that is good for 24 hours.',
  );

/** Wrong, used, replaced and expired codes look alike (R-AUT-02). What was counted stays counted. */
export const invalidCode = () =>
  new Problem(401, 'invalid-code', 'Code is not valid or has expired', { keepWrites: true });
