import { useQuery } from '@tanstack/react-query';
import { queryFor, useMay } from '@upline/shell';
import { Banner, LinkButton } from '@upline/ui-kit';
import { REVIEW_LISTS, REVIEWS, WAITING } from './review-lists.ts';
import classes from './reviews-waiting.module.css';

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
    <div className={classes.note}>
      <Banner
        tone="warning"
        actions={
          <LinkButton size="small" to={{ to: REVIEWS, search: { filter: WAITING } }}>
            Review
          </LinkButton>
        }
      >
        {count === 1 ? '1 case waits' : `${count} cases wait`} for your review.
      </Banner>
    </div>
  );
}
