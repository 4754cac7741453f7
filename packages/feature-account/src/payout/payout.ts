import type { OperationAnswer } from '@upline/api-client';
import { createPayoutInformation } from '@upline/api-client/fields/account/payout-information.ts';
import { type Country, institutionName, messages } from '@upline/domain';
import { reshapedValues } from '@upline/shell';

export type PayoutInformation = OperationAnswer<'getPayoutInformation'>;

const DOCUMENT = {
  document_id: {
    empty: '' as string,
    of: ({ document }: PayoutInformation) => document?.id ?? '',
    sent: (held: string) => held || null,
  },
};

/** What a tax number of a company is called there. */
export const taxNumberLabel = (country: Country) =>
  country === 'USA' ? 'Employer Identification Number' : 'Business Number';

const digitsOf = (text: string) => text.replace(/[\s().-]/g, '');

/** The form of a bank account (domain.md 2.9): which numbers it has follows from the country. */
const valuesIn = (country: Country) =>
  reshapedValues(createPayoutInformation, DOCUMENT, {
    labels: { tax_number: taxNumberLabel(country) },
    check: (values) => {
      const isCompany = values.tax_entity !== '' && values.tax_entity !== 'Individual';
      const isKnown = institutionName(values.institution_number.trim()) !== undefined;
      const missing = {
        company_name: isCompany && 'Company Name',
        tax_number: isCompany && taxNumberLabel(country),
        routing_number: country === 'USA' && 'Routing Number',
        bank_name: !isKnown && 'Bank Name',
        document_id: 'Document',
      };
      const errors = Object.entries(missing).flatMap(([name, label]) =>
        label && values[name as keyof typeof missing].trim() === '' ? [[name, messages.required(label)]] : [],
      );
      const differs = digitsOf(values.account_number) !== digitsOf(values.account_number_repeat);
      return {
        ...Object.fromEntries(errors),
        ...(differs &&
          values.account_number_repeat !== '' && {
            account_number_repeat: 'Account numbers do not match',
          }),
      };
    },
  });
const VALUES = { USA: valuesIn('USA'), Canada: valuesIn('Canada') };
export const payoutValues = (country: Country) => VALUES[country];
