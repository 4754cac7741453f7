import { useSuspenseQuery } from '@tanstack/react-query';
import { queryFor } from '@upline/shell';
import { Private } from '@upline/ui-kit/private/private.tsx';
import type { ApprovalKind } from '../approval-kind.ts';
import { byOne } from './decisions.ts';

/** Background questions that a new associate answered with a yes (R-REG-02). */
export const backgroundApproval: ApprovalKind = {
  slug: 'background-review',
  noun: 'background review',
  load: (queryClient, { id }) =>
    queryClient.ensureQueryData(queryFor('getBackgroundReview', { params: { id } })),
  useView({ id }) {
    const { data: review } = useSuspenseQuery(queryFor('getBackgroundReview', { params: { id } }));
    return {
      fields: review.answers.map(({ label, explanation }) => ({
        label,
        after: <Private>{explanation}</Private>,
      })),
      note: 'Each answer was a yes. Until you decide, new compensation of the associate waits in escrow.',
    };
  },
  ...byOne('decideBackgroundReview', 'reason'),
  effect: 'New compensation of the associate does not wait any more.',
  shownBy: ['getBackgroundReview', 'getAssociate'],
};
