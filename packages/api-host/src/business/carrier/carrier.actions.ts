import type { PolicyLifecycle } from '@upline/domain';
import { forbidden } from '../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../platform/operation/row-actions.ts';
import { isAdmin } from '../policies/policies.record.ts';

/** What the owner of a policy may accept; ends concern the money and are an admin's. */
const OWNERS: ReadonlySet<PolicyLifecycle> = new Set(['Submitted', 'Underwriting', 'Issued', 'In Force']);

/** A case and what the carrier says of it; `null` where nothing waits for a decision. */
export interface CaseSubject {
  readonly suggestion: PolicyLifecycle | null;
  readonly is_to_add: boolean;
}

const hasSuggestion = ({ suggestion }: CaseSubject) => suggestion !== null;

export const isAcceptable = rowRule<Pick<CaseSubject, 'suggestion'>>(
  ({ suggestion }, caller) =>
    suggestion !== null && (isAdmin(caller) ? suggestion !== 'Death Claim' : OWNERS.has(suggestion)),
  () => forbidden(),
);

export const caseActions = rowActions<CaseSubject, 'accept' | 'ignore' | 'add_policy'>({
  accept: [
    { operation: 'acceptCarrierSuggestion', when: [hasSuggestion, isAcceptable] },
    { operation: 'acceptAdminCarrierSuggestion', when: [hasSuggestion, isAcceptable] },
  ],
  ignore: [
    { operation: 'ignoreCarrierSuggestion', when: hasSuggestion },
    { operation: 'ignoreAdminCarrierSuggestion', when: hasSuggestion },
  ],
  add_policy: { operation: 'createPolicy', when: ({ is_to_add }) => is_to_add },
});
