import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../app/client.tsx';
import { type Access, accessQuery, useAccess, useMay } from '../session/access.ts';

/** Whether keys without Ctrl or ⌘ are shortcuts: who dictates or slips turns them off (WCAG 2.1.4). */
export const singleKeysOf = (access: Access | undefined): boolean => access?.preferences.single_keys ?? true;

export function useSingleKeys() {
  const api = useApi();
  const queryClient = useQueryClient();
  const access = useAccess();
  const mayKeep = useMay('savePreferences');
  const setSingleKeys = (single_keys: boolean) => {
    const preferences = { single_keys };
    queryClient.setQueryData<Access>(accessQuery.queryKey, (known) => known && { ...known, preferences });
    // If it is lost, the keys are as chosen until the page is loaded again, and the switch shows how they are.
    if (mayKeep) api.call('savePreferences', { body: preferences }).catch(() => undefined);
  };
  return { singleKeys: singleKeysOf(access), setSingleKeys };
}
