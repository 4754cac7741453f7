import { z } from 'zod';
import type { Caller } from '../../platform/operation/caller.ts';
import { idParam } from '../../platform/operation/fields.ts';
import {
  type Operation,
  operation,
  type Policy,
  type SignedInContext,
} from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { caseActions } from './carrier.actions.ts';
import {
  caseDetail,
  type decidedCaseRow,
  decisionBody,
  carrierExamples as examples,
} from './carrier.schemas.ts';
import type { CarrierCases } from './carrier-cases.service.ts';
import {
  type CarrierCaseListRow,
  type CaseScope,
  ENDED_UNPAID,
  policyStart,
  caseDetail as readCase,
} from './carrier-cases.source.ts';

export const tag = 'Carrier cases';
export const params = z.strictObject({ id: idParam() });
export const reading = {
  needs: 'carrier.view',
  audience: 'portal',
  scope: 'team',
  proxy: 'allowed',
} as const satisfies Policy;
const deciding = { ...reading, scope: 'own', proxy: 'refused' } as const satisfies Policy;
export const office = {
  needs: 'policies.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;

/** What the owner or the home office may do with a case, in a list as on its page. */
export const actionsOf = (caller: Caller, row: CarrierCaseListRow) =>
  caseActions.of(caller, {
    ...row,
    is_to_add: !row.is_matched && row.entered === null && !ENDED_UNPAID.has(row.lifecycle),
  });

/** A row of the own cases or of all. */
export const decidedRow = (
  row: CarrierCaseListRow,
  { caller }: SignedInContext,
): z.input<typeof decidedCaseRow> => ({ ...row, actions: actionsOf(caller, row) });

/** A case with everything about it, for its owner or the home office. */
export async function detailOf(
  { db, today, caller }: SignedInContext,
  id: string,
): Promise<z.input<typeof caseDetail>> {
  const isOffice = caller.kind !== 'Associate';
  const scope: CaseScope = isOffice ? { of: 'all' } : { of: 'self', code: caller.code };
  const found = await readCase(db, scope, id, today);
  if (!found) throw notFound();
  const { row, more, held_by, requirements, suggestions } = found;
  const actions = actionsOf(caller, row);
  return {
    ...row,
    ...more,
    held_by,
    requirements,
    suggestions,
    start: actions.includes('add_policy') ? await policyStart(db, row, caller.code) : null,
    actions,
  };
}

/** A case and the two answers to what it suggests, on either side. */
export function caseOperations(side: 'portal' | 'admin', service: CarrierCases): Operation[] {
  const path = `/${side === 'admin' ? 'admin' : 'business'}/carrier-cases/{id}`;
  const decision = (verb: 'accept' | 'ignore') =>
    operation({
      id: `${verb}${side === 'admin' ? 'Admin' : ''}CarrierSuggestion`,
      method: 'POST',
      path: `${path}/suggestion/${verb}`,
      tag,
      summary: verb === 'accept' ? 'Take over what the carrier reports' : 'Leave the policy as it is',
      description:
        'Never done silently (R-CAR-02). Ends of a policy concern the money: only an admin accepts them.',
      policy: side === 'admin' ? office : deciding,
      params,
      body: decisionBody,
      refusals: [409],
      answer: { status: 200, schema: caseDetail },
      examples: {
        params: { id: examples.id },
        body: { suggestion_id: examples.suggestion_id },
        answer: examples.detail,
      },
      async handler(input) {
        await service[verb](input, input.params.id, input.body.suggestion_id);
        return detailOf(input, input.params.id);
      },
    });

  return [
    operation({
      id: side === 'admin' ? 'getAdminCarrierCase' : 'getCarrierCase',
      method: 'GET',
      path,
      tag,
      summary: 'A case with its requirement log and suggestions',
      policy: side === 'admin' ? office : { ...reading, scope: 'own' },
      params,
      answer: { status: 200, schema: caseDetail },
      examples: { params: { id: examples.id }, answer: examples.detail },
      handler: (input) => detailOf(input, input.params.id),
    }),
    decision('accept'),
    decision('ignore'),
  ];
}
