import type { OperationAnswer } from '@upline/api-client';
import type { RecordScreenProps } from '@upline/shell';
import { Banner, type LinkTarget, Private } from '@upline/ui-kit';
import { BusinessVolume, Money } from '@upline/ui-kit/format/formats.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';

export type Policy = OperationAnswer<'getPolicy'>;
type Frame = RecordScreenProps<string>;

interface PolicyHeadInput {
  readonly policy: Policy;
  /** Other providers use the number too, so the address names the policy. */
  readonly isShared: boolean;
  /** What the reader earns by it, where that is known: the first figure. */
  readonly earned?: NonNullable<Frame['headline']>[number] | undefined;
  /** When the reader was paid. */
  readonly paidOn?: string | null;
  /** Leads to the client, where the app has that page. */
  readonly clientPage?: (id: string) => LinkTarget;
}

/** The stages of a policy with their days. What did not happen before its end will not happen any more. */
export function policyTrack(policy: Policy, paidOn: string | null = null): NonNullable<Frame['track']> {
  const isPaid = policy.business_status === 'Approved' || policy.business_status === 'Full Chargedback';
  const { termination_date: ended } = policy;
  return [
    { label: 'Submitted', date: policy.submit_date },
    { label: 'Issued', date: policy.issue_date },
    { label: 'Placed', date: policy.placed_date },
    { label: 'Paid', date: paidOn, isReached: isPaid },
    ...(ended ? [{ label: policy.termination_reason ?? 'Ended', date: ended }] : []),
  ].filter(({ date, isReached }) => !ended || date !== null || isReached);
}

/** Number, status, figures and way of a policy, for the person who reads it. */
export function policyHead(input: PolicyHeadInput) {
  const { policy, isShared, earned, paidOn, clientPage } = input;
  const { policy_number, client, currency } = policy;
  return {
    noun: 'Policy',
    name: policy_number,
    isPrivate: false,
    status: policy.business_status,
    facts: [
      // Who shares or learns has no part in the client itself.
      client && (
        <Private key="client">
          {clientPage && policy.roles.includes('Writing') ? (
            <Link to={clientPage(client.id)}>{client.name}</Link>
          ) : (
            client.name
          )}
        </Private>
      ),
      policy.product.name,
      policy.provider.name,
      policy.roles.length > 0 && `Your role: ${policy.roles.join(', ')}`,
    ],
    notices: policy.warnings.length > 0 && (
      <Banner tone="warning">
        {policy.warnings.map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
      </Banner>
    ),
    headline: [
      ...(earned ? [earned] : []),
      { label: 'BV', value: <BusinessVolume cents={policy.bv_cents} /> },
      {
        label: 'Premium',
        value: <Money cents={policy.modal_premium_cents} currency={currency} />,
        note: policy.premium_mode,
      },
      { label: 'Target', value: <Money cents={policy.target_premium_cents} currency={currency} /> },
      { label: 'Face amount', value: <Money cents={policy.face_amount_cents} currency={currency} /> },
    ],
    track: policyTrack(policy, paidOn),
    page: {
      to: '/business/$policy_number',
      params: { policy_number },
      search: isShared ? { id: policy.id } : {},
    },
  } satisfies Partial<Frame>;
}
