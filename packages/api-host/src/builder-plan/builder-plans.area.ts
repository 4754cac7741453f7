import { currencyOf } from '@upline/domain';
import { z } from 'zod';
import { numberText } from '../cards/card-payments.store.ts';
import { addCardPurpose } from '../cards/purposes.ts';
import { takesCards } from '../cards/stripe.ts';
import type { Area } from '../platform/host.ts';
import { listOperations } from '../platform/list/list-operations.ts';
import type { Caller } from '../platform/operation/caller.ts';
import { idParam } from '../platform/operation/fields.ts';
import { operation, type Policy, type SignedInContext } from '../platform/operation/operation.ts';
import { notFound } from '../platform/operation/problem.ts';
import { builderPlanActions } from './builder-plans.actions.ts';
import { builderPlanExamples as examples } from './builder-plans.examples.ts';
import { builderPlanList } from './builder-plans.list.ts';
import {
  adminBuilderPlan,
  builderPlan,
  closeBody,
  endBody,
  enrollBody,
  enrolling,
} from './builder-plans.schemas.ts';
import { builderPlans } from './builder-plans.service.ts';
import * as store from './builder-plans.store.ts';
import { defineBuilderPlanTasks } from './builder-plans.tasks.ts';

const tag = 'Builder plan';
const own = {
  needs: 'signed-in',
  audience: 'portal',
  scope: 'own',
  proxy: 'allowed',
} as const satisfies Policy;
const paying = { ...own, needs: 'builder.enroll', proxy: 'refused' } as const satisfies Policy;
const managing = {
  needs: 'associates.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;

const enrollmentOf = (row: store.Enrollment) => ({
  id: row.id,
  status: row.status,
  price_cents: row.price_cents,
  currency: row.currency,
  started_on: row.started_on,
  next_charge_on: row.next_charge_on,
  failed_tries: row.failed_tries,
  ends_after_month: row.ends_after_month,
  closed_on: row.closed_on,
  close_reason: row.close_reason,
});

const toAdmin = (caller: Caller, row: store.EnrollmentRow): z.input<typeof adminBuilderPlan> => ({
  ...enrollmentOf(row),
  associate: { code: row.associate_code, name: row.associate_name },
  country: row.country,
  version: row.version,
  actions: builderPlanActions.of(caller, row),
});

/** The builder plan (domain.md 1.7, 2.33; R-BLD-01, R-BLD-02). */
export const builderPlanArea: Area = (platform) => {
  const service = builderPlans(platform);
  const { onPaid, onFailed, onRefunded } = service;
  addCardPurpose(platform, { kind: 'Builder Plan', onPaid, onFailed, onRefunded });
  defineBuilderPlanTasks(platform, service);

  async function plan(context: SignedInContext): Promise<z.input<typeof builderPlan>> {
    const { db, caller } = context;
    const enrollment = await store.lastOf(db, caller.code);
    const charges = await store.chargesOf(db, caller.code);
    return {
      price_cents: await service.priceOf(context, caller.country),
      currency: currencyOf(caller.country),
      takes_cards: takesCards(platform, caller.country),
      enrollment: enrollment ? enrollmentOf(enrollment) : null,
      charges: charges.map(({ number, ...charge }) => ({ ...charge, number: numberText(number) })),
    };
  }

  return [
    operation({
      id: 'getBuilderPlan',
      method: 'GET',
      path: '/account/builder-plan',
      tag,
      summary: 'What the plan costs, the own enrollment and its charges',
      policy: own,
      answer: { status: 200, schema: builderPlan },
      examples: { answer: examples.plan },
      handler: plan,
    }),
    operation({
      id: 'enrollInBuilderPlan',
      method: 'POST',
      path: '/account/builder-plan/enroll',
      tag,
      summary: 'Ask for the first charge; the plan begins when it is paid',
      description:
        'The answer names the charge, which `payPurchase` leads to. The card is kept at Stripe for the charges of later months. 409 when the price is another one by now, with the right one in `details`.',
      policy: paying,
      body: enrollBody,
      idempotencyKey: 'required',
      refusals: [409],
      answer: { status: 200, schema: enrolling },
      examples: {
        body: { price_cents: 4_900 },
        answer: { purchase_id: examples.plan.charges[0].id },
      },
      async handler(input) {
        return { purchase_id: await service.enroll(input, input.body.price_cents) };
      },
    }),
    operation({
      id: 'endBuilderPlan',
      method: 'PUT',
      path: '/account/builder-plan/end',
      tag,
      summary: 'Let the own plan end with the month that is paid, or take that back',
      policy: paying,
      body: endBody,
      refusals: [409],
      answer: { status: 200, schema: builderPlan },
      examples: { body: { ends_after_month: true }, answer: examples.ending },
      async handler(input) {
        await service.end(input, input.body.ends_after_month);
        return plan(input);
      },
    }),
    ...listOperations(platform, {
      name: 'BuilderPlans',
      path: '/admin/builder-plans',
      tag,
      summary: 'Builder plans, newest first',
      policy: managing,
      list: builderPlanList,
      row: adminBuilderPlan,
      source: ({ db }) => store.builderPlanSource(db),
      toRow: (row, { caller }) => toAdmin(caller, row),
      examples: { query: { filter: '{"status":{"eq":"Active"}}' }, rows: [examples.row] },
      count: { summary: 'How many builder plans match', example: { count: 61 } },
    }),
    operation({
      id: 'closeAnyBuilderPlan',
      method: 'POST',
      path: '/admin/builder-plans/{id}/close',
      tag,
      summary: 'Close a builder plan at once',
      policy: managing,
      params: z.strictObject({ id: idParam() }),
      body: closeBody,
      ifMatch: 'required',
      idempotencyKey: 'required',
      refusals: [409],
      answer: { status: 200, schema: adminBuilderPlan },
      examples: {
        params: examples.params,
        body: { reason: 'Asked for on the phone' },
        answer: examples.closed,
      },
      async handler(input) {
        await service.closeByAdmin(input, input.params.id, input.version, input.body.reason);
        const row = await store.findEnrollment(input.db, input.params.id);
        if (!row) throw notFound();
        return toAdmin(input.caller, row);
      },
    }),
  ];
};
