import { listed, usePageAt } from '@upline/shell';
import { Card, LinkButton } from '@upline/ui-kit';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { PrivateRecords } from './private-records.tsx';

/** Lists of the office, narrowed to one associate. */
const listsOf = (code: string) => {
  const own = { associate_code: { eq: code } };
  return [
    {
      label: 'Policies',
      to: '/business',
      search: listed('listAdminPolicies', { filter: { writing_associate_code: { eq: code } } }),
    },
    { label: 'Compensation', to: '/compensations', search: listed('listAllCompensations', { filter: own }) },
    { label: 'Chargebacks', to: '/chargebacks', search: listed('listAllChargebacks', { filter: own }) },
    { label: 'Adjustments', to: '/adjustments', search: listed('listAdjustments', { filter: own }) },
    { label: 'Payouts', to: '/payouts', search: listed('listPayouts', { filter: own }) },
    {
      label: 'Card Payments',
      to: '/card-payments',
      search: listed('listCardPayments', { filter: { payer_code: { eq: code } } }),
    },
    {
      label: 'Legal Documents',
      to: '/legal-documents',
      search: listed('listLegalDocuments', { filter: own }),
    },
  ] as const;
};

interface BusinessTabProps {
  readonly code: string;
  readonly mayOpenRecords: boolean;
}

/** What somebody sells and is paid, and what they keep of others. */
export function BusinessTab({ code, mayOpenRecords }: BusinessTabProps) {
  const pageAt = usePageAt();
  return (
    <div className={layout.stack}>
      <Card title="Business, pay and documents">
        <div className={layout.buttons}>
          {listsOf(code)
            .filter(({ to }) => pageAt(to))
            .map(({ label, ...target }) => (
              <LinkButton key={label} to={target}>
                {label}
              </LinkButton>
            ))}
        </div>
      </Card>
      {mayOpenRecords && <PrivateRecords code={code} />}
    </div>
  );
}
