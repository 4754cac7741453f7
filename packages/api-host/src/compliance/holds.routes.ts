import { z } from 'zod';
import type { Area } from '../platform/host.ts';
import { listAnswer } from '../platform/list/define-list.ts';
import type { Caller } from '../platform/operation/caller.ts';
import { codeParam, idParam, person, text, timestamp } from '../platform/operation/fields.ts';
import { operation, type Policy } from '../platform/operation/operation.ts';
import { holdActions } from './holds.actions.ts';
import { complianceHolds } from './holds.service.ts';
import type { NamedHold } from './holds.store.ts';

const tag = 'Compliance';
const reading = {
  needs: 'associates.view',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const managing = { ...reading, needs: 'associates.manage' } as const satisfies Policy;
const params = z.strictObject({ code: codeParam() });

const complianceHold = z.strictObject({
  id: z.uuid(),
  associate_code: z.string(),
  reason: z.string(),
  placed_on: z.iso.date(),
  placed_at: timestamp(),
  placed_by: person,
  resolved_on: z.iso.date().nullable().meta({ description: 'Null: it stands' }),
  resolved_at: timestamp().nullable(),
  resolved_by: person.nullable(),
  note: z.string().nullable().meta({ description: 'What resolved it' }),
  version: z.int(),
  actions: z.array(z.enum(['resolve'])),
});

const toAnswer = (
  caller: Caller,
  { placed_by, placed_by_name, resolved_by, resolved_by_name, ...hold }: NamedHold,
): z.input<typeof complianceHold> => ({
  ...hold,
  placed_by: { code: placed_by, name: placed_by_name },
  resolved_by: resolved_by && resolved_by_name ? { code: resolved_by, name: resolved_by_name } : null,
  actions: holdActions.of(caller, hold),
});

const placed = {
  id: '5d0f8f8e-2a54-4d0b-9a53-6f0c1a2b7e10',
  associate_code: 'U000012',
  reason: 'Two complaints about replacements under review',
  placed_on: '2026-11-20',
  placed_at: '2026-11-20T15:04:05.000Z',
  placed_by: { code: 'A000002', name: 'Ada Admin' },
  resolved_on: null,
  resolved_at: null,
  resolved_by: null,
  note: null,
  version: 1,
  actions: ['resolve'],
} satisfies z.input<typeof complianceHold>;
const resolved = {
  ...placed,
  resolved_on: '2026-11-22',
  resolved_at: '2026-11-22T15:04:05.000Z',
  resolved_by: placed.placed_by,
  note: 'Both were withdrawn',
  version: 2,
  actions: [],
} satisfies z.input<typeof complianceHold>;
const examples = { params: { code: placed.associate_code } };

/** Compliance holds of associates: who has one that is not resolved is not in good standing (domain.md 1.1). */
export const complianceHoldRoutes: Area = (platform) => {
  const service = complianceHolds(platform);

  return [
    operation({
      id: 'listComplianceHolds',
      method: 'GET',
      path: '/admin/associates/{code}/compliance-holds',
      tag,
      summary: 'Compliance holds of an associate, newest first',
      policy: reading,
      params,
      answer: { status: 200, schema: listAnswer(complianceHold) },
      examples: { ...examples, answer: { rows: [resolved] } },
      handler: async (input) => ({
        rows: (await service.of(input, input.params.code)).map((hold) => toAnswer(input.caller, hold)),
      }),
    }),
    operation({
      id: 'placeComplianceHold',
      method: 'POST',
      path: '/admin/associates/{code}/compliance-holds',
      tag,
      summary: 'Place a compliance hold on an associate',
      description:
        'Until it is resolved the associate is not in good standing: no scholarship, Builder Bonus or share of a pool. 409 while another one stands.',
      policy: managing,
      params,
      body: z.strictObject({ reason: text('Reason', { min: 10, max: 500 }) }),
      idempotencyKey: 'required',
      refusals: [409],
      answer: { status: 201, schema: complianceHold },
      examples: { ...examples, body: { reason: placed.reason }, answer: placed },
      handler: async (input) =>
        toAnswer(input.caller, await service.place(input, input.params.code, input.body.reason)),
    }),
    operation({
      id: 'resolveComplianceHold',
      method: 'POST',
      path: '/admin/compliance-holds/{id}/resolve',
      tag,
      summary: 'Resolve a compliance hold, with what resolved it',
      policy: managing,
      params: z.strictObject({ id: idParam() }),
      body: z.strictObject({ note: text('Note', { min: 5, max: 500 }) }),
      ifMatch: 'required',
      idempotencyKey: 'required',
      refusals: [409],
      answer: { status: 200, schema: complianceHold },
      examples: { params: { id: placed.id }, body: { note: resolved.note }, answer: resolved },
      handler: async (input) =>
        toAnswer(input.caller, await service.resolve(input, input.params.id, input.version, input.body.note)),
    }),
  ];
};
