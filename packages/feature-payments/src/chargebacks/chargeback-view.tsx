import type { OperationAnswer } from '@upline/api-client';
import { formatDate } from '@upline/domain';
import { Receipt } from '@upline/receipt';
import { Button, Private } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import shared from '../payments.module.css';

export type Chargeback = OperationAnswer<'getChargeback'>;

export interface ChargebackViewProps {
  readonly debt: Chargeback;
  /** Opens the file of the dispute; absent where it may not be opened. */
  readonly onFile?: (() => void) | undefined;
}

/** What was taken from which line, step by step, and the thread of its dispute. */
export function ChargebackView({ debt, onFile }: ChargebackViewProps) {
  return (
    <div className={shared.columns}>
      <div className={layout.stack}>
        {debt.lines.length === 0 && (
          <Card title="How this amount came about">
            <EmptyState>No line of yours was charged: the amount was moved or entered as a whole.</EmptyState>
          </Card>
        )}
        {debt.lines.map((line) => (
          <Card
            key={line.id}
            title={line.compensation_type}
            actions={
              line.original_line_id && (
                <Link to={{ to: '/payments/compensations/$id', params: { id: line.original_line_id } }}>
                  What was paid
                </Link>
              )
            }
          >
            <Receipt
              label={line.compensation_type}
              steps={line.receipt}
              currency={debt.currency}
              total={{ label: 'You', cents: line.amount_cents }}
            />
          </Card>
        ))}
        {debt.note && (
          <Card title="Note of the home office">
            <p className={shared.text}>
              <Private>{debt.note}</Private>
            </p>
          </Card>
        )}
      </div>
      <Card title="Dispute">
        <Dispute debt={debt} onFile={onFile} />
      </Card>
    </div>
  );
}

function Dispute({ debt, onFile }: ChargebackViewProps) {
  const { dispute_status, dispute_text, dispute_answer, disputed_at, dispute_document_id } = debt;
  if (dispute_status === null)
    return (
      <p className={layout.small}>
        {debt.actions.includes('dispute')
          ? `If it is wrong you can dispute it, once, until ${formatDate(debt.dispute_until)}.`
          : `It was not disputed. That was possible until ${formatDate(debt.dispute_until)}.`}
      </p>
    );
  return (
    <ul className={layout.list} aria-label="Dispute">
      <li className={layout.stack}>
        <p className={layout.small}>
          You, <DateText value={disputed_at} />
        </p>
        <p className={shared.text}>
          <Private>{dispute_text}</Private>
        </p>
        {dispute_document_id && onFile && (
          <div>
            <Button size="xs" onClick={onFile}>
              Download document
            </Button>
          </div>
        )}
      </li>
      <li className={layout.stack}>
        <p className={layout.small}>Home office</p>
        <Status value={dispute_status} />
        <p className={shared.text}>
          {dispute_answer ? <Private>{dispute_answer}</Private> : 'The answer is shown here when it comes.'}
        </p>
      </li>
    </ul>
  );
}
