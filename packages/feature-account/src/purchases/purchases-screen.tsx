import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { DataListFor, queryFor } from '@upline/shell';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import layoutParts from '@upline/ui-kit/styles/layout.module.css';
import { AccountPage } from '../layout/account-page.tsx';
import { OpenPurchases } from './open-purchases.tsx';
import { PURCHASE_LIST } from './purchase-list.ts';
import { PURCHASE_COLUMNS } from './purchases-table.tsx';
import { ReturnedBanner } from './returned-banner.tsx';
import { usePay } from './use-pay.ts';
import { useReceipt } from './use-receipt.ts';

const route = getRouteApi('/signed-in/account/purchase-history');

/** `account/purchase-history`: what was charged by card, its receipts, and what is left to pay (domain.md 2.8). */
export function PurchasesScreen() {
  const { paid } = route.useSearch();
  const { takes_cards } = useSuspenseQuery(queryFor('getCardStanding')).data;
  const { paying, start } = usePay();
  const { saving, save } = useReceipt();
  return (
    <AccountPage current="purchases">
      <div className={layoutParts.stack}>
        {!takes_cards && (
          <Banner tone="danger" title="Stripe keys are not set">
            Payments by card are closed for your country until they are.
          </Banner>
        )}
        {paid !== undefined && <ReturnedBanner id={paid} />}
        <OpenPurchases takesCards={takes_cards} paying={paying} onPay={(id) => void start(id)} />
        <DataListFor
          operations={PURCHASE_LIST}
          label="Purchase history"
          noun={{ one: 'purchase', many: 'purchases' }}
          columns={PURCHASE_COLUMNS}
          rowTarget={({ order_id }) =>
            order_id === null ? null : { to: '/store/cart/checkout', search: { id: order_id } }
          }
          rowActions={({ id, number, status, actions }) => [
            ...(takes_cards && actions.includes('pay')
              ? [
                  {
                    id: 'pay',
                    label: status === 'Failed' ? 'Pay again' : 'Pay',
                    onSelect: () => void start(id),
                  },
                ]
              : []),
            ...(actions.includes('receipt')
              ? [
                  {
                    id: 'receipt',
                    label: saving === id ? 'Saving the receipt' : 'Save receipt',
                    disabled: saving !== undefined,
                    onSelect: () => void save({ id, number }),
                  },
                ]
              : []),
          ]}
          search={{ field: 'description', placeholder: 'Search purchases' }}
          empty={{
            title: 'Nothing here yet.',
            description:
              'Fees, orders and tickets that you pay by card are listed here, with their receipts.',
          }}
        />
      </div>
    </AccountPage>
  );
}
