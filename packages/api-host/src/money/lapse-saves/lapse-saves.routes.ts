import { z } from 'zod';
import { defineLatePremiumRetention } from '../../business/late-premiums/late-premiums.retention.ts';
import { lockLatePremium } from '../../business/late-premiums/late-premiums.store.ts';
import { onPolicyEvent } from '../../business/policies/policy-events.ts';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { idParam } from '../../platform/operation/fields.ts';
import { operation, type Policy, type SignedInContext } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { defineLapseRiskTask, workOutRisks } from './lapse-risk.ts';
import { lapseSaveExamples as examples } from './lapse-saves.examples.ts';
import { lapseSaveList as list } from './lapse-saves.list.ts';
import { lapseSaveDetailOf, toLapseSave } from './lapse-saves.record.ts';
import { callBody, lapseSaveDetail, lapseSaveRow, lapseSaveTotalsAnswer } from './lapse-saves.schemas.ts';
import { lapseSaveCalls } from './lapse-saves.service.ts';
import { lapseSaves, lapseSaveTotals } from './lapse-saves.store.ts';

const tag = 'Lapse Saves';
const params = z.strictObject({ id: idParam() });
const reading = {
  needs: 'payments.view',
  audience: 'portal',
  scope: 'team',
  proxy: 'allowed',
} as const satisfies Policy;

/** Premiums that are late, and what is done about them (domain.md 9.3 item 7). */
export const lapseSaveRoutes: Area = (platform) => {
  const calls = lapseSaveCalls(platform);
  defineLapseRiskTask(platform);
  defineLatePremiumRetention(platform.jobs);
  onPolicyEvent(platform, 'PremiumLate', async (context, { late_premium_id }) => {
    const late = await lockLatePremium(context.db, late_premium_id);
    if (late) await workOutRisks(context, [late]);
  });

  async function show({ db, caller, today }: SignedInContext, id: string) {
    const row = await lapseSaves(db, caller, today).find(id);
    if (!row) throw notFound();
    return lapseSaveDetailOf(db, row, caller);
  }

  return [
    ...listOperations(platform, {
      name: 'LapseSaves',
      path: '/payments/lapse-saves',
      tag,
      summary: 'Late premiums, the one that would cost the caller most first',
      description:
        'Of the own business and of the team’s. What is no longer late is left out unless the filter names `status`.',
      policy: reading,
      list,
      row: lapseSaveRow,
      source: ({ db, caller, today }) => lapseSaves(db, { kind: 'Associate', code: caller.code }, today),
      toRow: (row, { caller }) => toLapseSave(row, caller),
      examples: {
        query: { filter: '{"outcome":{"isNull":true}}' },
        rows: [examples.row, examples.teamRow],
      },
      count: {
        summary: 'How many late premiums match',
        example: { query: { filter: '{"outcome":{"isNull":true}}' }, count: 2 },
      },
      totals: {
        summary: 'What lapses of those that match would take from the caller, by currency',
        schema: lapseSaveTotalsAnswer,
        example: { query: { filter: '{"status":{"eq":"Open"}}' }, answer: examples.totals },
        of: async (matching) => ({ totals: await lapseSaveTotals(matching) }),
      },
    }),
    operation({
      id: 'getLapseSave',
      method: 'GET',
      path: '/payments/lapse-saves/{id}',
      tag,
      summary: 'A late premium with its calls',
      policy: reading,
      params,
      answer: { status: 200, schema: lapseSaveDetail },
      examples: { params: examples.params, answer: examples.detail },
      handler: (input) => show(input, input.params.id),
    }),
    operation({
      id: 'logLapseSaveCall',
      method: 'POST',
      path: '/payments/lapse-saves/{id}/calls',
      tag,
      summary: 'Write down what a call to the client brought',
      description: 'By the people of the policy, while the premium is late.',
      policy: { ...reading, needs: 'business.write', scope: 'own', proxy: 'refused' },
      params,
      body: callBody,
      ifMatch: 'required',
      idempotencyKey: 'required',
      refusals: [409],
      answer: { status: 200, schema: lapseSaveDetail },
      examples: { params: examples.params, body: examples.body, answer: examples.detail },
      async handler(input) {
        const { outcome, promised_on, note = null } = input.body;
        await calls.log(input, input.params.id, input.version, { outcome, promised_on, note });
        return show(input, input.params.id);
      },
    }),
  ];
};
