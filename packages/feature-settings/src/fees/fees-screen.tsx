import { feesFields } from '@upline/api-client/lists/fees.ts';
import { AMA_PLAN_NAMES, stateName } from '@upline/domain';
import { columnsFor, ListScreen } from '@upline/shell';
import { FEE_LIST } from './fee-list.ts';
import { feeActions, setFee, setTax } from './fees.actions.ts';

const COLUMNS = columnsFor<'listFees'>(feesFields, [
  { field: 'kind', pinned: true, cardRole: 'title', width: 170 },
  { field: 'country', cardRole: 'subtitle', width: 100 },
  {
    field: 'plan',
    word: (plan) => AMA_PLAN_NAMES[plan],
    cardRole: 'meta',
    width: 110,
  },
  { field: 'region', value: ({ region }) => region && stateName(region), cardRole: 'meta', width: 150 },
  { field: 'amount_cents', currency: ({ currency }) => currency, cardRole: 'value', width: 120 },
  { field: 'rate_bps', cardRole: 'value', width: 90 },
  { field: 'effective_from', cardRole: 'meta', width: 120 },
  { field: 'until', cardRole: 'meta', width: 120 },
  { field: 'standing', as: 'status', cardRole: 'value', width: 120 },
  {
    field: 'set_by',
    value: ({ set_by }) => set_by?.name ?? null,
    secret: true,
    defaultHidden: true,
    width: 160,
  },
  { field: 'created_at', relative: true, defaultHidden: true, width: 130 },
]);

/** `settings/fees`: what fees and taxes are, were and will be (domain.md 1.7, R-CFG-01). */
export function FeesScreen() {
  return (
    <ListScreen
      title="Fees and taxes"
      begins={[setFee, setTax]}
      operations={FEE_LIST}
      label="Fees and taxes"
      noun={{ one: 'value', many: 'values' }}
      columns={COLUMNS}
      rowTarget={({ id }) => ({ to: '/settings/fees/$id', params: { id } })}
      actions={feeActions}
      empty={{
        title: 'Nothing here yet.',
        description: 'Fees and taxes are listed here with the days on which they hold.',
      }}
    />
  );
}
