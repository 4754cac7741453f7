import type { OperationAnswer } from '@upline/api-client';
import { Receipt } from '@upline/receipt';
import { Private } from '@upline/ui-kit';
import layout from '@upline/ui-kit/styles/layout.module.css';
import parts from '../../parts.module.css';

interface WhyPaidProps {
  readonly answer: OperationAnswer<'explainPolicy'>;
}

/** Why somebody has lines on a policy, or which rule left them out, in the words of the trace (R-EXP-01, R-EXP-02). */
export function WhyPaid({ answer: { associate, outcome, text, lines } }: WhyPaidProps) {
  if (outcome === 'Not posted') return <p>Who is paid what is settled when the policy is ready to pay.</p>;
  if (outcome === 'Nothing') {
    return (
      <p>
        <Private>{text}</Private>
      </p>
    );
  }
  if (lines.length === 0) {
    return (
      <p>
        <Private>{associate.name}</Private> is paid on this policy. How much only they see.
      </p>
    );
  }
  return (
    <ul className={layout.list} aria-label="Why">
      {lines.map(({ line_no, compensation_type, receipt, amount_cents, currency }) => (
        <li key={line_no} className={parts.entry}>
          <p className={layout.strong}>{compensation_type}</p>
          <Receipt
            label={`Why ${compensation_type}`}
            steps={receipt}
            currency={currency}
            total={{ label: associate.name, isName: true, cents: amount_cents }}
            isQuiet
          />
        </li>
      ))}
    </ul>
  );
}
