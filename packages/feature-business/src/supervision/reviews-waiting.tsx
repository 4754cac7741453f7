import { useQuery } from '@tanstack/react-query';
import { queryFor, useMay } from '@upline/shell';
import { Banner, LinkButton } from '@upline/ui-kit';
import { REVIEW_LISTS, REVIEWS } from './review-lists.ts';
import type { Review } from './reviews-table.tsx';
import classes from './reviews-waiting.module.css';

const OPEN = { filter: { status: { in: ['Pending', 'Missed'] } } };

/** Leads a supervisor to the cases that wait for a word; nothing for everybody else. */
export function ReviewsWaiting() {
  const isAsked = useMay(REVIEW_LISTS.portal.list);
  const { data } = useQuery({
    ...queryFor(REVIEW_LISTS.portal.list, { query: OPEN } as never),
    enabled: isAsked,
  });
  const rows: readonly Review[] = data?.rows ?? [];
  const count = rows.filter(({ actions }) => actions.includes('acknowledge')).length;
  if (count === 0) return null;
  return (
    <div className={classes.note}>
      <Banner
        tone="warning"
        actions={
          <LinkButton size="small" to={{ to: REVIEWS }}>
            Review
          </LinkButton>
        }
      >
        {count === 1 ? '1 case waits' : `${count} cases wait`} for your review.
      </Banner>
    </div>
  );
}
