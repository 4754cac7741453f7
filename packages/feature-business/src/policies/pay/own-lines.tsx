import type { OperationAnswer } from '@upline/api-client';
import { dayAt, formatDate } from '@upline/domain';
import { queryFor, type RecordScreenProps } from '@upline/shell';
import { BusinessVolume, Money } from '@upline/ui-kit/format/formats.tsx';
import type { Policy } from '../policy-head.tsx';

type Answer = OperationAnswer<'listCompensations'>;

/** More lines than one person ever has on a policy. */
const MOST = 500;

/** What the policy pays the reader, line by line. */
export const ownLinesQuery = ({ policy_number }: Policy) =>
  queryFor('listCompensations', {
    query: { filter: { policy_number: { eq: policy_number } }, limit: MOST },
  });

/** The lines of this policy alone: another provider may use the number as well. */
export const ownLinesOf = ({ id }: Policy, answer: Answer | undefined): Answer['rows'] | undefined =>
  answer?.rows.filter(({ policy_id }) => policy_id === id);

/** The day on which the reader was paid last; nothing while all of it is still to come. */
export function paidOn(lines: Answer['rows'] | undefined): string | null {
  const paid = (lines ?? []).filter(({ status }) => status === 'Paid');
  const last = paid
    .map(({ released_at, posted_at }) => released_at ?? posted_at)
    .sort()
    .at(-1);
  return last ? dayAt(new Date(last)) : null;
}

/** The reader's own money, which explains itself in the part about compensation; before the posting their share of the BV. */
export function earnedFigure(
  policy: Policy,
  reader: string,
  lines: Answer['rows'] | undefined,
  expected?: OperationAnswer<'checkSavedPolicy'>['expected'],
): NonNullable<RecordScreenProps<string>['headline']>[number] | undefined {
  if (lines && lines.length > 0) {
    const paid = paidOn(lines);
    return {
      label: 'You earn',
      value: (
        <Money
          cents={lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0)}
          {...(lines[0] && { currency: lines[0].currency })}
        />
      ),
      note: paid ? `Paid ${formatDate(paid)}` : 'Not paid yet',
      to: {
        to: '/business/$policy_number',
        params: { policy_number: policy.policy_number },
        search: { id: policy.id, tab: 'compensation' },
      },
    };
  }
  const share = policy.shares.find(({ associate }) => associate.code === reader);
  if (expected?.own_cents)
    return {
      label: 'You earn about',
      value: <Money cents={expected.own_cents} currency={expected.currency} />,
      note:
        share && share.share_bps < 10_000
          ? `${share.share_bps / 100}% of the policy, without overrides`
          : 'Without overrides',
    };
  // Who has all of it reads it as the policy's own figure.
  if (!share || share.share_bps === 10_000) return undefined;
  return {
    label: 'Your BV',
    value: <BusinessVolume cents={share.bv_cents} />,
    note: `${share.share_bps / 100}% of the policy`,
  };
}
