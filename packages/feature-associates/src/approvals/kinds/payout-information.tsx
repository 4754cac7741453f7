import { useSuspenseQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { type NamedAction, queryFor, recordAction } from '@upline/shell';
import { Button } from '@upline/ui-kit/button/button.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import type { ReactNode } from 'react';
import type { ApprovalKind } from '../approval-kind.ts';
import { revoking } from './credential-actions.ts';
import { byTwo } from './decisions.ts';
import { type ShownField, shownFields } from './shown-fields.tsx';

type Account = OperationAnswer<'getPayoutInformationRequest'>;

const SHOWN_BY = [
  'getPayoutInformationRequest',
  'listPayoutInformationRequests',
  'countPayoutInformationRequests',
] as const;

const field = (label: string, of: (account: Account) => string | null): ShownField<Account> => ({
  label,
  value: of,
  show: (account) => of(account) && <Private>{of(account)}</Private>,
});

const FIELDS: readonly ShownField<Account>[] = [
  field('Tax Entity', ({ tax_entity }) => tax_entity),
  field('Company Name', ({ company_name }) => company_name),
  field('Tax Number', ({ tax_number_masked }) => tax_number_masked),
  field('Name on Account', ({ name_on_account }) => name_on_account),
  field('Account Type', ({ account_type }) => account_type),
  field('Bank Name', ({ bank_name }) => bank_name),
  field('Routing Number', ({ routing_number }) => routing_number),
  field('Institution Number', ({ institution_number }) => institution_number),
  field('Transit Number', ({ transit_number }) => transit_number),
  field('Account Number', ({ account_number_masked }) => account_number_masked),
  field('Currency', ({ currency }) => currency),
];

/** What neither the old nor the new account has is left out: which numbers there are follows from the country. */
const fieldsIn = (...accounts: readonly (Account | undefined)[]) =>
  FIELDS.filter(({ value }) => accounts.some((account) => account && value(account) !== null));

const REASON_LENGTH = 5;

/** The numbers in full: the password once more, a reason, and a trace in the trail (R-BNK-04). */
const revealing = ({ id, actions }: Account): NamedAction[] =>
  actions.includes('reveal')
    ? [
        {
          key: 'reveal',
          ...recordAction({
            operation: 'revealPayoutInformation',
            label: 'Show account number',
            about: 'It is recorded who saw the number, when and why. At most ten an hour.',
            input: { params: { id } },
            reason: REASON_LENGTH,
            refresh: ['listAssociateAudit'],
            shows: ({ account_number, tax_number }, close) => (
              <>
                <FactList
                  facts={[
                    { label: 'Account Number', value: account_number, private: 'contact' },
                    ...(tax_number
                      ? [{ label: 'Tax Number', value: tax_number, private: 'contact' as const }]
                      : []),
                  ]}
                />
                <div>
                  <Button onClick={close}>Close</Button>
                </div>
              </>
            ),
          }),
        },
      ]
    : [];

const inForce = (code: string) =>
  queryFor('listPayoutInformationRequests', {
    query: { filter: { associate_code: { eq: code }, status: { eq: 'Approved' } }, limit: 1 },
  });

function noteOf({ status, used_from }: Account): ReactNode {
  if (status === 'Pending For Owner') return 'The associate has to confirm what the home office prepared.';
  if (status === 'Approved' && used_from !== null)
    return (
      <>
        Pay runs that open from <DateText value={used_from} /> pay to this account.
      </>
    );
  return null;
}

/** Where payouts go: beside it the account that is paid to until then (domain.md 2.9). */
export const payoutApproval: ApprovalKind = {
  slug: 'payout-information',
  noun: 'payout information',
  load: (queryClient, { id, associate }) =>
    Promise.all([
      queryClient.ensureQueryData(queryFor('getPayoutInformationRequest', { params: { id } })),
      queryClient.ensureQueryData(inForce(associate.code)),
    ]),
  useView({ id, associate }) {
    const { data: account } = useSuspenseQuery(queryFor('getPayoutInformationRequest', { params: { id } }));
    const { data: approved } = useSuspenseQuery(inForce(associate.code));
    const before = account.status === 'Approved' ? undefined : approved.rows[0];
    const { document } = account;
    return {
      fields: shownFields(fieldsIn(account, before), account, before),
      document: document && { operation: 'getPayoutDocument', id, name: document.name },
      note: noteOf(account),
      actions: [
        ...revealing(account),
        ...revoking(account, 'revokePayoutInformation', 'payout information', SHOWN_BY),
      ],
    };
  },
  ...byTwo('approvePayoutInformation', 'rejectPayoutInformation'),
  effect:
    'Pay runs that open 24 hours or more after the approval pay to this account. The account before is revoked, and the associate is notified.',
  shownBy: SHOWN_BY,
};
