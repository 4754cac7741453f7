import { Problem } from '../../platform/operation/problem.ts';

/** Forged, used, late and foreign links look alike (R-AUT-05). */
export const invalidLink = () => new Problem(401, 'invalid-link', 'Sign-in link is not valid or has expired');
