import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import { journalsOf, type TrialBalance } from './ledger-lists.ts';
import { moneyColumn } from './money-column.tsx';

type Currency = TrialBalance['totals'][number]['currency'];

/** Debits and credits of every account, a table for each currency; the columns add up. */
export function TrialBalanceCards({ balance }: { readonly balance: TrialBalance }) {
  if (balance.totals.length === 0) return <EmptyState>Nothing was posted up to this day.</EmptyState>;
  return balance.totals.map(({ currency, is_balanced }) => (
    <Card
      key={currency}
      title={`Accounts in ${currency}`}
      actions={
        is_balanced ? (
          <Status value="Debits equal credits" tone="success" />
        ) : (
          <Status value="Debits and credits differ" tone="danger" />
        )
      }
    >
      <Accounts balance={balance} currency={currency} />
    </Card>
  ));
}

interface AccountsProps {
  readonly balance: TrialBalance;
  readonly currency: Currency;
}

function Accounts({ balance, currency }: AccountsProps) {
  const own = balance.rows.filter((row) => row.currency === currency);
  const total = balance.totals.find((each) => each.currency === currency);
  const rows = own.map((row) => ({
    account: row.account,
    name: <Link to={journalsOf(row)}>{row.account}</Link>,
    currency,
    cents: { Debit: row.debit_cents, Credit: row.credit_cents, Balance: row.balance_cents },
  }));
  const { debit_cents = 0, credit_cents = 0 } = total ?? {};
  const sum = {
    account: 'Total',
    name: 'Total',
    currency,
    cents: { Debit: debit_cents, Credit: credit_cents, Balance: debit_cents - credit_cents },
  };
  return (
    <FactTable
      label={`Accounts in ${currency}`}
      rows={[...rows, sum]}
      rowKey={({ account }) => account}
      columns={[
        { label: 'Account', of: ({ name }) => name },
        moneyColumn('Debit'),
        moneyColumn('Credit'),
        moneyColumn('Balance'),
      ]}
    />
  );
}
