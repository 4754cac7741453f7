import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { idParam } from '../../platform/operation/fields.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';
import { recordStep } from '../../platform/operation/record-operations.ts';
import { uplineAnswerBody, uplineRequestBody } from '../changes/changes.schemas.ts';
import { networkExamples as examples } from '../network.examples.ts';
import { uplineRequestList } from './upline-requests.list.ts';
import { ownUplineRequests, uplineRequest } from './upline-requests.schemas.ts';
import { uplineChangeRequests } from './upline-requests.service.ts';
import { requestRows, uplineRequests } from './upline-requests.store.ts';

const tag = 'Upline changes';
const params = z.strictObject({ id: idParam() });
const own = {
  needs: 'signed-in',
  audience: 'portal',
  scope: 'own',
  proxy: 'refused',
} as const satisfies Policy;
const deciding = {
  needs: 'associates.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const { request } = examples;

/** Requests for another upline: owner, new upline, admin (domain.md 2.33). */
export const uplineRequestRoutes: Area = (platform) => {
  const service = uplineChangeRequests(platform);

  return [
    operation({
      id: 'listUplineChanges',
      method: 'GET',
      path: '/account/upline-changes',
      tag,
      summary: 'Own requests for another upline, and those the caller was asked about',
      policy: { ...own, proxy: 'allowed' },
      answer: { status: 200, schema: ownUplineRequests },
      examples: { answer: examples.ownRequests },
      handler: (input) => service.list(input),
    }),
    operation({
      id: 'requestUplineChange',
      method: 'POST',
      path: '/account/upline-changes',
      tag,
      summary: 'Ask for another upline',
      description:
        'The present upline RMD answers within 10 business days, then the new upline, then the home office; effective the first of the month after. Once in six months (R-UPL-02).',
      policy: own,
      body: uplineRequestBody,
      refusals: [409],
      answer: { status: 201, schema: uplineRequest },
      examples: { body: examples.requestBody, answer: request },
      handler: (input) => service.create(input, input.body),
    }),
    recordStep({
      id: 'answerUplineChange',
      path: '/account/upline-changes/{id}/answer',
      tag,
      summary: 'Agree to or refuse a request as present RMD or as new upline',
      policy: own,
      body: uplineAnswerBody,
      answer: uplineRequest,
      examples: {
        params: examples.idParams,
        body: { approve: true, note: null },
        answer: { ...request, status: 'Pending For Associate', version: 2 },
      },
      handler: (input) => service.respond(input, input.params.id, input.version, input.body),
    }),
    recordStep({
      id: 'withdrawUplineChange',
      path: '/account/upline-changes/{id}/withdraw',
      tag,
      summary: 'Withdraw the own request',
      policy: own,
      answer: uplineRequest,
      examples: { params: examples.idParams, answer: { ...request, status: 'Revoked', version: 2 } },
      handler: (input) => service.withdraw(input, input.params.id, input.version),
    }),
    ...listOperations(platform, {
      name: 'UplineChangeRequests',
      path: '/admin/upline-changes',
      tag,
      summary: 'All requests for another upline',
      policy: { ...deciding, needs: 'associates.view' },
      list: uplineRequestList,
      row: uplineRequest,
      source: ({ db }) => ({
        scoped: uplineRequests(db),
        rows: (ids) => requestRows(db, ids),
      }),
      toRows: (rows, request) => Promise.all(rows.map((row) => service.toAnswer(request, row))),
      examples: { query: { filter: '{"status":{"eq":"Pending For Admin"}}' }, rows: [request] },
      count: {
        summary: 'How many requests match',
        example: { query: { filter: '{"no_answer":{"eq":true}}' }, count: 2 },
      },
    }),
    operation({
      id: 'getUplineChangeRequest',
      method: 'GET',
      path: '/admin/upline-changes/{id}',
      tag,
      summary: 'A request for another upline',
      policy: { ...deciding, needs: 'associates.view' },
      params,
      answer: { status: 200, schema: uplineRequest },
      examples: { params: examples.idParams, answer: request },
      handler: (input) => service.answer(input, input.params.id),
    }),
    recordStep({
      id: 'decideUplineChange',
      path: '/admin/upline-changes/{id}/decide',
      tag,
      summary: 'Approve or reject a request',
      description:
        'Approved: the transfer is scheduled for the first of the next month. RMD+ and another country take a SuperAdmin (R-UPL-04).',
      policy: deciding,
      body: uplineAnswerBody,
      answer: uplineRequest,
      examples: {
        params: examples.idParams,
        body: { approve: true, note: null },
        answer: { ...request, status: 'Approved', effective_date: '2026-12-01', version: 4 },
      },
      handler: (input) => service.decide(input, input.params.id, input.version, input.body),
    }),
  ];
};
