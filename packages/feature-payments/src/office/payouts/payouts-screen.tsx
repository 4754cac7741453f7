import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { PayoutList } from './payout-list.tsx';
import { PAYOUT_LIST } from './payout-lists.ts';

/** `/payouts`: payouts of all closed runs, and how far their money is (domain.md 2.23). */
export function PayoutsScreen() {
  return (
    <>
      <PageHeader title="Payouts" />
      <PayoutList operations={PAYOUT_LIST} />
    </>
  );
}
