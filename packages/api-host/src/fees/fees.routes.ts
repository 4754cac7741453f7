import { z } from 'zod';
import type { Area } from '../platform/host.ts';
import { listOperations } from '../platform/list/list-operations.ts';
import { idParam } from '../platform/operation/fields.ts';
import { operation, type Policy, type SignedInContext } from '../platform/operation/operation.ts';
import { notFound } from '../platform/operation/problem.ts';
import { feeExamples as examples } from './fees.examples.ts';
import { feeList } from './fees.list.ts';
import { toFee } from './fees.record.ts';
import { fee, feeBody, feeDetail } from './fees.schemas.ts';
import { fees } from './fees.service.ts';
import { feeSource, findFee, historyOf } from './fees.store.ts';

const tag = 'Settings';
const params = z.strictObject({ id: idParam() });
const policy = {
  needs: 'settings.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;

/** Fees and taxes with the days on which they hold (domain.md 1.7, 2.25, R-CFG-01). */
export const feeRoutes: Area = (platform) => {
  const service = fees(platform);

  async function detail(
    { db, today, caller }: SignedInContext,
    id: string,
  ): Promise<z.input<typeof feeDetail>> {
    const row = await findFee(db, today, id);
    if (!row) throw notFound();
    const history = await historyOf(db, today, row);
    return { ...toFee(caller, row), history: history.map((each) => toFee(caller, each)) };
  }

  return [
    ...listOperations(platform, {
      name: 'Fees',
      path: '/admin/fees',
      tag,
      summary: 'Values of fees and taxes',
      policy,
      list: feeList,
      row: fee,
      source: ({ db, today }) => feeSource(db, today),
      toRow: (row, { caller }) => toFee(caller, row),
      examples: { query: { filter: '{"standing":{"eq":"In Force"}}' }, rows: examples.rows },
      count: { summary: 'How many values match', example: { count: 14 } },
    }),
    operation({
      id: 'setFee',
      method: 'POST',
      path: '/admin/fees',
      tag,
      summary: 'A fee or a tax from a day after today on',
      description: 'It holds until the next value of the same fee. What has begun never changes.',
      policy,
      body: feeBody,
      answer: { status: 201, schema: feeDetail },
      examples: { body: examples.body, answer: examples.detail },
      handler: async (input) => detail(input, await service.set(input, input.body)),
    }),
    operation({
      id: 'getFee',
      method: 'GET',
      path: '/admin/fees/{id}',
      tag,
      summary: 'A value with all values of the same fee',
      policy,
      params,
      answer: { status: 200, schema: feeDetail },
      examples: { params: examples.params, answer: examples.detail },
      handler: (input) => detail(input, input.params.id),
    }),
    operation({
      id: 'withdrawFee',
      method: 'POST',
      path: '/admin/fees/{id}/withdraw',
      tag,
      summary: 'Take a value back that has not begun',
      policy,
      params,
      refusals: [409],
      answer: { status: 200, schema: feeDetail },
      examples: { params: examples.params, answer: examples.withdrawn },
      async handler(input) {
        await service.withdraw(input, input.params.id);
        return detail(input, input.params.id);
      },
    }),
  ];
};
