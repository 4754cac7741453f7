import { Card } from '@upline/ui-kit/card/card.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import type { Policy } from './policy-head.tsx';
import classes from './policy-parts.module.css';

/** How far a policy has come: its dates in their order, what is still to come without one. */
export function PolicyMilestones({ policy }: { readonly policy: Policy }) {
  const steps = [
    { label: 'Submitted', date: policy.submit_date },
    { label: 'Issued', date: policy.issue_date },
    { label: 'Placed', date: policy.placed_date },
    ...(policy.paid_to_date ? [{ label: 'Paid to', date: policy.paid_to_date }] : []),
    ...(policy.termination_date
      ? [
          {
            label: policy.termination_reason ?? 'Ended',
            date: policy.termination_date,
          },
        ]
      : []),
  ];
  // What did not happen before the end will not happen any more.
  const shown = policy.termination_date ? steps.filter(({ date }) => date !== null) : steps;
  return (
    <Card title="Timeline" actions={<Status value={policy.lifecycle} />}>
      <ol className={classes.steps} aria-label="Timeline">
        {shown.map(({ label, date }) => (
          <li key={label} className={date ? classes.reached : classes.ahead}>
            <span>{label}</span>
            {date ? <DateText value={date} /> : <span>Not yet</span>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
