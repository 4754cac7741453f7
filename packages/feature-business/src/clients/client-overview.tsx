import { formatDate, stateName } from '@upline/domain';
import { usePrivacy } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Dash, Money, Phone } from '@upline/ui-kit/format/formats.tsx';
import type { ReactNode } from 'react';
import classes from './client-overview.module.css';
import type { Client } from './client-values.ts';

const yesNo = (value: boolean | null) => (value === null ? null : value ? 'Yes' : 'No');

function addressLines({ line1, line2, city, state, postal_code, country }: Client['address']) {
  return (
    <address className={classes.address}>
      {[line1, line2, `${city}, ${stateName(state)} ${postal_code}`, country].filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

export interface ClientOverviewProps {
  readonly client: Client;
  /** The stored paper, shown where there is one. */
  readonly identification: ReactNode;
}

/** The facts of a client, two columns: who and where left, means and history right. */
export function ClientOverview({ client, identification }: ClientOverviewProps) {
  const hidden = usePrivacy();
  const isPerson = client.type === 'Individual';
  const email =
    client.email && (hidden ? client.email : <a href={`mailto:${client.email}`}>{client.email}</a>);
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <Card title="Contact">
          <FactList
            facts={[
              { label: 'Email', value: email, private: 'contact' },
              { label: 'Phone', value: <Phone value={client.phone} callable /> },
              { label: 'Address', value: addressLines(client.address), private: 'contact' },
              {
                label: 'Mailing Address',
                value: client.mailing ? addressLines(client.mailing) : 'Same as address',
                ...(client.mailing ? { private: 'contact' as const } : {}),
              },
              { label: 'Marketing emails', value: client.marketing_consent_email ? 'Agreed' : 'Not agreed' },
              { label: 'Marketing texts', value: client.marketing_consent_sms ? 'Agreed' : 'Not agreed' },
            ]}
          />
        </Card>
        {isPerson && (
          <Card title="Person">
            <FactList
              facts={[
                {
                  label: 'Date of Birth',
                  value: client.date_of_birth && formatDate(client.date_of_birth),
                  private: 'contact',
                },
                { label: 'Gender', value: client.gender },
                { label: 'Marital Status', value: client.marital_status },
                { label: 'Tobacco', value: yesNo(client.tobacco) },
                { label: 'Citizenship', value: client.citizenship },
                { label: 'ID Document', value: client.id_document_type && identification },
              ]}
            />
          </Card>
        )}
        {(client.general_notes || client.beneficiary_notes) && (
          <Card title="Notes">
            <FactList
              facts={[
                {
                  label: 'Beneficiary Notes',
                  value: client.beneficiary_notes && (
                    <p className={classes.text}>{client.beneficiary_notes}</p>
                  ),
                  private: 'name',
                },
                {
                  label: 'General Notes',
                  value: client.general_notes && <p className={classes.text}>{client.general_notes}</p>,
                  private: 'name',
                },
              ]}
            />
          </Card>
        )}
      </div>
      <div className={classes.column}>
        <Card title="Means">
          <FactList
            facts={[
              {
                label: 'Annual Income',
                value: <Money cents={client.annual_income_cents} currency={client.currency} />,
              },
              {
                label: 'Net Worth',
                value: <Money cents={client.net_worth_cents} currency={client.currency} />,
              },
            ]}
          />
        </Card>
        {isPerson && (
          <Card title="Dependents">
            {client.dependents.length === 0 ? (
              <Dash />
            ) : (
              <FactList
                facts={client.dependents.map((dependent, index) => ({
                  label: `${index + 1}. ${dependent.relation}`,
                  value: dependent.date_of_birth
                    ? `${dependent.name}, born ${formatDate(dependent.date_of_birth)}`
                    : dependent.name,
                  private: 'name',
                }))}
              />
            )}
          </Card>
        )}
        <Card title="Record">
          <FactList
            facts={[
              { label: 'Owner', value: `${client.owner.name} (${client.owner.code})`, private: 'name' },
              ...(client.shared_with.length > 0
                ? [
                    {
                      label: 'Shared with',
                      value: client.shared_with.map(({ name }) => name).join(', '),
                      private: 'name' as const,
                    },
                  ]
                : []),
              { label: 'Last Activity', value: <DateText value={client.last_activity_at} relative /> },
              { label: 'Created', value: <DateText value={client.created_at} /> },
            ]}
          />
        </Card>
      </div>
    </div>
  );
}
