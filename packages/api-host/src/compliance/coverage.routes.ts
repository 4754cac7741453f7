import { messages, STATE_CODES } from '@upline/domain';
import { z } from 'zod';
import type { Area } from '../platform/host.ts';
import { text, uuid } from '../platform/operation/fields.ts';
import { operation, type Policy } from '../platform/operation/operation.ts';
import { complianceFailure, complianceFailureExample } from './compliance.schemas.ts';
import { coverageMap, coverageOf } from './coverage.service.ts';

const tag = 'Compliance';
const own = {
  needs: 'business.view',
  audience: 'portal',
  scope: 'own',
  proxy: 'allowed',
} as const satisfies Policy;
const productId = '7b0de0a4-52c7-4f1e-9b39-2f4f0c1d6a21';
const provider = { id: '3f6c0b1e-6a53-4b59-9a3f-5b9f6f0f7a10', name: 'Granite Mutual Life' };

/** What the associate may sell where, judged by the rules a submission is judged by (domain.md 2.13). */
export const coverageRoutes: Area = () => [
  operation({
    id: 'getCoverage',
    method: 'GET',
    path: '/business/coverage',
    tag,
    summary: 'Can I sell this product in this state today, and if not, why',
    policy: own,
    refusals: [404],
    query: z.strictObject({
      product_id: uuid('Product'),
      state: text('State', { max: 2 })
        .refine((value) => STATE_CODES.includes(value), messages.option('State'))
        .meta({ label: 'State' }),
    }),
    answer: {
      status: 200,
      schema: z.strictObject({ can_sell: z.boolean(), reasons: z.array(complianceFailure) }),
    },
    examples: {
      query: { product_id: productId, state: 'TX' },
      answer: { can_sell: false, reasons: [complianceFailureExample] },
    },
    handler: (input) => coverageOf(input, input.query.product_id, input.query.state),
  }),
  operation({
    id: 'getCoverageMap',
    method: 'GET',
    path: '/business/coverage/map',
    tag,
    summary: 'Where I can sell for whom today',
    description:
      'One cell a provider and state it sells in; a closed one tells what the nearest product misses.',
    policy: own,
    answer: {
      status: 200,
      schema: z.strictObject({
        providers: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
        cells: z.array(
          z.strictObject({
            provider_id: z.uuid(),
            state: z.string(),
            can_sell: z.boolean(),
            products: z.int().meta({ description: 'How many can be sold' }),
            reasons: z.array(z.string()),
          }),
        ),
      }),
    },
    examples: {
      answer: {
        providers: [provider],
        cells: [{ provider_id: provider.id, state: 'TX', can_sell: true, products: 2, reasons: [] }],
      },
    },
    handler: (input) => coverageMap(input, input.caller.code),
  }),
];
