import { companyToday, PREMIUM_MODES } from '@upline/domain';
import { deletion, type NamedAction, offered, recordAction, updatedMessage } from '@upline/shell';
import type { Policy } from '../policy-head.tsx';
import { OFFICE_LISTS, OFFICE_STEP_SHOWN_BY } from './office.mutations.ts';
import { reratePreview } from './rerate-preview.tsx';

const TERMINATION_REASONS = [
  'Policy Not Taken',
  'Free Look Return',
  'Policy Lapsed',
  'Past Due Premium',
  'Policy Cancelled',
  'Policy Rescinded',
  'Insufficient Funds',
  'Death Within Contestability',
] as const;
const RERATE_REASONS = [
  'Face Amount Reduced',
  'Premium Reduced',
  'Policy Replaced',
  'Commission Recalculated',
] as const;

/** The office enters most issues and deliveries on their day. */
const dateOr = (entered: string | null) => entered ?? companyToday();

/** A policy as its page or a row of the list has it; the list has no modal premium. */
type OfficePolicy = Pick<
  Policy,
  | 'id'
  | 'policy_number'
  | 'version'
  | 'actions'
  | 'lifecycle'
  | 'issue_date'
  | 'placed_date'
  | 'currency'
  | 'premium_mode'
  | 'target_premium_cents'
  | 'face_amount_cents'
> & { readonly modal_premium_cents?: number };

/** What the home office can do with the policy now (domain.md 2.12), as the policy offers it. */
export function officeSteps(policy: OfficePolicy, onDeleted?: () => void): NamedAction[] {
  const { lifecycle, issue_date, placed_date, currency } = policy;
  const step = {
    input: { params: { id: policy.id }, ifMatch: policy.version },
    refresh: OFFICE_STEP_SHOWN_BY,
    message: updatedMessage('Policy'),
    currency,
  };
  return offered(policy, {
    update: {
      label: 'Edit policy',
      to: {
        to: '/business/$policy_number/edit',
        params: { policy_number: policy.policy_number },
        search: { id: policy.id },
      },
    },
    ready: recordAction({
      ...step,
      operation: 'moveAdminPolicy',
      label: 'Mark ready to pay',
      about:
        'Commission lines are made and go into the next pay run. What is still missing stands on the page under “Ready to pay needs”.',
      body: { to: 'Ready To Pay' },
      many: { label: 'Mark ready to pay', done: 'ready to pay' },
    }),
    ask: recordAction({
      ...step,
      operation: 'moveAdminPolicy',
      label: 'Ask for something',
      about: 'The policy becomes Action Required, and everybody who has a part in it is told.',
      body: { to: 'Action Required' },
      many: { label: 'Ask for something', done: 'asked for something' },
      fields: [{ name: 'reason', label: 'What is needed', required: true }],
    }),
    ask_more: recordAction({
      ...step,
      operation: 'askPolicyRequirement',
      label: 'Ask for something',
      about: 'One more requirement of this policy.',
      fields: [{ name: 'text', label: 'What is needed', required: true }],
    }),
    set_pending: recordAction({
      ...step,
      operation: 'moveAdminPolicy',
      label: 'Set to pending',
      about: 'The policy goes on as if it had just been entered.',
      body: { to: 'Pending' },
      many: { label: 'Set to pending', done: 'set to pending' },
    }),
    underwriting:
      lifecycle === 'Submitted' &&
      recordAction({
        ...step,
        operation: 'setPolicyUnderwriting',
        label: 'In underwriting',
        about: 'The carrier examines the application.',
        body: { lifecycle: 'Underwriting' },
        many: { label: 'In underwriting', done: 'in underwriting' },
      }),
    issue: recordAction({
      ...step,
      operation: 'issuePolicy',
      label: issue_date ? 'Correct issue date' : 'Issue policy',
      about: 'Issued BV is credited on this day.',
      many: { label: 'Issue', done: 'issued' },
      fields: [
        {
          name: 'issue_date',
          label: 'Issue Date',
          kind: 'date',
          required: true,
          initial: dateOr(issue_date),
        },
      ],
    }),
    place: recordAction({
      ...step,
      operation: 'placePolicy',
      label: placed_date ? 'Correct placed date' : 'Place policy',
      about: 'Delivered, and the first premium is paid.',
      many: { label: 'Place', done: 'placed' },
      fields: [
        {
          name: 'placed_date',
          label: 'Placed Date',
          kind: 'date',
          required: true,
          initial: dateOr(placed_date),
        },
      ],
    }),
    report_premium: recordAction({
      ...step,
      operation: 'reportPolicyPremium',
      label: 'Report premium',
      about: 'Premium the carrier has collected; as-earned commission follows it.',
      fields: [
        { name: 'payments', label: 'Payments', kind: 'count', required: true, initial: 1 },
        { name: 'paid_to_date', label: 'Paid To Date', kind: 'date' },
      ],
    }),
    rerate: recordAction({
      ...step,
      operation: 'reratePolicy',
      label: 'Re-rate policy',
      about: 'What was paid is compared with the new premium; the difference is posted as new lines.',
      preview: reratePreview(policy.id),
      fields: [
        { name: 'reason', label: 'Reason', kind: 'choice', options: RERATE_REASONS, required: true },
        { name: 'event_date', label: 'Event Date', kind: 'date', required: true },
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
          initial: policy.modal_premium_cents ?? null,
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
    }),
    terminate: recordAction({
      ...step,
      operation: 'terminatePolicy',
      label: 'End policy',
      about: 'Unearned commission is charged back to everybody who was paid.',
      danger: true,
      fields: [
        {
          name: 'reason',
          label: 'Termination Reason',
          kind: 'choice',
          options: TERMINATION_REASONS,
          required: true,
        },
        { name: 'termination_date', label: 'Termination Date', kind: 'date', required: true },
        { name: 'paid_to_date', label: 'Paid To Date', kind: 'date' },
      ],
    }),
    reinstate: recordAction({
      ...step,
      operation: 'reinstatePolicy',
      label: 'Reinstate policy',
      about: 'The chargebacks of the end are reversed.',
      fields: [
        { name: 'event_date', label: 'Event Date', kind: 'date', required: true },
        { name: 'reason', label: 'Reason', required: true },
      ],
    }),
    archive: recordAction({
      ...step,
      operation: 'moveAdminPolicy',
      label: 'Archive policy',
      about: 'It leaves the work lists; submitted credits of an unissued one are reversed.',
      body: { to: 'Archived' },
      many: { label: 'Archive', done: 'archived' },
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
    }),
    delete: deletion('policy', {
      ...step,
      operation: 'deleteAdminPolicy',
      refresh: OFFICE_LISTS,
      onDone: onDeleted,
    }),
  });
}

/** The step the workflow waits for: the page's one filled button. */
export function nextStep(
  policy: Pick<Policy, 'issue_date' | 'placed_date' | 'business_status'>,
  steps: readonly NamedAction[],
): NamedAction | undefined {
  const way = [
    ...(policy.issue_date ? [] : ['issue']),
    'ready',
    'set_pending',
    ...(policy.placed_date ? [] : ['place']),
  ];
  const key = way.find((each) => steps.some((step) => step.key === each));
  return policy.business_status === 'Archived' ? undefined : steps.find((step) => step.key === key);
}
