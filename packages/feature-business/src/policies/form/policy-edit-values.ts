import { updatePolicy } from '@upline/api-client/fields/business/policies.ts';
import { companyToday, messages } from '@upline/domain';
import { recordValues } from '@upline/shell';

/** What an associate may change while a policy is Pending or Action Required (R-POL-01); dates in their order (R-VAL-12). */
export const policyEditValues = recordValues(updatePolicy, {
  check: ({ submit_date, issue_date, ...later }) => {
    const errors: Record<string, string> = {};
    const today = companyToday();
    const { fields } = updatePolicy;
    if (submit_date > today) errors.submit_date = messages.dateFuture(fields.submit_date.label);
    if (issue_date > today) errors.issue_date = messages.dateFuture(fields.issue_date.label);
    else if (issue_date && issue_date < submit_date)
      errors.issue_date = messages.dateOrder(fields.issue_date.label, fields.submit_date.label);
    for (const path of ['placed_date', 'paid_to_date'] as const) {
      if (!later[path]) continue;
      if (!issue_date) errors.issue_date = messages.required(fields.issue_date.label);
      else if (later[path] < issue_date)
        errors[path] = messages.dateOrder(fields[path].label, fields.issue_date.label);
    }
    return errors;
  },
});
