import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { ListScreen, offered, queryFor, useGo } from '@upline/shell';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { lazyLayer } from '@upline/ui-kit/loading/lazy-layer.tsx';
import { REVIEW_LISTS, REVIEWS, type ReviewSearch } from './review-lists.ts';
import { REVIEW_COLUMNS } from './reviews-table.tsx';

type Side = keyof typeof REVIEW_LISTS;
const ReviewDialog = lazyLayer(() => import('./review-dialog.tsx').then((chunk) => chunk.ReviewDialog));

/** `business/supervision-reviews`: cases of people under heightened supervision (R-POL-04). */
export const ReviewsScreen = () => <Reviews side="portal" />;
export const OfficeReviewsScreen = () => <Reviews side="admin" />;

function Reviews({ side }: { readonly side: Side }) {
  const { review: named, ...rest }: ReviewSearch = useSearch({ strict: false });
  const go = useGo();
  const operations = REVIEW_LISTS[side];
  return (
    <>
      <ListScreen
        title="Supervision"
        operations={operations}
        label="Cases to review"
        noun={{ one: 'case', many: 'cases' }}
        columns={REVIEW_COLUMNS}
        rowTarget={(row) => ({ to: REVIEWS, search: (now) => ({ ...now, review: row.id }) })}
        actions={(row) =>
          offered(row, {
            acknowledge: {
              label: 'Acknowledge',
              to: { to: REVIEWS, search: (now) => ({ ...now, review: row.id }) },
            },
          })
        }
        search={{ field: 'supervised', placeholder: 'Search associates' }}
        empty={{
          title: 'Nothing to review.',
          description: 'Policies of associates under heightened supervision wait here for their supervisor.',
        }}
      />
      {named && (
        <OneReview
          key={named}
          id={named}
          side={side}
          onClose={() => void go({ to: REVIEWS, search: rest, replace: true })}
        />
      )}
    </>
  );
}

interface OneReviewProps {
  readonly id: string;
  readonly side: Side;
  readonly onClose: () => void;
}

function OneReview({ id, side, onClose }: OneReviewProps) {
  const { list } = REVIEW_LISTS[side];
  const { data, error, refetch } = useQuery(queryFor(list, { query: { filter: { id: { in: [id] } } } }));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  return <ReviewDialog review={data.rows[0]} side={side} onClose={onClose} />;
}
