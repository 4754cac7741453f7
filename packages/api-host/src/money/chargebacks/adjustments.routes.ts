import { CURRENCIES, REQUEST_STATUSES } from '@upline/domain';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import {
  cents,
  idParam,
  oneOf,
  optionalText,
  person,
  text,
  timestamp,
  uuid,
} from '../../platform/operation/fields.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { adjustmentActions } from './adjustments.actions.ts';
import { adjustmentList } from './adjustments.list.ts';
import { adjustments } from './adjustments.service.ts';
import { type AdjustmentListRow, adjustmentSource } from './adjustments.store.ts';

const tag = 'Adjustments (admin)';
const params = z.strictObject({ id: idParam() });
const reading = {
  needs: 'payments.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const LIMIT = 99_999_999_999;

const adjustment = z.strictObject({
  id: z.uuid(),
  associate: person,
  policy_id: z.uuid().nullable(),
  policy_number: z.string().nullable(),
  amount_cents: z.int(),
  currency: z.enum(CURRENCIES),
  reason: z.string(),
  status: z.enum(REQUEST_STATUSES),
  needs_second_person: z.boolean(),
  requested_at: timestamp(),
  requested_by: person,
  decided_at: timestamp().nullable(),
  decided_by: person.nullable(),
  decision_reason: z.string().nullable(),
  version: z.int(),
  actions: z.array(z.enum(['approve', 'refuse'])),
});

const createBody = z.strictObject({
  associate_code: text('Associate', { max: 20 }).toUpperCase(),
  amount_cents: cents('Amount', { min: -LIMIT, max: LIMIT }).meta({
    label: 'Amount',
    description: 'Negative takes: it is posted as a chargeback',
  }),
  currency: oneOf('Currency', CURRENCIES)
    .nullish()
    .meta({ label: 'Currency', description: "Absent: that of the associate's country" }),
  policy_id: uuid('Policy').nullish(),
  reason: text('Reason', { min: 10, max: 500 }),
});
const decisionBody = z.strictObject({
  status: oneOf('Decision', ['Approved', 'Refused']),
  reason: optionalText('Reason', { max: 500 }),
});

function toAnswer(caller: Caller, row: AdjustmentListRow): z.input<typeof adjustment> {
  const { associate_code, associate, requested_by, requester, decided_by, decider, ...rest } = row;
  return {
    ...rest,
    associate: { code: associate_code, name: associate },
    requested_by: { code: requested_by, name: requester },
    decided_by: decided_by === null ? null : { code: decided_by, name: decider ?? decided_by },
    actions: adjustmentActions.of(caller, row),
  };
}

const example = {
  id: '7a0f8be2-3d5c-4d0a-9f1e-52b7a2f5c911',
  associate: { code: 'U000008', name: 'Ana Alvarez' },
  policy_id: null,
  policy_number: null,
  amount_cents: 150_000,
  currency: 'USD',
  reason: 'Convention bonus of the spring contest',
  status: 'Pending',
  needs_second_person: true,
  requested_at: '2026-11-20T15:04:05.000Z',
  requested_by: { code: 'A000001', name: 'Avery Admin' },
  decided_at: null,
  decided_by: null,
  decision_reason: null,
  version: 1,
  actions: [],
} satisfies z.input<typeof adjustment>;

/** Adjustments by admins (R-MNY-36). */
export const adjustmentRoutes: Area = (platform) => {
  const service = adjustments(platform);
  async function show(db: Db, caller: Caller, id: string) {
    const row = await adjustmentSource(db).find(id);
    if (!row) throw notFound();
    return toAnswer(caller, row);
  }
  return [
    ...listOperations(platform, {
      name: 'Adjustments',
      path: '/admin/adjustments',
      tag,
      summary: 'Adjustments, newest first',
      policy: reading,
      list: adjustmentList,
      row: adjustment,
      source: ({ db }) => adjustmentSource(db),
      toRow: (row, { caller }) => toAnswer(caller, row),
      examples: { query: { filter: '{"status":{"eq":"Pending"}}' }, rows: [example] },
      count: {
        summary: 'How many adjustments match',
        example: { query: { filter: '{"status":{"eq":"Pending"}}' }, count: 2 },
      },
    }),
    operation({
      id: 'getAdjustment',
      method: 'GET',
      path: '/admin/adjustments/{id}',
      tag,
      summary: 'An adjustment',
      policy: reading,
      params,
      answer: { status: 200, schema: adjustment },
      examples: { params: { id: example.id }, answer: example },
      handler: ({ db, caller, params: { id } }) => show(db, caller, id),
    }),
    operation({
      id: 'createAdjustment',
      method: 'POST',
      path: '/admin/adjustments',
      tag,
      summary: 'Add to or take from what an associate is paid',
      description:
        'From $1,000 on either way it waits for a second person; below it is posted at once (R-MNY-36).',
      policy: reading,
      body: createBody,
      idempotencyKey: 'required',
      answer: { status: 201, schema: adjustment },
      examples: {
        body: {
          associate_code: 'U000008',
          amount_cents: 150_000,
          currency: null,
          policy_id: null,
          reason: 'Convention bonus of the spring contest',
        },
        answer: example,
      },
      async handler(input) {
        const { currency = null, policy_id = null, ...wanted } = input.body;
        const id = await service.create(input, { ...wanted, currency, policy_id });
        return show(input.db, input.caller, id);
      },
    }),
    operation({
      id: 'decideAdjustment',
      method: 'POST',
      path: '/admin/adjustments/{id}/decision',
      tag,
      summary: 'Approve or refuse an adjustment as second person',
      policy: { ...reading, needs: 'payments.release' },
      params,
      body: decisionBody,
      ifMatch: 'required',
      idempotencyKey: 'required',
      refusals: [409],
      answer: { status: 200, schema: adjustment },
      examples: {
        params: { id: example.id },
        body: { status: 'Approved', reason: null },
        answer: {
          ...example,
          status: 'Approved',
          decided_at: '2026-11-20T16:00:00.000Z',
          decided_by: { code: 'A000002', name: 'Sam Super' },
          version: 2,
        },
      },
      async handler(input) {
        await service.decide(input, input.params.id, input.version, input.body);
        return show(input.db, input.caller, input.params.id);
      },
    }),
  ];
};
