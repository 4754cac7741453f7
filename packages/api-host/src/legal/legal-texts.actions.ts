import type { LegalTextStatus } from '@upline/domain';
import { conflict } from '../platform/operation/problem.ts';
import { rowActions, rowRule } from '../platform/operation/row-actions.ts';

interface Standing {
  readonly status: LegalTextStatus;
}

export const isDraft = rowRule<Standing>(
  ({ status }) => status === 'Draft',
  () => conflict('published', 'A published text does not change. Write a new version.'),
);

export const legalTextActions = rowActions<Standing, 'update' | 'publish' | 'delete'>({
  update: { operation: 'updateLegalText', when: isDraft },
  publish: { operation: 'publishLegalText', when: isDraft },
  delete: { operation: 'deleteLegalText', when: isDraft },
});
