import type { PickerOption } from '@upline/ui-kit/picker/search-picker.tsx';
import { useApi } from '../app/client.tsx';
import { inputFor } from '../data/by-id.ts';

const MOST_FOUND = '20';

/** Finds policies of a provider by number or client; for the home office. */
export function usePolicySearch(provider: string) {
  const api = useApi();
  const policiesWith = async (part: object, signal: AbortSignal) => {
    const query = { filter: { provider: { eq: provider }, ...part }, limit: MOST_FOUND };
    return (await api.call('listAdminPolicies', ...inputFor<'listAdminPolicies'>({ query, signal }))).rows;
  };
  return async (text: string, signal: AbortSignal): Promise<PickerOption[]> => {
    const [byNumber, byClient] = await Promise.all([
      policiesWith({ policy_number: { contains: text } }, signal),
      policiesWith({ client: { contains: text } }, signal),
    ]);
    const found = new Map([...byNumber, ...byClient].map((row) => [row.id, row]));
    return [...found.values()].map(({ id, policy_number, client, product }) => ({
      id,
      code: policy_number,
      name: `${client}, ${product}`,
    }));
  };
}
