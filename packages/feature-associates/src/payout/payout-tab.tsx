import { useSuspenseQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import type { Country } from '@upline/domain';
import { offered, queryFor, RecordActions, recordAction, useMay } from '@upline/shell';
import { Button, Card, DateText, EmptyState, Private, Status } from '@upline/ui-kit';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import { Revealed } from '../person/revealed.tsx';
import { REASON_LENGTH } from '../status/status.actions.tsx';
import { PaidByYear } from './paid-by-year.tsx';
import { PreparePayout, taxNumberLabel } from './prepare-payout.tsx';

type Payout = OperationAnswer<'listPayoutInformationRequests'>['rows'][number];

/** The account number in full: with a reason and a fresh password (R-BNK-04). */
const revealOf = (row: Payout) =>
  offered(row, {
    reveal: recordAction({
      operation: 'revealPayoutInformation',
      label: 'Show account number',
      about:
        'It is shown for a minute. Your name, the time and the reason are kept in the audit trail, and the associate sees on the security page that support looked.',
      input: { params: { id: row.id } },
      reason: REASON_LENGTH,
      refresh: ['listAssociateAudit', 'listAuditEntries'],
      shows: ({ account_number, tax_number }, close) => (
        <Revealed
          facts={[
            { label: 'Account Number', value: account_number },
            ...(tax_number ? [{ label: taxNumberLabel(row.country), value: tax_number }] : []),
          ]}
          onClose={close}
        />
      ),
    }),
  });

interface PayoutTabProps {
  readonly code: string;
  readonly country: Country;
}

/** Where an associate is paid to, and what was paid by year. */
export function PayoutTab(props: PayoutTabProps) {
  const maySeeAccounts = useMay('listPayoutInformationRequests');
  const maySeeYears = useMay('listAssociateYears');
  return (
    <div className={layout.stack}>
      {maySeeAccounts && <Accounts {...props} />}
      {maySeeYears && <PaidByYear code={props.code} />}
    </div>
  );
}

/** Bank accounts of an associate, masked; the office may prepare one for its owner (domain.md 2.9). */
function Accounts({ code, country }: PayoutTabProps) {
  const { data } = useSuspenseQuery(
    queryFor('listPayoutInformationRequests', {
      query: {
        filter: { associate_code: { eq: code } },
        order: { created_at: 'DESC' },
        limit: 500,
      },
    }),
  );
  const mayPrepare = useMay('preparePayoutInformation');
  const [preparing, setPreparing] = useState(false);
  return (
    <Card
      title="Payout information"
      actions={
        mayPrepare && (
          <Button size="xs" onClick={() => setPreparing(true)}>
            Prepare payout information
          </Button>
        )
      }
    >
      {data.rows.length === 0 ? (
        <EmptyState>No payout information has been entered.</EmptyState>
      ) : (
        <FactTable
          label="Payout information"
          rows={data.rows}
          rowKey={({ id }) => id}
          columns={[
            {
              label: 'Bank',
              of: ({ bank_name }) => <Private kind="contact">{bank_name}</Private>,
            },
            { label: 'Type', of: ({ account_type }) => account_type },
            {
              label: 'Account',
              of: ({ account_number_masked }) => <Private kind="contact">{account_number_masked}</Private>,
            },
            { label: 'Name', of: ({ name_on_account }) => <Private>{name_on_account}</Private> },
            { label: 'Status', of: ({ status }) => <Status value={status} /> },
            { label: 'Submitted', of: ({ created_at }) => <DateText value={created_at} /> },
            {
              label: 'Approved',
              of: ({ approved_at }) => (approved_at ? <DateText value={approved_at} /> : '—'),
            },
            { label: 'Actions', of: (row) => <RecordActions actions={revealOf(row)} /> },
          ]}
        />
      )}
      {preparing && <PreparePayout code={code} country={country} onClose={() => setPreparing(false)} />}
    </Card>
  );
}
