import { z } from 'zod';
import { exportOperation } from '../../platform/download/export-operation.ts';
import { idParam, nothing } from '../../platform/fields.ts';
import type { Area } from '../../platform/host.ts';
import { countAnswer, listAnswer } from '../../platform/list/define-list.ts';
import { operation, type Policy } from '../../platform/operation.ts';
import { addClientDependants } from '../clients/client-dependants.ts';
import { policyExamples as examples } from './policies.examples.ts';
import { policyExport } from './policies.export.ts';
import { policyList } from './policies.list.ts';
import {
  formCheckAnswer,
  policy,
  policyBody,
  policyCheckBody,
  policyEditBody,
  policyListRow,
} from './policies.schemas.ts';
import { policies } from './policies.service.ts';
import { ownSource } from './policies.source.ts';
import { byNumber, countOfClient } from './policies.store.ts';
import {
  activityAnswer,
  activityExample,
  policyActivity,
  policyActivityList,
} from './policy-activity.store.ts';
import { definePolicyTasks } from './policy-tasks.ts';
import { showPolicy } from './policy-view.service.ts';

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
    operation({
      id: 'listPolicies',
      method: 'GET',
      path: '/business/policies',
      tag,
      summary: 'Policies the caller writes, shares or learns from',
      policy: reading,
      query: policyList.query,
      answer: { status: 200, schema: listAnswer(policyListRow) },
      examples: {
        query: {
          filter: '{"business_status":{"in":["Pending","Action Required"]}}',
          order: '{"submit_date":"DESC"}',
        },
        answer: { rows: [examples.row] },
      },
      async handler({ db, caller, query }) {
        return { rows: await policyList.page(query, ownSource(db, caller, query)) };
      },
    }),
    operation({
      id: 'countPolicies',
      method: 'GET',
      path: '/business/policies/count',
      tag,
      summary: 'How many policies match',
      policy: reading,
      query: policyList.countQuery,
      answer: { status: 200, schema: countAnswer },
      examples: { query: { filter: '{"lifecycle":{"eq":"In Force"}}' }, answer: { count: 12 } },
      async handler({ db, caller, query }) {
        return { count: await policyList.count(query.filter, ownSource(db, caller, query).scoped) };
      },
    }),
    exportOperation(platform, policyExport, {
      id: 'exportPolicies',
      list: '/business/policies',
      tag,
      policy: reading,
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
        return { rows: await policyActivity(input.db, input.params.id, input.query, false) };
      },
    }),
  ];
};
