import { Problem } from '../../platform/problem.ts';

/** The same for an unknown user, a wrong password and an account that may not sign in (R-AUT-01, S-06). */
export const invalidCredentials = () => new Problem(401, 'invalid-credentials', 'Invalid credentials');

/** Wrong, used, replaced and expired codes look alike (R-AUT-02). What was counted stays counted. */
export const invalidCode = () =>
  new Problem(401, 'invalid-code', 'Code is not valid or has expired', { keepWrites: true });
