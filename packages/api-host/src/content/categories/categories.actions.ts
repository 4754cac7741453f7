import { conflict } from '../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../platform/operation/row-actions.ts';

interface Filled {
  readonly articles: number;
}

export const isEmpty = rowRule<Filled>(
  ({ articles }) => articles === 0,
  () => conflict('not-empty', 'This category has articles. Move them to another one first.'),
);

export const categoryActions = rowActions<Filled, 'update' | 'delete'>({
  update: { operation: 'updateHelpCategory' },
  delete: { operation: 'deleteHelpCategory', when: isEmpty },
});
