import { useMay } from '@upline/shell';
import { Button } from '@upline/ui-kit';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { TabsInAddress } from '@upline/ui-kit/tabs/tabs-in-address.tsx';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { PROVIDER_PAYMENTS, RECONCILIATION, STATEMENTS } from './provider-payment-lists.ts';

const StatementDialog = lazy(() =>
  import('./statement-dialog.tsx').then((module) => ({ default: module.StatementDialog })),
);

export type ProviderPaymentsPart = 'payments' | 'imports' | 'reconciliation';

interface ProviderPaymentsPageProps {
  readonly part: ProviderPaymentsPart;
  readonly children: ReactNode;
}

/** The head of what carriers pay: a statement is imported from every part. */
export function ProviderPaymentsPage({ part, children }: ProviderPaymentsPageProps) {
  const mayImport = useMay('importProviderStatement');
  const [importing, setImporting] = useState(false);
  return (
    <>
      <PageHeader
        title="Provider payments"
        primary={
          mayImport && (
            <Button variant="filled" onClick={() => setImporting(true)}>
              Import a statement
            </Button>
          )
        }
      />
      <TabsInAddress
        label="Provider payments"
        current={part}
        items={[
          { key: 'payments', label: 'Payments', to: { to: PROVIDER_PAYMENTS } },
          { key: 'imports', label: 'Imports', to: { to: STATEMENTS } },
          { key: 'reconciliation', label: 'Reconciliation', to: { to: RECONCILIATION } },
        ]}
      />
      {children}
      <Suspense>{importing && <StatementDialog onClose={() => setImporting(false)} />}</Suspense>
    </>
  );
}
