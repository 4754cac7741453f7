import { createClient } from '@upline/api-client/fields/business/clients.ts';
import { formatDate } from '@upline/domain';
import { recordCards } from '@upline/shell';
import type { Fact } from '@upline/ui-kit/detail/fact-list.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { ReactNode } from 'react';
import type { Client } from './form/client-values.ts';

export interface ClientOverviewProps {
  readonly client: Client;
  /** The stored paper, shown where there is one. */
  readonly identification: ReactNode;
}

/** The facts of a client, two columns: who and where left, means and history right. */
export function ClientOverview({ client, identification }: ClientOverviewProps) {
  const { dependents, owner, shared_with } = client;
  const isPerson = client.type === 'Individual';
  const card = recordCards(createClient.fields, client);
  const agreed = (label: string, is: boolean): Fact => ({ label, value: is ? 'Agreed' : 'Not agreed' });
  return (
    <div className={layout.columns}>
      <div className={layout.stack}>
        {card('Contact', [
          'email',
          'phone',
          'address',
          client.mailing ? 'mailing' : { label: 'Mailing Address', value: 'Same as address' },
          agreed('Marketing emails', client.marketing_consent_email),
          agreed('Marketing texts', client.marketing_consent_sms),
        ])}
        {isPerson &&
          card('Person', [
            'date_of_birth',
            'gender',
            'marital_status',
            'tobacco',
            'citizenship',
            { label: 'ID Document', value: client.id_document_type && identification },
          ])}
        {(client.general_notes || client.beneficiary_notes) &&
          card('Notes', ['beneficiary_notes', 'general_notes'])}
      </div>
      <div className={layout.stack}>
        {card('Means', ['annual_income_cents', 'net_worth_cents'])}
        {isPerson &&
          dependents.length > 0 &&
          card(
            'Dependents',
            dependents.map(({ name, relation, date_of_birth }, index) => ({
              label: `${index + 1}. ${relation}`,
              value: date_of_birth ? `${name}, born ${formatDate(date_of_birth)}` : name,
              private: 'name',
            })),
          )}
        {card('Record', [
          { label: 'Owner', value: `${owner.name} (${owner.code})`, private: 'name' },
          shared_with.length > 0 && {
            label: 'Shared with',
            value: shared_with.map(({ name }) => name).join(', '),
            private: 'name',
          },
          { label: 'Last Activity', value: <DateText value={client.last_activity_at} relative /> },
          { label: 'Created', value: <DateText value={client.created_at} /> },
        ])}
      </div>
    </div>
  );
}
