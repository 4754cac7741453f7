import { conflict } from '../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../platform/operation/row-actions.ts';
import type { ProviderUse } from './providers.store.ts';

interface Standing {
  /** What refers to the provider; null: nothing does. */
  readonly used_by: ProviderUse | null;
}

/** What is referred to stays, and can be set Inactive instead (R-PRV-02). */
export const isUnused = rowRule<Standing>(
  ({ used_by }) => used_by === null,
  ({ used_by }) => conflict('provider-in-use', `Provider has ${used_by} and cannot be deleted`),
);

export const providerActions = rowActions<Standing, 'update' | 'set_logo' | 'delete'>({
  update: { operation: 'updateProvider' },
  set_logo: { operation: 'uploadProviderLogo' },
  delete: { operation: 'deleteProvider', when: isUnused },
});
