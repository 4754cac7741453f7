import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { idParam } from '../../platform/operation/fields.ts';
import { type HandlerInput, operation, type Policy } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { compensationExamples as examples } from './compensation.examples.ts';
import { adminCompensationExport } from './compensation.export.ts';
import { adminCompensationList as list } from './compensation.list.ts';
import { toAdminCompensation } from './compensation.record.ts';
import {
  adminCompensationDetail,
  adminCompensationRow,
  compensationTotalsAnswer,
  holdBody,
  lineReasonBody,
} from './compensation.schemas.ts';
import { detailOf } from './compensation-detail.ts';
import { allCompensations, compensationTotals } from './compensation-reads.store.ts';
import { escrow } from './escrow/escrow.service.ts';

const tag = 'Compensations (admin)';
const VOIDED = 'Voided lines are left out unless the filter names `voided`.';
const params = z.strictObject({ id: idParam() });
const reading = {
  needs: 'payments.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const releasing = { ...reading, needs: 'payments.release' } as const satisfies Policy;

interface Step<B extends z.ZodType> {
  readonly id: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly body: B;
  readonly example: z.input<B>;
  run(input: HandlerInput<'payments.release', typeof params, undefined, B>, body: z.output<B>): Promise<void>;
}

const step = <B extends z.ZodType>({ id, path, summary, description, body, example, run }: Step<B>) =>
  operation({
    id,
    method: 'POST',
    path: `/admin/compensations/{id}/${path}`,
    tag,
    summary,
    description,
    policy: releasing,
    params,
    body,
    ifMatch: 'required',
    idempotencyKey: 'required',
    refusals: [409],
    answer: { status: 200, schema: adminCompensationDetail },
    examples: { params: examples.params, body: example, answer: { ...examples.adminDetail, version: 2 } },
    async handler(input) {
      await run(input, input.body as z.output<B>);
      return show(input, input.params.id);
    },
  });

async function show(
  input: Pick<
    HandlerInput<'payments.manage', typeof params, undefined, undefined>,
    'db' | 'caller' | 'today'
  >,
  id: string,
) {
  const { db, caller } = input;
  const row = await allCompensations(db).find(id);
  if (!row) throw notFound();
  return { ...toAdminCompensation(input, row), ...(await detailOf(db, caller, row)) };
}

/** Everybody's lines, and what admins do to single ones (domain.md 2.17). */
export const adminCompensationRoutes: Area = (platform) => {
  const service = escrow(platform);
  return [
    ...listOperations(platform, {
      name: 'AllCompensations',
      path: '/admin/compensations',
      tag,
      summary: 'Compensation of everybody, newest first',
      description: VOIDED,
      policy: reading,
      list,
      row: adminCompensationRow,
      source: ({ db, query }) => allCompensations(db, query),
      toRow: (row, by) => toAdminCompensation(by, row),
      examples: {
        query: { filter: '{"associate_code":{"eq":"U000007"},"status":{"eq":"Escrow"}}' },
        rows: [examples.admin],
      },
      count: {
        summary: 'How many lines of everybody match',
        description: VOIDED,
        example: { query: { filter: '{"status":{"eq":"Escrow"}}' }, count: 12 },
      },
      totals: {
        summary: 'Sums of the lines of everybody that match, by currency',
        description: VOIDED,
        schema: compensationTotalsAnswer,
        example: { query: { filter: '{"currency":{"eq":"USD"}}' }, answer: examples.totals },
        of: async (matching) => ({ totals: await compensationTotals(matching) }),
      },
      export: { ...adminCompensationExport, description: VOIDED },
    }),
    operation({
      id: 'getAnyCompensation',
      method: 'GET',
      path: '/admin/compensations/{id}',
      tag,
      summary: 'A line of anybody with its explanation',
      policy: reading,
      params,
      answer: { status: 200, schema: adminCompensationDetail },
      examples: { params: examples.params, answer: examples.adminDetail },
      handler: (input) => show(input, input.params.id),
    }),
    step({
      id: 'releaseCompensation',
      path: 'release',
      summary: 'Release a line from escrow',
      description:
        'It will be paid with the next pay run. Training is released by the program; a line held for a termination after 90 days (R-MNY-34).',
      body: lineReasonBody,
      example: { reason: 'The supervisor has acknowledged the case' },
      run: (input, { reason }) => service.release(input, input.params.id, input.version, reason),
    }),
    step({
      id: 'holdCompensation',
      path: 'hold',
      summary: 'Hold a pending line in escrow',
      description: 'Pay runs leave it out until it is released.',
      body: holdBody,
      example: { escrow_reason: 'Manual', reason: 'Bank details are being checked' },
      run: (input, body) => service.hold(input, input.params.id, input.version, body),
    }),
    step({
      id: 'forfeitCompensation',
      path: 'forfeit',
      summary: 'Forfeit a line of somebody terminated for cause',
      description: 'Once it was held for 90 days; it stays with the company (R-MNY-34).',
      body: lineReasonBody,
      example: { reason: 'Terminated for cause on 08/01/2026' },
      run: (input, { reason }) => service.forfeit(input, input.params.id, input.version, reason),
    }),
  ];
};
