import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ApiError } from '@upline/api-client';
import { queryFor, useGo } from '@upline/shell';
import { Banner, Button, DateText, LinkButton, Status } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import layoutParts from '@upline/ui-kit/styles/layout.module.css';
import { toast } from '@upline/ui-kit/toasts/toast.tsx';
import { useState } from 'react';
import { useDocument } from '../documents/use-documents.ts';
import { AccountPage } from '../layout/account-page.tsx';
import { useStepUp } from '../second-step/use-step-up.tsx';
import { useCancelPayout, useConfirmPayout, useRevealPayout } from './payout.mutations.ts';
import { type PayoutInformation, taxNumberLabel } from './payout.ts';
import { RevealDialog } from './reveal-dialog.tsx';

const route = getRouteApi('/signed-in/account/payout-information/$id');

/** `account/payout-information/{id}`: masked; what its owner may do with it follows from its status (domain.md 2.9). */
export function PayoutScreen() {
  const params = route.useParams();
  const { data: record } = useSuspenseQuery(queryFor('getPayoutInformation', { params }));
  const { version, actions } = record;
  const [revealing, setRevealing] = useState(false);
  const cancel = useCancelPayout();
  const confirm = useConfirmPayout();
  const reveal = useRevealPayout();
  const open = useDocument('getOwnPayoutDocument');
  const { run, dialog } = useStepUp();
  const go = useGo();
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await run(work);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message, { requestId: error.requestId });
      return false;
    }
  };
  const withdraw = async () => {
    if (await attempt(() => cancel.send({ params, ifMatch: version })))
      await go({ to: '/account/payout-information' });
  };
  const { document } = record;
  return (
    <AccountPage current="payout">
      <Card title="Payout information" actions={<Status value={record.status} />}>
        <div className={layoutParts.stack}>
          <Standing record={record} />
          <PayoutFacts record={record} />
          <div className={layoutParts.buttons}>
            {actions.includes('confirm') && (
              <Button
                variant="filled"
                loading={confirm.saving}
                onClick={() => void attempt(() => confirm.send({ params, ifMatch: version }))}
              >
                Confirm
              </Button>
            )}
            {actions.includes('update') && (
              <LinkButton to={{ to: '/account/payout-information/$id/edit', params }}>Edit</LinkButton>
            )}
            {actions.includes('reveal') && (
              <Button onClick={() => setRevealing(true)}>Show account number</Button>
            )}
            {document && <Button onClick={() => void open(record.id, document.name)}>Open document</Button>}
            {actions.includes('cancel') && (
              <Button loading={cancel.saving} onClick={() => void withdraw()}>
                Cancel request
              </Button>
            )}
            <LinkButton variant="subtle" to={{ to: '/account/payout-information' }}>
              All payout information
            </LinkButton>
          </div>
        </div>
      </Card>
      {revealing && (
        <RevealDialog
          taxLabel={taxNumberLabel(record.country)}
          reveal={(reason) => run(() => reveal.send({ params, body: { reason } }))}
          onClose={() => setRevealing(false)}
        />
      )}
      {dialog}
    </AccountPage>
  );
}

/** What it waits for, or why it was refused. */
function Standing({ record }: { readonly record: PayoutInformation }) {
  const { status, rejection_reason, rejection_text, used_from } = record;
  switch (status) {
    case 'Pending For Admin':
      return <Banner>The home office compares it with the document and decides. You get a mail.</Banner>;
    case 'Pending For Owner':
      return (
        <Banner tone="warning">
          The home office prepared it for you. Compare it with your account and confirm it.
        </Banner>
      );
    case 'Rejected By Admin':
      return (
        <Banner tone="danger" title={`Rejected: ${rejection_reason ?? 'Other'}`}>
          {rejection_text ?? 'Enter it again with a document that shows it.'}
        </Banner>
      );
    case 'Approved':
      return used_from === null ? null : (
        <Banner tone="success">
          Pay runs that open from <DateText value={used_from} /> pay to this account.
        </Banner>
      );
    default:
      return null;
  }
}

function PayoutFacts({ record }: { readonly record: PayoutInformation }) {
  const { country } = record;
  return (
    <FactList
      facts={[
        { label: 'Tax entity', value: record.tax_entity },
        ...(record.company_name
          ? [{ label: 'Company name', value: record.company_name, private: 'name' as const }]
          : []),
        ...(record.tax_number_masked
          ? [{ label: taxNumberLabel(country), value: record.tax_number_masked, private: 'contact' as const }]
          : []),
        { label: 'Name on account', value: record.name_on_account, private: 'name' },
        { label: 'Account type', value: record.account_type },
        { label: 'Bank', value: record.bank_name, private: 'contact' },
        ...(country === 'USA'
          ? [{ label: 'Routing number', value: record.routing_number, private: 'contact' as const }]
          : [
              {
                label: 'Institution number',
                value: record.institution_number,
                private: 'contact' as const,
              },
              { label: 'Transit number', value: record.transit_number, private: 'contact' as const },
            ]),
        { label: 'Account number', value: record.account_number_masked, private: 'contact' },
        { label: 'Currency', value: record.currency },
        { label: 'Submitted', value: <DateText value={record.created_at} /> },
        { label: 'Approved', value: <DateText value={record.approved_at} /> },
      ]}
    />
  );
}
