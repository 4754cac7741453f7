import type { OperationAnswer } from '@upline/api-client';
import { requestLegalNameChange } from '@upline/api-client/fields/account/legal-names.ts';
import { messages } from '@upline/domain';
import { reshapedValues } from '@upline/shell';

export type LegalNameChange = OperationAnswer<'listOwnLegalNameChanges'>['rows'][number];
export type LegalName = LegalNameChange['former'];

/** The form of a change; every one brings a document of its own. */
export const legalNameValues = reshapedValues(
  requestLegalNameChange,
  {
    document_id: {
      empty: '' as string,
      of: ({ document }: LegalNameChange) => document.id,
      sent: (held: string) => held,
    },
  },
  {
    check: ({ document_id }): Record<string, string> =>
      document_id === '' ? { document_id: messages.required('Document') } : {},
  },
);

/** As one text: `Ana María Alvarez Jr`. */
export const legalNameText = (name: LegalName): string =>
  [name.legal_first_name, name.legal_middle_name, name.legal_last_name, name.suffix]
    .filter(Boolean)
    .join(' ');
