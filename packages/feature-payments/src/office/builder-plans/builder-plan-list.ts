import { builtInViews, type ListOperations } from '@upline/shell';

/** Builder plans of everybody. */
export const BUILDER_PLAN_LIST = {
  name: 'builder-plans',
  list: 'listBuilderPlans',
  count: 'countBuilderPlans',
  views: builtInViews('listBuilderPlans', () => [
    { id: 'active', name: 'Active', filter: { status: { eq: 'Active' } } },
    { id: 'failing', name: 'Charge failed', filter: { failed_tries: { gte: 1 }, status: { eq: 'Active' } } },
    { id: 'ending', name: 'Ending', filter: { ends_after_month: { eq: true }, status: { eq: 'Active' } } },
  ]),
} as const satisfies ListOperations;
