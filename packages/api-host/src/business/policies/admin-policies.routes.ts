import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { idParam, nothing } from '../../platform/operation/fields.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';
import { askBody } from './life/policy-actions.schemas.ts';
import { policyRequirements } from './life/policy-requirements.service.ts';
import { adminPolicyExport } from './lists/policies.export.ts';
import { adminPolicyList } from './lists/policies.list.ts';
import { allSource } from './lists/policies.source.ts';
import { policyRows } from './lists/policy-rows.ts';
import { policyExamples as examples } from './policies.examples.ts';
import { adminPolicy, adminPolicyBody, policyListRow } from './policies.schemas.ts';
import { policies } from './policies.service.ts';
import {
  activityAnswer,
  activityExample,
  policyActivity,
  policyActivityList,
} from './record/policy-activity.store.ts';
import { showAdminPolicy } from './record/policy-view.service.ts';

const tag = 'Policies (admin)';
const params = z.strictObject({ id: idParam() });
const requirementParams = z.strictObject({ id: idParam(), requirement_id: idParam() });
const office = {
  needs: 'policies.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const body = { ...examples.body, internal_note: null };

/** Policies as the home office works on them (domain.md 2.36). */
export const adminPoliciesRoutes: Area = (platform) => {
  const service = policies(platform);
  const requirements = policyRequirements(platform);

  return [
    ...listOperations(platform, {
      name: 'AdminPolicies',
      path: '/admin/policies',
      tag,
      summary: 'All policies',
      policy: office,
      list: adminPolicyList,
      row: policyListRow,
      source: ({ db, query }) => allSource(db, query),
      toRows: policyRows,
      examples: {
        query: { filter: '{"business_status":{"eq":"Action Required"}}' },
        rows: [{ ...examples.row, role: null, own_bv_cents: 360_000, actions: examples.admin.actions }],
      },
      count: {
        summary: 'How many policies match',
        example: { query: { filter: '{"business_status":{"eq":"Pending"}}' }, count: 12 },
      },
      export: adminPolicyExport,
    }),
    operation({
      id: 'createAdminPolicy',
      method: 'POST',
      path: '/admin/policies',
      tag,
      summary: 'Enter a policy for an associate',
      description: 'Any writing associate; splits are approved at once (R-POL-02).',
      policy: office,
      body: adminPolicyBody,
      idempotencyKey: 'required',
      answer: { status: 201, schema: adminPolicy },
      examples: { body, answer: examples.admin },
      async handler(input) {
        const { policy, shares } = await service.create(input, input.body);
        input.reply.header('location', `/admin/policies/${policy.id}`);
        return showAdminPolicy(input, policy, shares);
      },
    }),
    operation({
      id: 'getAdminPolicy',
      method: 'GET',
      path: '/admin/policies/{id}',
      tag,
      summary: 'A policy',
      policy: office,
      params,
      answer: { status: 200, schema: adminPolicy },
      examples: { params: examples.params, answer: examples.admin },
      async handler(input) {
        const { policy, shares } = await service.get(input, input.params.id);
        return showAdminPolicy(input, policy, shares);
      },
    }),
    operation({
      id: 'updateAdminPolicy',
      method: 'PUT',
      path: '/admin/policies/{id}',
      tag,
      summary: 'Change a policy before Ready To Pay',
      description: 'The whole record. Later changes are re-rates (R-POL-01).',
      policy: office,
      params,
      body: adminPolicyBody,
      ifMatch: 'required',
      refusals: [409],
      answer: { status: 200, schema: adminPolicy },
      examples: { params: examples.params, body, answer: { ...examples.admin, version: 2 } },
      async handler(input) {
        const { policy, shares } = await service.editAsAdmin(
          input,
          input.params.id,
          input.version,
          input.body,
        );
        return showAdminPolicy(input, policy, shares);
      },
    }),
    operation({
      id: 'deleteAdminPolicy',
      method: 'DELETE',
      path: '/admin/policies/{id}',
      tag,
      summary: 'Delete a pending policy without compensation',
      policy: office,
      params,
      ifMatch: 'required',
      refusals: [409],
      answer: { status: 204, schema: nothing() },
      examples: { params: examples.params },
      handler: (input) => service.remove(input, input.params.id, input.version),
    }),
    operation({
      id: 'closePolicyRequirement',
      method: 'POST',
      path: '/admin/policies/{id}/requirements/{requirement_id}/close',
      tag,
      summary: 'Say that a requirement is done',
      policy: office,
      params: requirementParams,
      refusals: [409],
      answer: { status: 200, schema: adminPolicy },
      examples: {
        params: { id: examples.id, requirement_id: examples.requirement_id },
        answer: examples.admin,
      },
      async handler(input) {
        const { id, requirement_id } = input.params;
        const { policy, shares } = await requirements.close(input, id, requirement_id);
        return showAdminPolicy(input, policy, shares);
      },
    }),
    operation({
      id: 'askPolicyRequirement',
      method: 'POST',
      path: '/admin/policies/{id}/requirements',
      tag,
      summary: 'Ask for one more thing',
      description:
        'Of a policy that is Action Required already; `moveAdminPolicy` makes it so with the first.',
      policy: office,
      params,
      body: askBody,
      refusals: [409],
      answer: { status: 200, schema: adminPolicy },
      examples: {
        params: examples.params,
        body: { text: 'Please send the signed illustration.' },
        answer: examples.admin,
      },
      async handler(input) {
        const { policy, shares } = await requirements.askMore(input, input.params.id, input.body.text);
        return showAdminPolicy(input, policy, shares);
      },
    }),
    operation({
      id: 'listAdminPolicyAudit',
      method: 'GET',
      path: '/admin/policies/{id}/audit',
      tag,
      summary: 'What happened with a policy, newest first',
      policy: office,
      params,
      query: policyActivityList.query,
      answer: { status: 200, schema: activityAnswer },
      examples: { params: examples.params, query: { limit: '20' }, answer: { rows: [activityExample] } },
      async handler(input) {
        await service.get(input, input.params.id);
        const query = await policyActivityList.asked(input.query, input);
        return { rows: await policyActivity(input.db, input.params.id, query, true) };
      },
    }),
  ];
};
