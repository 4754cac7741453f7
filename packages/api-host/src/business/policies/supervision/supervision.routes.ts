import { ACK_STATUSES } from '@upline/domain';
import { z } from 'zod';
import type { Area } from '../../../platform/host.ts';
import { listOperations } from '../../../platform/list/list-operations.ts';
import type { Caller } from '../../../platform/operation/caller.ts';
import { person, timestamp } from '../../../platform/operation/fields.ts';
import type { Policy } from '../../../platform/operation/operation.ts';
import { recordStep } from '../../../platform/operation/record-operations.ts';
import { reviewBody } from '../life/policy-actions.schemas.ts';
import { policyExamples as examples } from '../policies.examples.ts';
import { type ReviewListRow, reviewList, reviewSource } from './supervision.list.ts';
import { reviewActions } from './supervision.rules.ts';
import { supervisionReviews } from './supervision-review.service.ts';

const row = z.strictObject({
  id: z.uuid(),
  policy_id: z.uuid(),
  policy_number: z.string().meta({ description: 'Last four' }),
  provider: z.string(),
  product: z.string(),
  submit_date: z.iso.date(),
  is_replacement: z.boolean(),
  supervised: person,
  supervisor: person.nullable(),
  status: z.enum(ACK_STATUSES),
  due_date: z.iso.date(),
  suitability_documented: z.boolean().nullable(),
  replacement_justified: z.boolean().nullable(),
  client_contacted: z.boolean().nullable(),
  comment: z.string().nullable(),
  acknowledged_at: timestamp().nullable(),
  version: z.int(),
  actions: z.array(z.enum(['acknowledge'])),
});

const example = {
  id: examples.review_id,
  policy_id: examples.id,
  policy_number: '4711',
  provider: examples.row.provider,
  product: examples.row.product,
  submit_date: examples.row.submit_date,
  is_replacement: false,
  supervised: { code: 'U000008', name: 'Ana Alvarez' },
  supervisor: { code: 'U000005', name: 'Dev Patel' },
  status: 'Pending',
  due_date: '2026-11-24',
  suitability_documented: null,
  replacement_justified: null,
  client_contacted: null,
  comment: null,
  acknowledged_at: null,
  version: 1,
  actions: ['acknowledge'],
} satisfies z.input<typeof row>;

const acknowledged = {
  ...example,
  status: 'Acknowledged',
  suitability_documented: true,
  replacement_justified: true,
  client_contacted: true,
  acknowledged_at: examples.stamp,
  version: 2,
  actions: [],
} satisfies z.input<typeof row>;

const SIDES = {
  portal: {
    base: '/business/supervision-reviews',
    noun: 'SupervisionReview',
    tag: 'Policies',
    reading: { needs: 'business.view', audience: 'portal', scope: 'own', proxy: 'allowed' },
    writing: { needs: 'business.write', audience: 'portal', scope: 'own', proxy: 'refused' },
  },
  admin: {
    base: '/admin/supervision-reviews',
    noun: 'AdminSupervisionReview',
    tag: 'Policies (admin)',
    reading: { needs: 'policies.manage', audience: 'admin', scope: 'all', proxy: 'refused' },
    writing: { needs: 'policies.manage', audience: 'admin', scope: 'all', proxy: 'refused' },
  },
} as const satisfies Record<string, { reading: Policy; writing: Policy } & Record<string, unknown>>;

const shown = (caller: Caller, { rmd_code, ...review }: ReviewListRow): z.input<typeof row> => ({
  ...review,
  actions: reviewActions.of(caller, {
    status: review.status,
    supervised_code: review.supervised.code,
    supervisor_code: review.supervisor?.code ?? null,
    rmd_code,
  }),
});

/** Cases of people under heightened supervision (R-POL-04). */
export const supervisionRoutes: Area = (platform) => {
  const reviews = supervisionReviews(platform);
  return (['portal', 'admin'] as const).flatMap((side) => {
    const { base, noun, tag, reading, writing } = SIDES[side];
    return [
      ...listOperations(platform, {
        name: `${noun}s`,
        path: base,
        tag,
        summary: 'Cases to review, the soonest due first',
        description:
          'Of the supervisor, and missed ones of the RMD of the supervised associate; all for admins.',
        policy: reading,
        list: reviewList,
        row,
        source: ({ db, caller }) => reviewSource(db, caller),
        toRow: (found, { caller }) => shown(caller, found),
        examples: { query: { filter: '{"status":{"eq":"Pending"}}' }, rows: [example] },
        count: {
          summary: 'How many cases to review match',
          example: { query: { filter: '{"waiting":{"eq":true}}' }, count: 2 },
        },
      }),
      recordStep({
        id: `acknowledge${noun}`,
        path: `${base}/{id}/acknowledge`,
        tag,
        summary: 'Answer the three questions about a case',
        description:
          'By the supervisor; once it is missed, by the RMD or an admin. A "no" needs a comment (domain.md 2.33).',
        policy: writing,
        body: reviewBody,
        answer: row,
        examples: {
          params: { id: examples.review_id },
          body: {
            suitability_documented: true,
            replacement_justified: true,
            client_contacted: true,
            comment: null,
          },
          answer: acknowledged,
        },
        async handler(input) {
          const { id } = input.params;
          await reviews.acknowledge(input, id, input.version, input.body);
          const [found] = await reviewSource(input.db, input.caller).rows([id]);
          return shown(input.caller, found as NonNullable<typeof found>);
        },
      }),
    ];
  });
};
