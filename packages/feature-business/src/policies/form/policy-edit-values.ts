import type { OperationInput } from '@upline/api-client';
import { messages } from '@upline/domain';
import type { Policy } from '../policy-head.tsx';

export type PolicyEditBody = NonNullable<OperationInput<'updatePolicy'>['body']>;

/** What an associate may change while a policy is Pending or Action Required (R-POL-01). */
export interface PolicyEditValues {
  policy_number: string;
  submit_date: string;
  issue_date: string;
  placed_date: string;
  paid_to_date: string;
  shared_note: string;
}

export const EDIT_LABELS: Readonly<Record<keyof PolicyEditValues, string>> = {
  policy_number: 'Policy Number',
  submit_date: 'Submit Date',
  issue_date: 'Issue Date',
  placed_date: 'Placed Date',
  paid_to_date: 'Paid To Date',
  shared_note: 'Note',
};

export const editValuesOf = (policy: Policy): PolicyEditValues => ({
  policy_number: policy.policy_number,
  submit_date: policy.submit_date,
  issue_date: policy.issue_date ?? '',
  placed_date: policy.placed_date ?? '',
  paid_to_date: policy.paid_to_date ?? '',
  shared_note: policy.shared_note ?? '',
});

const orNull = (value: string) => (value === '' ? null : value);

export const editBodyOf = (values: PolicyEditValues): PolicyEditBody => ({
  policy_number: values.policy_number,
  submit_date: values.submit_date,
  issue_date: orNull(values.issue_date),
  placed_date: orNull(values.placed_date),
  paid_to_date: orNull(values.paid_to_date),
  shared_note: orNull(values.shared_note),
});

/** Submit ≤ issue ≤ placed (R-VAL-12); the server decides again. */
export function checkPolicyEdit(values: PolicyEditValues, today: string): Record<string, string> {
  const errors: Record<string, string> = {};
  const { submit_date, issue_date } = values;
  for (const path of ['policy_number', 'submit_date'] as const)
    if (values[path].trim() === '') errors[path] = messages.required(EDIT_LABELS[path]);
  if (submit_date > today) errors.submit_date = messages.dateFuture('Submit Date');
  if (issue_date > today) errors.issue_date = messages.dateFuture('Issue Date');
  else if (issue_date && issue_date < submit_date)
    errors.issue_date = messages.dateOrder('Issue Date', 'Submit Date');
  for (const path of ['placed_date', 'paid_to_date'] as const) {
    if (!values[path]) continue;
    if (!issue_date) errors.issue_date = messages.required('Issue Date');
    else if (values[path] < issue_date) errors[path] = messages.dateOrder(EDIT_LABELS[path], 'Issue Date');
  }
  return errors;
}
