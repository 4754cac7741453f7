import { builderPlansFields } from '@upline/api-client/lists/builder-plans.ts';
import { associateCodeColumn, associateColumn, columnsFor, ListScreen } from '@upline/shell';
import { BUILDER_PLAN_LIST } from './builder-plan-list.ts';
import { builderPlanActions } from './builder-plans.actions.tsx';

const COLUMNS = columnsFor<'listBuilderPlans'>(builderPlansFields, [
  associateColumn(190),
  { field: 'status', as: 'status', cardRole: 'meta', width: 100 },
  { field: 'price_cents', currency: (row) => row.currency, secret: true, cardRole: 'value', width: 110 },
  { field: 'started_on', cardRole: 'subtitle', width: 110 },
  { field: 'next_charge_on', cardRole: 'meta', width: 130 },
  { field: 'failed_tries', width: 120 },
  { field: 'ends_after_month', defaultHidden: true, width: 190 },
  { field: 'closed_on', width: 110 },
  { field: 'close_reason', width: 190 },
  { field: 'country', defaultHidden: true, width: 110 },
  associateCodeColumn(120),
]);

/** `builder-plans`: who is enrolled, whose charges fail, and whose plan has ended (domain.md 2.33). */
export function BuilderPlansScreen() {
  return (
    <ListScreen
      title="Builder plans"
      operations={BUILDER_PLAN_LIST}
      noun={{ one: 'builder plan', many: 'builder plans' }}
      columns={COLUMNS}
      actions={builderPlanActions}
      search={{ field: 'associate', digits: 'associate_code', placeholder: 'Search associates' }}
      empty={{
        title: 'Nothing here yet.',
        description: 'Associates who enroll in the builder plan are listed here.',
      }}
    />
  );
}
