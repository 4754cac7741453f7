import { ACK_STATUSES } from '@upline/domain';
import { z } from 'zod';
import { idParam, person, timestamp } from '../../platform/fields.ts';
import type { Area } from '../../platform/host.ts';
import { countAnswer, listAnswer } from '../../platform/list/define-list.ts';
import { operation, type Policy } from '../../platform/operation.ts';
import { policyExamples as examples } from './policies.examples.ts';
import type { Viewer } from './policies.record.ts';
import { reviewBody } from './policy-actions.schemas.ts';
import { type ReviewListRow, reviewList, reviewSource } from './supervision.list.ts';
import { reviewActionsOf } from './supervision.rules.ts';
import { supervisionReviews } from './supervision-review.service.ts';

const params = z.strictObject({ id: idParam() });

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
    ids: ['listSupervisionReviews', 'acknowledgeSupervisionReview', 'countSupervisionReviews'],
    tag: 'Policies',
    reading: { needs: 'business.view', audience: 'portal', scope: 'own', proxy: 'allowed' },
    writing: { needs: 'business.write', audience: 'portal', scope: 'own', proxy: 'refused' },
  },
  admin: {
    base: '/admin/supervision-reviews',
    ids: ['listAdminSupervisionReviews', 'acknowledgeAdminSupervisionReview', 'countAdminSupervisionReviews'],
    tag: 'Policies (admin)',
    reading: { needs: 'policies.manage', audience: 'admin', scope: 'all', proxy: 'refused' },
    writing: { needs: 'policies.manage', audience: 'admin', scope: 'all', proxy: 'refused' },
  },
} as const satisfies Record<string, { reading: Policy; writing: Policy } & Record<string, unknown>>;

const shown = (caller: Viewer, { rmd_code, ...review }: ReviewListRow): z.input<typeof row> => ({
  ...review,
  actions: reviewActionsOf(caller, {
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
    const { base, ids, tag, reading, writing } = SIDES[side];
    return [
      operation({
        id: ids[0],
        method: 'GET',
        path: base,
        tag,
        summary: 'Cases to review, the soonest due first',
        description:
          'Of the supervisor, and missed ones of the RMD of the supervised associate; all for admins.',
        policy: reading,
        query: reviewList.query,
        answer: { status: 200, schema: listAnswer(row) },
        examples: { query: { filter: '{"status":{"eq":"Pending"}}' }, answer: { rows: [example] } },
        async handler({ db, caller, query }) {
          const rows = await reviewList.page(query, reviewSource(db, caller));
          return { rows: rows.map((found) => shown(caller, found)) };
        },
      }),
      operation({
        id: ids[2],
        method: 'GET',
        path: `${base}/count`,
        tag,
        summary: 'How many cases to review match',
        policy: reading,
        query: reviewList.countQuery,
        answer: { status: 200, schema: countAnswer },
        examples: { query: { filter: '{"waiting":{"eq":true}}' }, answer: { count: 2 } },
        async handler({ db, caller, query }) {
          return { count: await reviewList.count(query.filter, reviewSource(db, caller).scoped) };
        },
      }),
      operation({
        id: ids[1],
        method: 'POST',
        path: `${base}/{id}/acknowledge`,
        tag,
        summary: 'Answer the three questions about a case',
        description:
          'By the supervisor; once it is missed, by the RMD or an admin. A "no" needs a comment (domain.md 2.33).',
        policy: writing,
        params,
        body: reviewBody,
        ifMatch: 'required',
        refusals: [409],
        answer: { status: 200, schema: row },
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
