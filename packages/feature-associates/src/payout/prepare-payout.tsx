import { preparePayoutInformation } from '@upline/api-client/fields/admin/payout-information.ts';
import { type Country, institutionName, messages } from '@upline/domain';
import { createdMessage, FieldsForm, recordField, reshapedValues, useSave } from '@upline/shell';
import { FieldRow } from '@upline/ui-kit';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';

/** What a tax number of a company is called there. */
export const taxNumberLabel = (country: Country) =>
  country === 'USA' ? 'Employer Identification Number' : 'Business Number';

const digitsOf = (text: string) => text.replace(/[\s().-]/g, '');
/** The owner has the document; the office prepares without one. */
const NO_DOCUMENT = { document_id: { empty: '' as string, of: () => '', sent: () => null } };

/** The form of a bank account that the office prepares (domain.md 2.9). */
const valuesIn = (country: Country) =>
  reshapedValues(preparePayoutInformation, NO_DOCUMENT, {
    labels: { tax_number: taxNumberLabel(country) },
    check: (values) => {
      const isCompany = values.tax_entity !== '' && values.tax_entity !== 'Individual';
      const isKnown = institutionName(values.institution_number.trim()) !== undefined;
      const missing = {
        company_name: isCompany && 'Company Name',
        tax_number: isCompany && taxNumberLabel(country),
        routing_number: country === 'USA' && 'Routing Number',
        institution_number: country === 'Canada' && 'Institution Number',
        transit_number: country === 'Canada' && 'Transit Number',
        bank_name: !isKnown && 'Bank Name',
      };
      const errors = Object.entries(missing).flatMap(([name, label]) =>
        label && values[name as keyof typeof missing].trim() === '' ? [[name, messages.required(label)]] : [],
      );
      const differs = digitsOf(values.account_number) !== digitsOf(values.account_number_repeat);
      return {
        ...Object.fromEntries(errors),
        ...(differs &&
          values.account_number_repeat !== '' && { account_number_repeat: 'Account numbers do not match' }),
      };
    },
  });
const VALUES = { USA: valuesIn('USA'), Canada: valuesIn('Canada') };
const Field = recordField(VALUES.USA);

interface PreparePayoutProps {
  readonly code: string;
  readonly country: Country;
  readonly onClose: () => void;
}

/** Prepares payout information that its owner confirms (domain.md 2.9: Pending For Owner). */
export function PreparePayout({ code, country, onClose }: PreparePayoutProps) {
  const values = VALUES[country];
  const [start] = useState(() => values.empty(country, { tax_entity: 'Individual' }));
  const { send } = useSave({
    operation: 'preparePayoutInformation',
    refresh: ['listPayoutInformationRequests', 'countPayoutInformationRequests', 'listAssociateAudit'],
    message: createdMessage('Payout information'),
  });
  return (
    <Dialog opened title="Prepare payout information" size="lg" onClose={onClose}>
      <FieldsForm
        values={values}
        noun="payout information"
        start={start}
        save={(body) => send({ params: { code }, body })}
        onSaved={onClose}
        onDone={onClose}
        cancel={onClose}
      >
        {(form) => {
          const { tax_entity } = form.values;
          const isCompany = tax_entity !== '' && tax_entity !== 'Individual';
          return (
            <div className={layout.stack}>
              <p>Nothing is paid to it before its owner has confirmed it.</p>
              <Field.Row names={['tax_entity', 'account_type']} />
              {isCompany && (
                <FieldRow>
                  <Field name="company_name" required />
                  <Field name="tax_number" label={taxNumberLabel(country)} required />
                </FieldRow>
              )}
              <Field name="name_on_account" help="It must contain the legal last name or the company name" />
              {country === 'USA' ? (
                <Field name="routing_number" required />
              ) : (
                <FieldRow>
                  <Field name="institution_number" required help="3 digits" />
                  <Field name="transit_number" required help="5 digits" />
                </FieldRow>
              )}
              <Field name="bank_name" />
              <Field.Row names={['account_number', 'account_number_repeat']} />
            </div>
          );
        }}
      </FieldsForm>
    </Dialog>
  );
}
