import { type NamedAction, offered, type RowOf, recordAction } from '@upline/shell';

const REASON_LENGTH = 5;

/** What may be done with a builder plan, as its row offers it. */
export const builderPlanActions = (plan: RowOf<'listBuilderPlans'>): NamedAction[] =>
  offered(plan, {
    close: recordAction({
      operation: 'closeAnyBuilderPlan',
      label: 'Close',
      title: 'Close builder plan',
      danger: true,
      input: { params: { id: plan.id }, ifMatch: plan.version },
      about: 'It ends today, with what it brings. What was paid is not refunded by this.',
      reason: REASON_LENGTH,
      refresh: ['listBuilderPlans', 'countBuilderPlans'],
      message: 'Builder plan closed',
    }),
  });
