import { COMPENSATION_TYPES, CURRENCIES } from '@upline/domain';
import { z } from 'zod';
import { rerateBody } from '../../../business/policies/life/policy-actions.schemas.ts';
import { reratedColumns } from '../../../business/policies/life/rerate.ts';
import { isReratable } from '../../../business/policies/policies.actions.ts';
import { findPolicy, moneyOf } from '../../../business/policies/policies.store.ts';
import { namesOf } from '../../../platform/database/names-of.ts';
import type { Area } from '../../../platform/host.ts';
import { idParam, person } from '../../../platform/operation/fields.ts';
import { operation } from '../../../platform/operation/operation.ts';
import { conflict, notFound } from '../../../platform/operation/problem.ts';
import { demand } from '../../../platform/operation/row-actions.ts';
import { policyEvents } from '../policy-events.service.ts';
import { previewOf } from './preview.ts';

const amounts = {
  before_cents: z.int().meta({ description: 'On the lines before the re-rate' }),
  after_cents: z.int(),
  difference_cents: z.int().meta({ description: 'Negative is charged back, positive is paid out' }),
};

const answer = z.strictObject({
  policy_number: z.string(),
  currency: z.enum(CURRENCIES),
  months_in_force: z.int(),
  bv_before_cents: z.int(),
  bv_after_cents: z.int(),
  is_fully_charged_back: z.boolean(),
  ...amounts,
  lines: z.array(
    z.strictObject({
      line_no: z.int(),
      associate: person,
      compensation_type: z.enum(COMPENSATION_TYPES),
      ...amounts,
    }),
  ),
  people: z
    .array(z.strictObject({ associate: person, ...amounts }))
    .meta({ description: 'The lines by associate, in the order of their first line' }),
});

type Amounts = { before_cents: number; after_cents: number; difference_cents: number };

function sumOf(lines: readonly Amounts[]): Amounts {
  const of = (key: keyof Amounts) => lines.reduce((sum, line) => sum + line[key], 0);
  return {
    before_cents: of('before_cents'),
    after_cents: of('after_cents'),
    difference_cents: of('difference_cents'),
  };
}

const ana = {
  associate: { code: 'U000008', name: 'Ana Alvarez' },
  before_cents: 126_000,
  after_cents: 94_500,
  difference_cents: -31_500,
};
const ben = {
  associate: { code: 'U000007', name: 'Ben Okafor' },
  before_cents: 36_000,
  after_cents: 27_000,
  difference_cents: -9_000,
};

/** What a re-rate would change, line by line and person by person, before anybody books it (R-MNY-21). */
export const reratePreviewRoutes: Area = (platform) => {
  const events = policyEvents(platform);
  return [
    operation({
      id: 'previewPolicyRerate',
      method: 'POST',
      path: '/admin/policies/{id}/re-rate/preview',
      tag: 'Policies (admin)',
      summary: 'What a re-rate would change on every line',
      description: 'Judged as the re-rate is (R-MNY-21). Nothing is written.',
      policy: { needs: 'policies.manage', audience: 'admin', scope: 'all', proxy: 'refused' },
      params: z.strictObject({ id: idParam() }),
      body: rerateBody,
      refusals: [404, 409],
      answer: { status: 200, schema: answer },
      examples: {
        params: { id: '5c1f9f39-7d8e-4a55-8a33-2e6a2d4f9b02' },
        body: {
          reason: 'Premium Reduced',
          event_date: '2026-11-20',
          premium_mode: 'Monthly',
          modal_premium_cents: 20_000,
          target_premium_cents: 240_000,
          face_amount_cents: 50_000_000,
        },
        answer: {
          policy_number: 'GT-201042',
          currency: 'USD',
          months_in_force: 3,
          bv_before_cents: 360_000,
          bv_after_cents: 240_000,
          is_fully_charged_back: false,
          ...sumOf([ana, ben]),
          lines: [
            { line_no: 1, compensation_type: 'Writing', ...ana },
            { line_no: 2, compensation_type: 'Override Bonus', ...ben },
          ],
          people: [ana, ben],
        },
      },
      async handler(input) {
        const { db, params, body, caller } = input;
        const policy = await findPolicy(db, params.id);
        if (!policy) throw notFound();
        demand(isReratable, { policy, money: await moneyOf(db, policy) }, caller);
        const { bv_cents } = await reratedColumns(input, policy, body);
        const { reason, event_date } = body;
        const found = await events.preview(
          input,
          policy.id,
          { reason, event_date, new_bv_cents: bv_cents },
          () => undefined,
        );
        if (!found) throw conflict('no-lines', 'Nothing was posted on this policy');
        const preview = await previewOf((codes) => namesOf(db, codes), found);
        const lines = preview.lines.map(({ standing_cents, taken_cents, ...line }) => ({
          ...line,
          before_cents: standing_cents,
          after_cents: standing_cents - taken_cents,
          difference_cents: -taken_cents || 0,
        }));
        const people = [...Map.groupBy(lines, ({ associate }) => associate.code).values()];
        return {
          policy_number: preview.policy_number,
          currency: preview.currency,
          months_in_force: preview.months_in_force,
          bv_before_cents: policy.bv_cents,
          bv_after_cents: bv_cents,
          is_fully_charged_back: preview.is_fully_charged_back,
          ...sumOf(lines),
          lines,
          people: people.flatMap((own) => (own[0] ? [{ associate: own[0].associate, ...sumOf(own) }] : [])),
        };
      },
    }),
  ];
};
