import { messages } from '@upline/domain';
import { conflict } from '../platform/operation/problem.ts';
import { rowActions, rowRule } from '../platform/operation/row-actions.ts';
import type { Enrollment } from './builder-plans.store.ts';

export const isActive = rowRule<Pick<Enrollment, 'status'>>(
  ({ status }) => status === 'Active',
  ({ status }) => conflict('transition', messages.transition(status, 'Closed')),
);

export const BUILDER_PLAN_ACTIONS = ['close'] as const;

export const builderPlanActions = rowActions<
  Pick<Enrollment, 'status'>,
  (typeof BUILDER_PLAN_ACTIONS)[number]
>({
  close: { operation: 'closeAnyBuilderPlan', when: isActive },
});
