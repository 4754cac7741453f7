import { formatDate } from '@upline/domain';
import { EmailLink } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Phone } from '@upline/ui-kit/format/formats.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import shared from '../payments.module.css';
import type { LapseSave } from './lapse-saves.actions.ts';

/** The calls about a late premium; for its own people also how the client is reached and what to say. */
export function LapseSaveView({ late }: { readonly late: LapseSave }) {
  return (
    <div className={shared.columns}>
      <div className={layout.stack}>
        <Card title="Calls">
          <Calls late={late} />
        </Card>
      </div>
      <div className={layout.stack}>
        {late.contact && <Contact contact={late.contact} client={late.client} />}
        <Card title="Premium">
          <FactList
            facts={[
              { label: 'Due', value: <DateText value={late.due_on} /> },
              { label: 'Reported', value: <DateText value={late.reported_on} /> },
              { label: 'Grace ends', value: <DateText value={late.grace_ends_on} /> },
              { label: 'Lapse reported', value: late.is_lapse_reported && 'Yes' },
              {
                label: 'Promised for',
                value: late.promised_on && <DateText value={late.promised_on} />,
              },
            ].filter(({ value }) => value)}
          />
        </Card>
        {late.contact && late.status === 'Open' && <Script late={late} />}
      </div>
    </div>
  );
}

function Calls({ late: { calls, is_mine } }: { readonly late: LapseSave }) {
  if (calls.length === 0)
    return (
      <EmptyState>
        {is_mine
          ? 'Nobody has called yet. What a call brings is written down with “Log call”.'
          : 'Nobody has called yet.'}
      </EmptyState>
    );
  return (
    <ul className={layout.list} aria-label="Calls">
      {calls.map(({ id, outcome, promised_on, note, called_at, called_by }) => (
        <li key={id} className={layout.stack}>
          <p className={layout.small}>
            <Private>{called_by.name}</Private>, <DateText value={called_at} />
          </p>
          <div className={shared.end}>
            <Status value={outcome} />
            {promised_on && <span>Pays on {formatDate(promised_on)}</span>}
          </div>
          {note && (
            <p className={shared.text}>
              <Private>{note}</Private>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

interface ContactProps {
  readonly contact: NonNullable<LapseSave['contact']>;
  readonly client: LapseSave['client'];
}

const Contact = ({ contact: { client_id, phone, email }, client }: ContactProps) => (
  <Card title="Client">
    <FactList
      facts={[
        {
          label: 'Name',
          value: (
            <Link to={{ to: '/business/clients/$id', params: { id: client_id } }}>
              <Private>{client}</Private>
            </Link>
          ),
        },
        { label: 'Phone', value: <Phone value={phone} callable /> },
        {
          label: 'Email',
          value: email && <EmailLink email={email} />,
          private: 'contact' as const,
        },
      ].filter(({ value }) => value)}
    />
  </Card>
);

const Script = ({ late }: { readonly late: LapseSave }) => (
  <Card title="What to say">
    <ol className={shared.steps}>
      <li>
        The carrier has not received the premium of {formatDate(late.due_on)}. Ask whether something changed:
        a card, an account, an address.
      </li>
      <li>
        {late.days_left >= 0
          ? `The policy stays in force if the carrier has the premium by ${formatDate(late.grace_ends_on)}.`
          : 'The grace period is over. Ask the carrier whether the policy can be reinstated.'}
      </li>
      <li>
        Agree on a day of payment and on how it is paid. If the premium is too high, offer to review it.
      </li>
    </ol>
  </Card>
);
