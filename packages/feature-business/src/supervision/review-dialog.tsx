import { messages } from '@upline/domain';
import { ActionDialog, isPage, type NamedAction, offered, recordAction } from '@upline/shell';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import classes from './review.module.css';
import { REVIEW_LISTS } from './review-lists.ts';
import type { Review } from './reviews-table.tsx';

export interface ReviewDialogProps {
  /** Undefined: it is not the reader's to see, or not there. */
  readonly review: Review | undefined;
  readonly side: keyof typeof REVIEW_LISTS;
  readonly onClose: () => void;
}

const ACKNOWLEDGE = {
  portal: 'acknowledgeSupervisionReview',
  admin: 'acknowledgeAdminSupervisionReview',
} as const;

/** What the supervisor confirms (domain.md 2.33). */
const QUESTIONS = {
  suitability_documented: 'Suitability Documented',
  replacement_justified: 'Replacement Justified',
  client_contacted: 'Client Contacted',
} as const;
type Question = keyof typeof QUESTIONS;
const NAMES = Object.keys(QUESTIONS) as Question[];
const MOST_CHARACTERS = 2_000;

/** A case under heightened supervision: what it is, and the supervisor's word on it (R-POL-04). */
export function ReviewDialog({ review, side, onClose }: ReviewDialogProps) {
  const [acknowledge] = review ? reviewActions(review, side) : [];
  if (acknowledge && !isPage(acknowledge))
    return <ActionDialog opened action={acknowledge} onClose={onClose} />;
  return (
    <Dialog opened title="Supervision review" size="lg" onClose={onClose}>
      {review ? (
        <div className={classes.column}>
          <ReviewFacts review={review} />
          {review.status !== 'Acknowledged' && (
            <p className={layout.muted}>
              {review.status === 'Missed'
                ? 'It was missed. The RMD of the associate or the home office answers now.'
                : `It waits for ${review.supervisor?.name ?? 'the supervisor'}.`}
            </p>
          )}
        </div>
      ) : (
        <EmptyState>This review is not waiting for you.</EmptyState>
      )}
    </Dialog>
  );
}

const reviewActions = (review: Review, side: ReviewDialogProps['side']): NamedAction[] => {
  const { list, count } = REVIEW_LISTS[side];
  return offered(review, {
    acknowledge: recordAction({
      operation: ACKNOWLEDGE[side],
      label: 'Acknowledge',
      title: 'Supervision review',
      about: <ReviewFacts review={review} />,
      input: { params: { id: review.id }, ifMatch: review.version },
      fields: [
        ...NAMES.map((name) => ({ name, label: QUESTIONS[name], kind: 'yes-no', required: true }) as const),
        {
          name: 'comment',
          label: 'Comment',
          maxLength: MOST_CHARACTERS,
          help: 'Needed with a no: say what is to be done.',
        },
      ],
      check: (values) =>
        NAMES.some((name) => values[name] === false) && !values.comment
          ? { comment: messages.required('Comment') }
          : {},
      refresh: [list, count, 'getPolicy', 'getAdminPolicy'],
      message: 'Case acknowledged',
    }),
  });
};

const ReviewFacts = ({ review }: { readonly review: Review }) => (
  <FactList
    facts={[
      {
        label: 'Associate',
        value: `${review.supervised.name} (${review.supervised.code})`,
        private: 'name',
      },
      { label: 'Policy Number', value: `••••${review.policy_number}` },
      { label: 'Product', value: `${review.product}, ${review.provider}` },
      { label: 'Submit Date', value: <DateText value={review.submit_date} /> },
      { label: 'Replacement', value: review.is_replacement ? 'Yes' : 'No' },
      {
        label: 'Status',
        value: (
          <>
            <Status value={review.status} /> due <DateText value={review.due_date} />
          </>
        ),
      },
      ...(review.status === 'Acknowledged' ? answered(review) : []),
    ]}
  />
);

const answered = (review: Review) => [
  ...NAMES.map((name) => ({ label: QUESTIONS[name], value: review[name] ? 'Yes' : 'No' })),
  { label: 'Comment', value: review.comment, private: 'name' as const },
  { label: 'Acknowledged', value: <DateText value={review.acknowledged_at} /> },
];
