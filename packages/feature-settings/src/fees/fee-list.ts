import type { OperationAnswer } from '@upline/api-client';
import { AMA_PLAN_NAMES, stateName } from '@upline/domain';
import { builtInViews, type ListOperations } from '@upline/shell';

export type Fee = OperationAnswer<'getFee'>;
type FeeRow = OperationAnswer<'listFees'>['rows'][number];

/** Values of fees and taxes; what holds today comes first. */
export const FEE_LIST = {
  name: 'fees',
  list: 'listFees',
  count: 'countFees',
  views: builtInViews('listFees', () => [
    { id: 'in-force', name: 'In force', filter: { standing: { in: ['In Force'] } } },
    { id: 'planned', name: 'Planned', filter: { standing: { in: ['Planned'] } } },
    { id: 'taxes', name: 'Taxes', filter: { kind: { in: ['Sales Tax'] } } },
    { id: 'past', name: 'Past and withdrawn', filter: { standing: { in: ['Past', 'Withdrawn'] } } },
  ]),
} as const satisfies ListOperations;

/** What shows fees. */
export const FEES_SHOWN_BY = ['listFees', 'countFees', 'getFee', 'listAuditEntries'] as const;

/** `Membership Fee, Associate plan`, `Sales Tax, Texas`. */
export const feeName = ({ kind, plan, region }: Pick<FeeRow, 'kind' | 'plan' | 'region'>): string =>
  [kind, plan && `${AMA_PLAN_NAMES[plan]} plan`, region && stateName(region)].filter(Boolean).join(', ');
