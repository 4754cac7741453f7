import { conflict, Problem } from '../platform/operation/problem.ts';

/** Unknown, malformed and no longer Active sponsors answer alike (S-24). */
export const invalidLink = () => new Problem(404, 'registration-link', 'This registration link is not valid');

/** Unknown, replaced and expired tokens answer alike. */
export const unknownDraft = () =>
  new Problem(
    404,
    'registration-expired',
    'This registration is not known any more. Start again from your link.',
  );

export const notOpen = () => conflict('registration-closed', 'This registration cannot be changed any more');

export const stepMissing = () => conflict('step-missing', 'Complete the steps before this one first');
