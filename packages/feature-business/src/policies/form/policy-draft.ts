import { keepDraft, takeDraft } from '@upline/shell';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import type { PolicyValues } from './policy-values.ts';

/** Address of a new policy; what is typed into it is kept under it. */
export const POLICY_DRAFT = '/business/create';

/**
 * Hands the policy that waits for a new client over to the form that opens with that client; answers its address.
 * Undefined when no policy waits.
 */
export function policyOfNewClient(
  code: string,
  client: { readonly id: string; readonly name: string },
): LinkTarget | undefined {
  const waiting = takeDraft<PolicyValues>(POLICY_DRAFT, code);
  if (!waiting) return undefined;
  const { id, name } = client;
  keepDraft(`${POLICY_DRAFT}/${id}`, code, { values: { ...waiting.values, client_id: { id, name } } });
  return { to: '/business/create/$client_id', params: { client_id: id } };
}
