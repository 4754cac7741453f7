import { z } from 'zod';
import type { Area } from '../../../platform/host.ts';
import { idParam } from '../../../platform/operation/fields.ts';
import { type HandlerInput, operation, type Policy } from '../../../platform/operation/operation.ts';
import { policyExamples as examples } from '../policies.examples.ts';
import { adminPolicy } from '../policies.schemas.ts';
import { showAdminPolicy } from '../record/policy-view.service.ts';
import type { PolicyWithShares } from '../splits/policy-points.ts';
import {
  issueBody,
  placeBody,
  premiumBody,
  reinstatementBody,
  rerateBody,
  terminationBody,
  underwritingBody,
} from './policy-actions.schemas.ts';
import { policyLifecycle } from './policy-lifecycle.service.ts';

const params = z.strictObject({ id: idParam() });
const office = {
  needs: 'policies.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;

interface Step<B extends z.ZodType> {
  readonly id: string;
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  readonly body: B;
  readonly example: z.input<B>;
  /** Lines are posted for it: sent twice under one key it happens once. */
  readonly movesMoney?: boolean;
  run(
    input: HandlerInput<'policies.manage', typeof params, undefined, B>,
    body: z.output<B>,
  ): Promise<PolicyWithShares>;
}

const step = <B extends z.ZodType>({
  id,
  path,
  summary,
  description,
  body,
  example,
  movesMoney,
  run,
}: Step<B>) =>
  operation({
    id,
    method: 'POST',
    path: `/admin/policies/{id}/${path}`,
    tag: 'Policies (admin)',
    summary,
    ...(description ? { description } : {}),
    policy: office,
    params,
    body,
    ifMatch: 'required',
    ...(movesMoney ? { idempotencyKey: 'required' as const } : {}),
    refusals: [409],
    answer: { status: 200, schema: adminPolicy },
    examples: { params: examples.params, body: example, answer: { ...examples.admin, version: 2 } },
    async handler(input) {
      const { policy, shares } = await run(input, input.body as z.output<B>);
      return showAdminPolicy(input, policy, shares);
    },
  });

/** What becomes of a policy, as carriers report it (domain.md 2.12, 4.7, 4.8). */
export const adminPolicyLifeRoutes: Area = (platform) => {
  const life = policyLifecycle(platform);
  return [
    step({
      id: 'setPolicyUnderwriting',
      path: 'underwriting',
      summary: 'Say that an application is in underwriting, or not yet',
      body: underwritingBody,
      example: { lifecycle: 'Underwriting' },
      run: (input, body) => life.setUnderwriting(input, input.params.id, input.version, body.lifecycle),
    }),
    step({
      id: 'issuePolicy',
      path: 'issue',
      summary: 'The carrier issued the policy',
      description: 'IssuedBv is credited on that date (5.1).',
      body: issueBody,
      example: { issue_date: '2026-11-16' },
      run: (input, body) => life.issue(input, input.params.id, input.version, body.issue_date),
    }),
    step({
      id: 'placePolicy',
      path: 'placement',
      summary: 'Delivered, first premium paid',
      body: placeBody,
      example: { placed_date: '2026-11-20' },
      run: (input, body) => life.place(input, input.params.id, input.version, body.placed_date),
    }),
    step({
      id: 'reportPolicyPremium',
      path: 'premiums',
      summary: 'The carrier reports premiums paid',
      description: 'Installments fall due for the months they cover (R-MNY-13).',
      body: premiumBody,
      example: { payments: 1, paid_to_date: '2026-12-16' },
      movesMoney: true,
      run: (input, { payments, paid_to_date }) =>
        life.reportPremium(input, input.params.id, input.version, {
          payments,
          paid_to_date: paid_to_date ?? null,
        }),
    }),
    step({
      id: 'terminatePolicy',
      path: 'termination',
      summary: 'An issued policy ended',
      description: 'What was not earned is charged back (4.8); before Ready To Pay the policy is archived.',
      body: terminationBody,
      example: { reason: 'Policy Lapsed', termination_date: '2026-11-20', paid_to_date: null },
      movesMoney: true,
      run: (input, { reason, termination_date, paid_to_date }) =>
        life.terminate(input, input.params.id, input.version, {
          reason,
          termination_date,
          paid_to_date: paid_to_date ?? null,
        }),
    }),
    step({
      id: 'reratePolicy',
      path: 're-rate',
      summary: 'Premium or face changed after Ready To Pay',
      description: 'The difference is charged back or paid (R-MNY-21).',
      body: rerateBody,
      example: {
        reason: 'Premium Reduced',
        event_date: '2026-11-20',
        premium_mode: 'Monthly',
        modal_premium_cents: 20_000,
        target_premium_cents: 240_000,
        face_amount_cents: 50_000_000,
      },
      movesMoney: true,
      run: (input, body) => life.rerate(input, input.params.id, input.version, body),
    }),
    step({
      id: 'reinstatePolicy',
      path: 'reinstatement',
      summary: 'A terminated policy is in force again',
      description: 'What was charged back for its end is given again (R-MNY-24).',
      body: reinstatementBody,
      example: { event_date: '2026-11-21', reason: 'Premiums paid within the grace period' },
      movesMoney: true,
      run: (input, body) => life.reinstate(input, input.params.id, input.version, body),
    }),
  ];
};
