import type { OperationInput } from '@upline/api-client';
import { messages } from '@upline/domain';
import { SelectField, TextField } from '@upline/ui-kit';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { Status } from '@upline/ui-kit/status/status.tsx';
import classes from './review.module.css';
import type { Review } from './reviews-table.tsx';

type Answers = NonNullable<OperationInput<'acknowledgeSupervisionReview'>['body']>;

export interface ReviewDialogProps {
  /** Undefined: it is not the reader's to see, or not there. */
  readonly review: Review | undefined;
  readonly acknowledge: (answers: Answers) => Promise<unknown>;
  readonly onClose: () => void;
}

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
export function ReviewDialog({ review, acknowledge, onClose }: ReviewDialogProps) {
  return (
    <Dialog opened title="Supervision review" size="lg" onClose={onClose}>
      {review ? (
        <div className={classes.column}>
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
          {review.actions.includes('acknowledge') ? (
            <ReviewForm acknowledge={acknowledge} onClose={onClose} />
          ) : (
            review.status !== 'Acknowledged' && (
              <p className={classes.muted}>
                {review.status === 'Missed'
                  ? 'It was missed. The RMD of the associate or the home office answers now.'
                  : `It waits for ${review.supervisor?.name ?? 'the supervisor'}.`}
              </p>
            )
          )}
        </div>
      ) : (
        <EmptyState>This review is not waiting for you.</EmptyState>
      )}
    </Dialog>
  );
}

const answered = (review: Review) => [
  ...NAMES.map((name) => ({ label: QUESTIONS[name], value: review[name] ? 'Yes' : 'No' })),
  { label: 'Comment', value: review.comment, private: 'name' as const },
  { label: 'Acknowledged', value: <DateText value={review.acknowledged_at} /> },
];

function ReviewForm({ acknowledge, onClose }: Pick<ReviewDialogProps, 'acknowledge' | 'onClose'>) {
  const form = useRecordForm({
    initialValues: {
      suitability_documented: '',
      replacement_justified: '',
      client_contacted: '',
      comment: '',
    },
    validate: (values) => ({
      ...Object.fromEntries(
        NAMES.filter((name) => values[name] === '').map((name) => [name, messages.required(QUESTIONS[name])]),
      ),
      ...(NAMES.some((name) => values[name] === 'No') && values.comment.trim() === ''
        ? { comment: messages.required('Comment') }
        : {}),
    }),
  });
  const hasNo = NAMES.some((name) => form.values[name] === 'No');
  return (
    <RecordForm
      form={form}
      name="Supervision review"
      saveLabel="Acknowledge"
      labels={{ ...QUESTIONS, comment: 'Comment' }}
      save={({ comment, ...values }) =>
        acknowledge({
          suitability_documented: values.suitability_documented === 'Yes',
          replacement_justified: values.replacement_justified === 'Yes',
          client_contacted: values.client_contacted === 'Yes',
          comment: comment.trim() === '' ? null : comment,
        })
      }
      onSaved={onClose}
      cancel={onClose}
    >
      {NAMES.map((name) => (
        <SelectField
          key={name}
          label={QUESTIONS[name]}
          required
          options={['Yes', 'No']}
          {...form.field(name)}
        />
      ))}
      <TextField
        label="Comment"
        rows={3}
        maxLength={MOST_CHARACTERS}
        required={hasNo}
        help="Needed with a no: say what is to be done."
        {...form.field('comment')}
      />
    </RecordForm>
  );
}
