import { getRouteApi } from '@tanstack/react-router';
import { ListScreen } from '@upline/shell';
import { LinkButton } from '@upline/ui-kit/button/button.tsx';
import { TabsInAddress } from '@upline/ui-kit/tabs/tabs-in-address.tsx';
import { CHARGEBACK_LIST, ROLL_UP_LIST } from './chargeback-lists.ts';
import { CHARGEBACK_COLUMNS, ROLL_UP_COLUMNS } from './chargebacks-table.tsx';
import { DebtStrip } from './debt-strip.tsx';
import { ExposurePart } from './exposure-part.tsx';

const route = getRouteApi('/signed-in/payments/chargebacks');
const PAGE = '/payments/chargebacks';

const HEAD = {
  title: 'Chargebacks',
  secondary: (
    <>
      <LinkButton to={{ to: '/payments/chargebacks/lapse-saves' }}>Lapse saves</LinkButton>
      <LinkButton to={{ to: '/payments/chargebacks/debt' }}>Running balance</LinkButton>
    </>
  ),
} as const;

/** `payments/chargebacks`: what is owed back, what lapses would take next, and debts that come from below (domain.md 2.18). */
export function ChargebacksScreen() {
  const { tab = 'chargebacks' } = route.useSearch();
  const tabs = (
    <>
      <DebtStrip />
      <TabsInAddress
        label="Chargebacks"
        current={tab}
        items={[
          { key: 'chargebacks', label: 'Chargebacks', to: { to: PAGE } },
          { key: 'exposure', label: 'Exposure', to: { to: PAGE, search: { tab: 'exposure' } } },
          { key: 'roll-ups', label: 'From your team', to: { to: PAGE, search: { tab: 'roll-ups' } } },
        ]}
      />
    </>
  );
  return tab === 'roll-ups' ? (
    <ListScreen
      {...HEAD}
      operations={ROLL_UP_LIST}
      label="Debts from your team"
      noun={{ one: 'debt', many: 'debts' }}
      columns={ROLL_UP_COLUMNS}
      rowTarget={(row) =>
        row.chargeback_id === null
          ? null
          : { to: '/payments/chargebacks/$id', params: { id: row.chargeback_id } }
      }
      search={{ field: 'associate', placeholder: 'Search associates' }}
      empty={{
        title: 'No debt comes to you.',
        description:
          'What people who left still owe after 90 days may move to their first senior upline. It is announced here 15 days ahead.',
      }}
    >
      {tabs}
    </ListScreen>
  ) : (
    <ListScreen
      {...HEAD}
      instead={tab === 'exposure' ? <ExposurePart /> : undefined}
      operations={CHARGEBACK_LIST}
      noun={{ one: 'chargeback', many: 'chargebacks' }}
      columns={CHARGEBACK_COLUMNS}
      rowTarget={(row) => ({ to: '/payments/chargebacks/$id', params: { id: row.id } })}
      search={{ field: 'policy_number', placeholder: 'Search policy numbers' }}
      empty={{
        title: 'Nothing is charged back.',
        description: 'If a policy ends early, what was paid too much is listed here with its reason.',
      }}
    >
      {tabs}
    </ListScreen>
  );
}
