import type { OperationAnswer } from '@upline/api-client';
import { type NamedAction, offered, recordAction } from '@upline/shell';
import { PROVIDERS, PROVIDERS_LISTED_BY } from './catalogue-lists.ts';

export type OfficeProvider = OperationAnswer<'getManagedProvider'>;

/** What may be done to a provider, in the list as on its own page; its logo is set there. */
export function officeProviderActions(provider: OfficeProvider, onDeleted?: () => void): NamedAction[] {
  const params = { id: provider.id };
  return offered(provider, {
    update: { label: 'Edit provider', to: { to: `${PROVIDERS}/$id/edit`, params } },
    set_logo: false,
    delete: recordAction({
      operation: 'deleteProvider',
      label: 'Delete provider',
      deletes: 'provider',
      input: { params, ifMatch: provider.version },
      refresh: PROVIDERS_LISTED_BY,
      message: 'Provider deleted',
      ...(onDeleted ? { onDone: onDeleted } : {}),
    }),
  });
}
