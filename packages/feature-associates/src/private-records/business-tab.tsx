import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { listed, queryFor, usePageAt } from '@upline/shell';
import { Card, LinkButton } from '@upline/ui-kit';
import { CompactNumber } from '@upline/ui-kit/format/formats.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { PrivateRecords } from './private-records.tsx';

/** Lists of the office, narrowed to one associate, and what counts them. */
const listsOf = (code: string) => {
  const filter = { associate_code: { eq: code } };
  const written = { writing_associate_code: { eq: code } };
  const paid = { payer_code: { eq: code } };
  const query = { filter };
  return [
    {
      label: 'Policies',
      to: '/business',
      search: listed('listAdminPolicies', { filter: written }),
      count: queryFor('countAdminPolicies', { query: { filter: written } }),
    },
    {
      label: 'Compensation',
      to: '/compensations',
      search: listed('listAllCompensations', { filter }),
      count: queryFor('countAllCompensations', { query }),
    },
    {
      label: 'Chargebacks',
      to: '/chargebacks',
      search: listed('listAllChargebacks', { filter }),
      count: queryFor('countAllChargebacks', { query }),
    },
    {
      label: 'Adjustments',
      to: '/adjustments',
      search: listed('listAdjustments', { filter }),
      count: queryFor('countAdjustments', { query }),
    },
    {
      label: 'Payouts',
      to: '/payouts',
      search: listed('listPayouts', { filter }),
      count: queryFor('countPayouts', { query }),
    },
    {
      label: 'Card payments',
      to: '/card-payments',
      search: listed('listCardPayments', { filter: paid }),
      count: queryFor('countCardPayments', { query: { filter: paid } }),
    },
    {
      label: 'Store orders',
      to: '/store/orders',
      search: listed('listStoreOrders', { filter }),
      count: queryFor('countStoreOrders', { query }),
    },
    {
      label: 'Legal documents',
      to: '/legal-documents',
      search: listed('listLegalDocuments', { filter }),
      count: queryFor('countLegalDocuments', { query }),
    },
  ] as const;
};

interface ListLinkProps {
  readonly label: string;
  readonly to: LinkTarget;
  readonly count: unknown;
}

/** The way to a list, with how much is in it. */
function ListLink({ label, to, count }: ListLinkProps) {
  const { data } = useQuery(count as UseQueryOptions<{ readonly count: number }>);
  return (
    <LinkButton to={to}>
      {label}
      {data && (
        <span className={layout.muted}>
          &nbsp;
          <CompactNumber value={data.count} />
        </span>
      )}
    </LinkButton>
  );
}

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
            .map(({ label, count, ...target }) => (
              <ListLink key={label} label={label} to={target} count={count} />
            ))}
        </div>
      </Card>
      {mayOpenRecords && <PrivateRecords code={code} />}
    </div>
  );
}
