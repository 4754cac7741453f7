import { conflict, Problem } from '../platform/operation/problem.ts';

/** The same answer for unknown, malformed and inactive sponsors (S-24). */
export const invalidLink = () => new Problem(404, 'registration-link', 'This registration link is not valid');

/** The same answer for unknown, replaced and expired tokens. */
export const unknownDraft = () =>
  new Problem(
    404,
    'registration-expired',
    'This registration is not known any more. Start again from your link.',
  );

export const notOpen = () => conflict('registration-closed', 'This registration cannot be changed any more');

export const stepMissing = () => conflict('step-missing', 'Complete the steps before this one first');
