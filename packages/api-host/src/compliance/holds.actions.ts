import { isOfNoRelative } from '../conflicts/refuse-conflict.ts';
import { conflict } from '../platform/operation/problem.ts';
import { rowActions, rowRule } from '../platform/operation/row-actions.ts';
import type { ComplianceHold } from './holds.store.ts';

type Standing = Pick<ComplianceHold, 'resolved_on'>;

export const isUnresolved = rowRule<Standing>(
  ({ resolved_on }) => resolved_on === null,
  () => conflict('resolved', 'This compliance hold is resolved'),
);

export const holdActions = rowActions<Standing & Pick<ComplianceHold, 'associate_code'>, 'resolve'>({
  resolve: { operation: 'resolveComplianceHold', when: [isOfNoRelative, isUnresolved] },
});
