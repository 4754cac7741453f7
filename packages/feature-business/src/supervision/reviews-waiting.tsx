import { useQuery } from '@tanstack/react-query';
import { listed, queryFor, useMay } from '@upline/shell';
import { WaitingNote } from '../waiting-note.tsx';
import { REVIEW_LISTS, REVIEWS, WAITING } from './review-lists.ts';

/** Leads a supervisor to the cases that wait for a word; nothing for everybody else. */
export function ReviewsWaiting() {
  const isAsked = useMay('acknowledgeSupervisionReview');
  const { data } = useQuery({
    ...queryFor(REVIEW_LISTS.portal.count, { query: { filter: WAITING } }),
    enabled: isAsked,
  });
  const count = data?.count ?? 0;
  if (count === 0) return null;
  return (
    <WaitingNote
      to={{ to: REVIEWS, search: listed(REVIEW_LISTS.portal.list, { filter: WAITING }) }}
      action="Review"
    >
      {count === 1 ? '1 case waits' : `${count} cases wait`} for your review.
    </WaitingNote>
  );
}
