import { useSuspenseQuery } from '@tanstack/react-query';
import { debtEntriesFields } from '@upline/api-client/lists/debt-entries.ts';
import { columnsFor, ListScreen, listed, queryFor, useGo } from '@upline/shell';
import { DEBT_ENTRY_LIST } from './debt-lists.ts';
import { DebtView } from './debt-view.tsx';

const currency = (row: { readonly currency: 'USD' | 'CAD' }) => row.currency;

/** Columns of the running balance. */
const COLUMNS = columnsFor<'listDebtEntries'>(debtEntriesFields, [
  { field: 'on_date', pinned: true, cardRole: 'meta', width: 110 },
  { field: 'kind', as: 'custom', cardRole: 'title', width: 150 },
  {
    id: 'about',
    label: 'About',
    type: 'text',
    value: ({ reason, policy_number, pay_run_number }) =>
      pay_run_number === null
        ? [reason, policy_number].filter(Boolean).join(', ')
        : `Withheld in run ${pay_run_number}`,
    secret: true,
    cardRole: 'subtitle',
    width: 300,
  },
  { field: 'amount_cents', currency, secret: true, cardRole: 'value', width: 125 },
  { field: 'balance_cents', currency, secret: true, width: 125 },
  { field: 'currency', defaultHidden: true, width: 100 },
  { field: 'entry_no', defaultHidden: true, width: 80 },
]);

/** `payments/chargebacks/debt`: the running balance and when it is paid off (domain.md 8.1, 9.3 item 11). */
export function DebtScreen() {
  const { data: debt } = useSuspenseQuery(queryFor('getDebt'));
  const go = useGo();
  return (
    <ListScreen
      title="Debt"
      label="Running balance"
      operations={DEBT_ENTRY_LIST}
      noun={{ one: 'entry', many: 'entries' }}
      columns={COLUMNS}
      rowKey={(row) => row.key}
      rowTarget={(row) =>
        row.chargeback_id !== null
          ? { to: '/payments/chargebacks/$id', params: { id: row.chargeback_id } }
          : row.payout_id !== null
            ? { to: '/payments/statements/$id', params: { id: row.payout_id } }
            : null
      }
      empty={{
        title: 'You owe nothing back.',
        description:
          'If a policy ends early, what was paid too much is booked here, and what runs withhold for it.',
      }}
    >
      <DebtView
        debt={debt}
        onDays={(of, days) =>
          void go({
            to: '/payments/chargebacks/debt',
            search: listed('listDebtEntries', {
              filter: { currency: { eq: of }, on_date: { between: [...days] } },
            }),
          })
        }
      />
    </ListScreen>
  );
}
