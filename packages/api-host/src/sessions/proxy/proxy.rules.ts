import { maySignIn } from '@upline/domain';
import { invalid } from '../../platform/operation/problem.ts';
import { rowRule } from '../../platform/operation/row-actions.ts';

type Status = Parameters<typeof maySignIn>[0]['status'];

/** Who can no longer sign in cannot be viewed as either (domain.md 7.3). */
export const isViewable = rowRule<{ readonly status: Status }>(
  ({ status }) => maySignIn({ kind: 'Associate', status }),
  () => invalid([{ field: 'associate_code', message: 'Associate is not valid' }]),
);
