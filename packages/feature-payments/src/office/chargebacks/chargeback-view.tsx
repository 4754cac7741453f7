import { Receipt } from '@upline/receipt';
import { Button } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import shared from '../../payments.module.css';
import type { OfficeDebt } from './chargebacks.actions.tsx';
import { DebtEvent } from './debt-event.tsx';

export interface OfficeDebtViewProps {
  readonly debt: OfficeDebt;
  /** Saves a file by its id; absent where it may not be opened. */
  readonly onFile?: ((id: string) => void) | undefined;
}

/** A debt with its receipt, everybody the event charged, what was recovered, and the thread of its dispute. */
export function OfficeDebtView({ debt, onFile }: OfficeDebtViewProps) {
  const { lines, currency, associate, note, document_id, event } = debt;
  return (
    <div className={shared.columns}>
      <div className={layout.stack}>
        {lines.length === 0 && (
          <Card title="How this amount came about">
            <EmptyState>No line was charged: the amount was moved or entered as a whole.</EmptyState>
          </Card>
        )}
        {lines.map((line) => (
          <Card
            key={line.id}
            title={line.compensation_type}
            actions={
              line.original_line_id && (
                <Link to={{ to: '/compensations/$id', params: { id: line.original_line_id } }}>
                  What was paid
                </Link>
              )
            }
          >
            <Receipt
              label={line.compensation_type}
              steps={line.receipt}
              currency={currency}
              total={{ label: associate.name, isName: true, cents: line.amount_cents }}
            />
          </Card>
        ))}
        {event && <DebtEvent event={event} currency={currency} current={debt.id} />}
        {(note || document_id) && (
          <Card title="Note of the home office">
            {note && (
              <p className={shared.text}>
                <Private>{note}</Private>
              </p>
            )}
            <FileButton id={document_id} onFile={onFile} />
          </Card>
        )}
      </div>
      <div className={layout.stack}>
        <Card title="Dispute">
          <Dispute debt={debt} onFile={onFile} />
        </Card>
        <Card title="Recovery">
          <Recovery debt={debt} />
        </Card>
      </div>
    </div>
  );
}

interface FileButtonProps extends Pick<OfficeDebtViewProps, 'onFile'> {
  readonly id: string | null;
}

const FileButton = ({ id, onFile }: FileButtonProps) =>
  id &&
  onFile && (
    <div>
      <Button size="xs" onClick={() => onFile(id)}>
        Download document
      </Button>
    </div>
  );

function Dispute({ debt, onFile }: OfficeDebtViewProps) {
  const { dispute_status, dispute_text, dispute_answer, disputed_at, dispute_document_id, associate } = debt;
  if (dispute_status === null) return <p className={layout.small}>It is not disputed.</p>;
  return (
    <ul className={layout.list} aria-label="Dispute">
      <li className={layout.stack}>
        <p className={layout.small}>
          <Private>{associate.name}</Private>, <DateText value={disputed_at} />
        </p>
        <p className={shared.text}>
          <Private>{dispute_text}</Private>
        </p>
        <FileButton id={dispute_document_id} onFile={onFile} />
      </li>
      <li className={layout.stack}>
        <p className={layout.small}>Home office</p>
        <Status value={dispute_status} />
        {dispute_answer && (
          <p className={shared.text}>
            <Private>{dispute_answer}</Private>
          </p>
        )}
      </li>
    </ul>
  );
}

function Recovery({ debt: { recoveries, currency, remaining_cents, status } }: OfficeDebtViewProps) {
  if (recoveries.length === 0)
    return (
      <p className={layout.small}>
        {status === 'Open' && remaining_cents > 0
          ? 'Nothing is recovered yet. It is withheld from the next payouts.'
          : 'No pay run withheld anything for it.'}
      </p>
    );
  return (
    <FactTable
      label="Recovery"
      rows={recoveries}
      rowKey={({ pay_run_number }) => String(pay_run_number)}
      columns={[
        { label: 'Pay Run', of: ({ pay_run_number }) => `Run ${pay_run_number}` },
        { label: 'Date', of: ({ pay_date }) => <DateText value={pay_date} /> },
        {
          label: 'Withheld',
          isNumber: true,
          of: ({ amount_cents }) => <Money cents={amount_cents} currency={currency} />,
        },
      ]}
    />
  );
}
