import { z } from 'zod';
import { idParam } from '../../platform/fields.ts';
import { type Operation, operation, type Policy } from '../../platform/operation.ts';
import { notFound } from '../../platform/problem.ts';
import type { OwnContext } from '../clients/clients.service.ts';
import { caseDetail, decisionBody, carrierExamples as examples } from './carrier.schemas.ts';
import { type CarrierCases, mayAccept } from './carrier-cases.service.ts';
import { type CaseScope, ENDED_UNPAID, policyStart, caseDetail as readCase } from './carrier-cases.source.ts';

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

/** A case with everything about it, for its owner or the home office. */
export async function detailOf(
  { db, today, caller }: OwnContext,
  id: string,
): Promise<z.input<typeof caseDetail>> {
  const isOffice = caller.kind !== 'Associate';
  const scope: CaseScope = isOffice ? { of: 'all' } : { of: 'self', code: caller.code };
  const found = await readCase(db, scope, id, today);
  if (!found) throw notFound();
  const { row, more, held_by, requirements, suggestions } = found;
  const mayAct = !caller.isReadOnly && caller.proxyAdminCode === undefined;
  const decides = mayAct && row.suggestion !== null;
  const isToAdd = !row.is_matched && row.entered === null && !ENDED_UNPAID.has(row.lifecycle);
  const mayAdd = mayAct && !isOffice && isToAdd;
  return {
    ...row,
    ...more,
    held_by,
    requirements,
    suggestions,
    start: mayAdd ? await policyStart(db, row, caller.code) : null,
    actions: [
      ...(decides && mayAccept(isOffice, row.suggestion as NonNullable<typeof row.suggestion>)
        ? (['accept'] as const)
        : []),
      ...(decides ? (['ignore'] as const) : []),
      ...(mayAdd ? (['add_policy'] as const) : []),
    ],
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
