import type { Currency } from '@upline/domain';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import shared from '../../payments.module.css';
import type { OfficeDebt } from './chargebacks.actions.tsx';

interface DebtEventProps {
  readonly event: NonNullable<OfficeDebt['event']>;
  readonly currency: Currency;
  /** The debt that is open. */
  readonly current: string;
}

/** What happened to the policy, and everybody it charged. */
export function DebtEvent({ event, currency, current }: DebtEventProps) {
  const { reason, event_date, months_in_force, total_cents, created_at, created_by, reinstated_at, legs } =
    event;
  const months = months_in_force === 1 ? '1 month' : `${months_in_force} months`;
  return (
    <Card title="The event, and everybody it charged">
      <div className={layout.stack}>
        <p className={shared.text}>
          {reason} on <DateText value={event_date} />, after {months} in force:{' '}
          <Money cents={total_cents} currency={currency} /> in all, pending and escrow included. Booked{' '}
          <DateText value={created_at} />
          {created_by && ` by ${created_by}`}.
          {reinstated_at && (
            <>
              {' '}
              Given back on <DateText value={reinstated_at} />.
            </>
          )}
        </p>
        <FactTable
          label="Everybody the event charged"
          rows={legs}
          rowKey={({ id }) => id}
          columns={[
            {
              label: 'Associate',
              of: ({ id, associate }) => {
                const name = <Private>{associate.name}</Private>;
                return id === current ? (
                  name
                ) : (
                  <Link to={{ to: '/chargebacks/$id', params: { id } }}>{name}</Link>
                );
              },
            },
            {
              label: 'Charged back',
              isNumber: true,
              of: ({ amount_cents }) => <Money cents={amount_cents} currency={currency} />,
            },
            {
              label: 'Still owed',
              isNumber: true,
              of: ({ remaining_cents, status }) => (
                <Money cents={status === 'Transferred' ? 0 : remaining_cents} currency={currency} />
              ),
            },
            { label: 'Status', of: ({ status }) => <Status value={status} /> },
          ]}
        />
      </div>
    </Card>
  );
}
