import type { OperationId } from '@upline/api-client';
import { CHARGEBACK_REASONS, companyToday, PREMIUM_MODES } from '@upline/domain';
import type { Policy } from '../policy-head.tsx';

/** A value asked for with a step. */
export interface StepField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'date' | 'text' | 'choice' | 'money' | 'count';
  readonly options?: readonly string[];
  readonly required?: boolean;
  /** What it is before anybody types. */
  readonly initial?: string | number | null;
}

/** One thing the home office does with a policy: the operation, what is sent as it is, and what is asked for. */
export interface OfficeStep {
  readonly key: string;
  readonly label: string;
  /** What it brings about, in a sentence. */
  readonly sentence: string;
  readonly operation: OperationId;
  readonly fixed?: Readonly<Record<string, string>>;
  readonly fields: readonly StepField[];
}

const text = (name: string, label: string): StepField => ({ name, label, kind: 'text', required: true });
const date = (name: string, label: string, required = true): StepField => ({
  name,
  label,
  kind: 'date',
  required,
});

/** The office enters most issues and deliveries on their day. */
const dateOfToday = (name: string, label: string): StepField => ({
  ...date(name, label),
  initial: companyToday(),
});

const TERMINATION_REASONS = CHARGEBACK_REASONS.filter((reason) =>
  [
    'Policy Not Taken',
    'Free Look Return',
    'Policy Lapsed',
    'Past Due Premium',
    'Policy Cancelled',
    'Policy Rescinded',
    'Insufficient Funds',
    'Death Within Contestability',
  ].includes(reason),
);
const RERATE_REASONS = CHARGEBACK_REASONS.filter((reason) =>
  ['Face Amount Reduced', 'Premium Reduced', 'Policy Replaced', 'Commission Recalculated'].includes(reason),
);

/** What the home office can do with the policy now (domain.md 2.12); the server decides again. */
export function officeSteps(policy: Policy): OfficeStep[] {
  const { business_status: status, lifecycle, issue_date } = policy;
  const can = (action: Policy['actions'][number]) => policy.actions.includes(action);
  const steps: (OfficeStep | false)[] = [
    can('transition') &&
      status === 'Pending' && {
        key: 'ready',
        label: 'Mark ready to pay',
        sentence:
          'Commission lines are made and go into the next pay run. What is still missing stands on the page under “Ready to pay needs”.',
        operation: 'moveAdminPolicy',
        fixed: { to: 'Ready To Pay' },
        fields: [],
      },
    can('transition') &&
      (status === 'Pending' || status === 'Ready To Pay') && {
        key: 'ask',
        label: 'Ask for something',
        sentence: 'The policy becomes Action Required, and everybody who has a part in it is told.',
        operation: 'moveAdminPolicy',
        fixed: { to: 'Action Required' },
        fields: [text('reason', 'What is needed')],
      },
    status === 'Action Required' && {
      key: 'ask-more',
      label: 'Ask for something',
      sentence: 'One more requirement of this policy.',
      operation: 'askPolicyRequirement',
      fields: [text('text', 'What is needed')],
    },
    can('transition') &&
      (status === 'Action Required' || status === 'Archived') && {
        key: 'pending',
        label: 'Set to pending',
        sentence: 'The policy goes on as if it had just been entered.',
        operation: 'moveAdminPolicy',
        fixed: { to: 'Pending' },
        fields: [],
      },
    can('issue') &&
      lifecycle === 'Submitted' && {
        key: 'underwriting',
        label: 'In underwriting',
        sentence: 'The carrier examines the application.',
        operation: 'setPolicyUnderwriting',
        fixed: { lifecycle: 'Underwriting' },
        fields: [],
      },
    can('issue') && {
      key: 'issue',
      label: 'Issue policy',
      sentence: 'Issued BV is credited on this day.',
      operation: 'issuePolicy',
      fields: [dateOfToday('issue_date', 'Issue Date')],
    },
    can('place') && {
      key: 'place',
      label: 'Place policy',
      sentence: 'Delivered, and the first premium is paid.',
      operation: 'placePolicy',
      fields: [dateOfToday('placed_date', 'Placed Date')],
    },
    can('report_premium') && {
      key: 'premium',
      label: 'Report premium',
      sentence: 'Premium the carrier has collected; as-earned commission follows it.',
      operation: 'reportPolicyPremium',
      fields: [
        { name: 'payments', label: 'Payments', kind: 'count', required: true, initial: 1 },
        date('paid_to_date', 'Paid To Date', false),
      ],
    },
    can('rerate') && {
      key: 'rerate',
      label: 'Re-rate policy',
      sentence: 'What was paid is compared with the new premium; the difference is posted as new lines.',
      operation: 'reratePolicy',
      fields: [
        { name: 'reason', label: 'Reason', kind: 'choice', options: RERATE_REASONS, required: true },
        date('event_date', 'Event Date'),
        {
          name: 'premium_mode',
          label: 'Premium Mode',
          kind: 'choice',
          options: PREMIUM_MODES,
          required: true,
          initial: policy.premium_mode,
        },
        {
          name: 'modal_premium_cents',
          label: 'Modal Premium',
          kind: 'money',
          required: true,
          initial: policy.modal_premium_cents,
        },
        {
          name: 'target_premium_cents',
          label: 'Target Premium',
          kind: 'money',
          required: true,
          initial: policy.target_premium_cents,
        },
        { name: 'face_amount_cents', label: 'Face Amount', kind: 'money', initial: policy.face_amount_cents },
      ],
    },
    can('terminate') && {
      key: 'terminate',
      label: 'End policy',
      sentence: 'Unearned commission is charged back to everybody who was paid.',
      operation: 'terminatePolicy',
      fields: [
        {
          name: 'reason',
          label: 'Termination Reason',
          kind: 'choice',
          options: TERMINATION_REASONS,
          required: true,
        },
        date('termination_date', 'Termination Date'),
        date('paid_to_date', 'Paid To Date', false),
      ],
    },
    can('reinstate') && {
      key: 'reinstate',
      label: 'Reinstate policy',
      sentence: 'The chargebacks of the end are reversed.',
      operation: 'reinstatePolicy',
      fields: [date('event_date', 'Event Date'), text('reason', 'Reason')],
    },
    can('transition') &&
      status !== 'Ready To Pay' &&
      status !== 'Archived' && {
        key: 'archive',
        label: 'Archive policy',
        sentence: 'It leaves the work lists; submitted credits of an unissued one are reversed.',
        operation: 'moveAdminPolicy',
        fixed: { to: 'Archived' },
        fields: issue_date
          ? []
          : [
              {
                name: 'ended_as',
                label: 'Ended As',
                kind: 'choice',
                options: ['Withdrawn', 'Declined', 'Not Taken'],
                required: true,
                initial: 'Withdrawn',
              },
            ],
      },
  ];
  return steps.filter((step) => step !== false);
}

/** The steps a policy goes by, in the order they come. */
const WAY = ['issue', 'ready', 'pending', 'place'] as const;

/** The step the workflow waits for: the page's one filled button. */
export function nextStep(policy: Policy, steps: readonly OfficeStep[]): OfficeStep | undefined {
  const key = WAY.find((each) => steps.some((step) => step.key === each));
  return policy.business_status === 'Archived' ? undefined : steps.find((step) => step.key === key);
}
