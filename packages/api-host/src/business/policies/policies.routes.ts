import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { listAnswer } from '../../platform/list/define-list.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { idParam, nothing } from '../../platform/operation/fields.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';
import { addClientDependants } from '../clients/client-dependants.ts';
import { definePolicyTasks } from './life/policy-tasks.ts';
import { policyExport } from './lists/policies.export.ts';
import { policyList } from './lists/policies.list.ts';
import { ownSource } from './lists/policies.source.ts';
import { policyRows } from './lists/policy-rows.ts';
import { policyExamples as examples } from './policies.examples.ts';
import {
  formCheckAnswer,
  policy,
  policyBody,
  policyCheckBody,
  policyEditBody,
  policyListRow,
  policyTotals,
} from './policies.schemas.ts';
import { policies } from './policies.service.ts';
import { byNumber, countOfClient, sumOfPolicies } from './policies.store.ts';
import {
  activityAnswer,
  activityExample,
  policyActivity,
  policyActivityList,
} from './record/policy-activity.store.ts';
import { showPolicy } from './record/policy-view.service.ts';

const tag = 'Policies';
const params = z.strictObject({ id: idParam() });
const reading = {
  needs: 'business.view',
  audience: 'portal',
  scope: 'own',
  proxy: 'allowed',
} as const satisfies Policy;
const writing = { ...reading, needs: 'business.write' } as const satisfies Policy;

/** Policies of the people who have a part in them (domain.md 2.12). */
export const policiesRoutes: Area = (platform) => {
  const service = policies(platform);
  definePolicyTasks(platform);
  addClientDependants(countOfClient);

  return [
    ...listOperations(platform, {
      name: 'Policies',
      path: '/business/policies',
      tag,
      summary: 'Policies the caller writes, shares or learns from',
      policy: reading,
      list: policyList,
      row: policyListRow,
      source: ({ db, caller, query }) => ownSource(db, caller, query),
      toRows: policyRows,
      examples: {
        query: {
          filter: '{"business_status":{"in":["Pending","Action Required"]}}',
          order: '{"submit_date":"DESC"}',
        },
        rows: [examples.row],
      },
      count: {
        summary: 'How many policies match',
        example: { query: { filter: '{"lifecycle":{"eq":"In Force"}}' }, count: 12 },
      },
      totals: {
        summary: 'Business volume of the policies that match',
        description: 'Whole policies, as the rows of the list say it, and not the caller’s share of them.',
        schema: policyTotals,
        example: {
          query: { filter: '{"business_status":{"eq":"Ready To Pay"}}' },
          answer: { bv_cents: 860_000 },
        },
        of: sumOfPolicies,
      },
      export: policyExport,
    }),
    operation({
      id: 'findPoliciesByNumber',
      method: 'GET',
      path: '/business/policies/by-number/{policy_number}',
      tag,
      summary: 'Policies with this number',
      description: 'Usually one; where two providers use the same number, a list to choose from.',
      policy: reading,
      params: z.strictObject({ policy_number: z.string().max(60).trim().toUpperCase() }),
      answer: {
        status: 200,
        schema: listAnswer(z.strictObject({ id: z.uuid(), policy_number: z.string(), provider: z.string() })),
      },
      examples: {
        params: { policy_number: examples.row.policy_number },
        answer: {
          rows: [
            { id: examples.id, policy_number: examples.row.policy_number, provider: examples.row.provider },
          ],
        },
      },
      async handler({ db, caller, params }) {
        return { rows: await byNumber(db, caller, params.policy_number) };
      },
    }),
    operation({
      id: 'checkPolicy',
      method: 'POST',
      path: '/business/policies/check',
      tag,
      summary: 'What would be refused or asked for if the form were saved now',
      description:
        'All findings at once, each with the place where it is mended (R-CHK-01). What is not filled in yet is not judged; nothing is saved.',
      policy: writing,
      body: policyCheckBody,
      answer: { status: 200, schema: formCheckAnswer },
      examples: {
        body: examples.body,
        answer: {
          findings: [examples.finding],
          passed: examples.passed,
          expected: { bv_cents: 360_000, own_cents: 126_000, currency: 'USD' },
          refused: [{ field: 'policy_number', message: 'Policy Number already exists for this provider' }],
        },
      },
      handler: (input) => service.check(input, input.body),
    }),
    operation({
      id: 'createPolicy',
      method: 'POST',
      path: '/business/policies',
      tag,
      summary: 'Enter a policy',
      description:
        'Pending, or Action Required with what the submission check found (2.13). Splits wait for their associates (R-POL-02).',
      policy: writing,
      body: policyBody,
      idempotencyKey: 'required',
      answer: { status: 201, schema: policy },
      examples: { body: examples.body, answer: examples.answer },
      async handler(input) {
        const { policy: row, shares } = await service.create(input, input.body);
        input.reply.header('location', `/business/policies/${row.id}`);
        return showPolicy(input, row, shares);
      },
    }),
    operation({
      id: 'getPolicy',
      method: 'GET',
      path: '/business/policies/{id}',
      tag,
      summary: 'A policy',
      policy: reading,
      params,
      answer: { status: 200, schema: policy },
      examples: { params: examples.params, answer: examples.answer },
      async handler(input) {
        const { policy: row, shares } = await service.get(input, input.params.id);
        return showPolicy(input, row, shares);
      },
    }),
    operation({
      id: 'updatePolicy',
      method: 'PUT',
      path: '/business/policies/{id}',
      tag,
      summary: 'Change number, dates or note of an own policy',
      description: 'While it is Pending or Action Required, by who wrote or entered it (R-POL-01).',
      policy: writing,
      params,
      body: policyEditBody,
      ifMatch: 'required',
      refusals: [409],
      answer: { status: 200, schema: policy },
      examples: { params: examples.params, body: examples.edit, answer: { ...examples.answer, version: 2 } },
      async handler(input) {
        const { policy: row, shares } = await service.edit(input, input.params.id, input.version, input.body);
        return showPolicy(input, row, shares);
      },
    }),
    operation({
      id: 'deletePolicy',
      method: 'DELETE',
      path: '/business/policies/{id}',
      tag,
      summary: 'Delete an own policy of the last 24 hours',
      description: 'Only while Pending and without compensation (R-POL-03).',
      policy: { ...writing, proxy: 'refused' },
      params,
      ifMatch: 'required',
      refusals: [409],
      answer: { status: 204, schema: nothing() },
      examples: { params: examples.params },
      handler: (input) => service.remove(input, input.params.id, input.version),
    }),
    operation({
      id: 'listPolicyAudit',
      method: 'GET',
      path: '/business/policies/{id}/audit',
      tag,
      summary: 'What happened with a policy, newest first',
      policy: reading,
      params,
      query: policyActivityList.query,
      answer: { status: 200, schema: activityAnswer },
      examples: { params: examples.params, query: { limit: '20' }, answer: { rows: [activityExample] } },
      async handler(input) {
        await service.get(input, input.params.id);
        const query = await policyActivityList.asked(input.query, input);
        return { rows: await policyActivity(input.db, input.params.id, query, false) };
      },
    }),
  ];
};
