import type { PolicyLifecycle } from '@upline/domain';
import { forbidden } from '../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../platform/operation/row-actions.ts';
import { isAdmin } from '../policies/policies.record.ts';

/** What the owner of a policy may accept; ends concern the money and are an admin's. */
const OWNERS: ReadonlySet<PolicyLifecycle> = new Set(['Submitted', 'Underwriting', 'Issued', 'In Force']);

/** A case and what the carrier says of it; `suggestion` is null where nothing waits for a decision. */
export interface CaseSubject {
  readonly suggestion: PolicyLifecycle | null;
  readonly is_to_add: boolean;
  readonly is_matched: boolean;
  readonly associate_code: string | null;
  readonly associate_by_hand: boolean;
  /** A policy of its number is in the business list. */
  readonly entered: string | null;
}

const hasSuggestion = ({ suggestion }: CaseSubject) => suggestion !== null;

/** Nobody holds the writing number of the case, and the policy is still to be entered. */
const isAssignable = ({ is_matched, associate_code, associate_by_hand, entered }: CaseSubject) =>
  !is_matched && entered === null && (associate_code === null || associate_by_hand);

export const isAcceptable = rowRule<Pick<CaseSubject, 'suggestion'>>(
  ({ suggestion }, caller) =>
    suggestion !== null && (isAdmin(caller) ? suggestion !== 'Death Claim' : OWNERS.has(suggestion)),
  () => forbidden(),
);

export const caseActions = rowActions<
  CaseSubject,
  'accept' | 'ignore' | 'add_policy' | 'match' | 'unmatch' | 'assign' | 'unassign'
>({
  accept: [
    { operation: 'acceptCarrierSuggestion', when: [hasSuggestion, isAcceptable] },
    { operation: 'acceptAdminCarrierSuggestion', when: [hasSuggestion, isAcceptable] },
  ],
  ignore: [
    { operation: 'ignoreCarrierSuggestion', when: hasSuggestion },
    { operation: 'ignoreAdminCarrierSuggestion', when: hasSuggestion },
  ],
  match: { operation: 'matchCarrierCase' },
  unmatch: { operation: 'matchCarrierCase', when: ({ is_matched }) => is_matched },
  assign: { operation: 'assignCarrierCase', when: isAssignable },
  unassign: {
    operation: 'assignCarrierCase',
    when: ({ is_matched, associate_by_hand }) => !is_matched && associate_by_hand,
  },
  add_policy: { operation: 'createPolicy', when: ({ is_to_add }) => is_to_add },
});
