import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import type { Operation } from '../platform/operation/operation.ts';
import { problemDocument } from './problem-document.ts';
import { rateClassOf } from './rate-limits.ts';

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'Not well-formed: broken JSON, a bad or missing header',
  401: 'Not authorized: no whole session',
  403: "You don't have access to this page",
  404: 'Resource not found, or not yours to see',
  409: 'In conflict with the state of the record, or the same request is still running',
  413: 'The request is too large',
  415: 'This content type is not supported',
  422: 'Fields break a rule; `fields` says which',
  428: 'The If-Match header is missing',
  429: 'Too many requests; wait as Retry-After says',
  500: 'Internal server error',
  503: 'Not available right now; wait as Retry-After says',
};

/** Every refusal an operation can answer, in ascending order. */
export function refusalsOf(operation: Operation): number[] {
  const { policy, method } = operation;
  const writes = method !== 'GET';
  const open = policy.needs === 'public' || policy.needs === 'demo';
  const statuses = new Set([400, 429, 500, 503, ...(operation.refusals ?? [])]);
  if (!open) statuses.add(401);
  if (
    !open &&
    (policy.needs !== 'signed-in' || policy.audience !== 'any' || policy.proxy === 'refused' || writes)
  )
    statuses.add(403);
  if (operation.params || policy.needs === 'demo') statuses.add(404);
  // What is not declared is refused, so every query and body can break a rule.
  statuses.add(422);
  if (writes) statuses.add(409);
  if (operation.body || operation.consumes) statuses.add(413).add(415);
  if (operation.ifMatch) statuses.add(428);
  return [...statuses].sort((a, b) => a - b);
}

const errorResponse = (status: number) => ({
  description: REFUSALS[status] ?? 'Refused',
  content: { 'application/problem+json': { schema: problemDocument } },
});

const KEY = z
  .string()
  .min(1)
  .max(200)
  .describe('The same key with the same request has one effect; kept 24 hours (R-01).');
const KEYS = {
  required: { 'Idempotency-Key': KEY },
  optional: { 'Idempotency-Key': KEY.optional() },
};
const IF_MATCH = { 'If-Match': z.string().describe('Version of the record as last read, e.g. `"3"`.') };

/** Hundreds of operations share these few: making a schema takes longer than all else about a route. */
const HEADERS = {
  required: [z.object(KEYS.required), z.object({ ...KEYS.required, ...IF_MATCH })],
  optional: [z.object(KEYS.optional), z.object({ ...KEYS.optional, ...IF_MATCH })],
  none: [undefined, z.object(IF_MATCH)],
} as const;

function headersOf(operation: Operation): z.ZodType | undefined {
  const takesKey =
    operation.method !== 'GET' &&
    operation.transaction !== 'manual' &&
    operation.policy.needs !== 'public' &&
    operation.policy.needs !== 'demo';
  const key = takesKey ? (operation.idempotencyKey ?? 'optional') : 'none';
  return HEADERS[key][operation.ifMatch ? 1 : 0];
}

/** What a caller must present: nothing, the bearer token, or the admin's bearer and access token together. */
function securityOf({ policy }: Operation): Record<string, string[]>[] {
  if (policy.needs === 'public' || policy.needs === 'demo') return [];
  if (policy.audience === 'admin') return [{ bearer: [], accessToken: [] }];
  return policy.audience === 'any' ? [{ bearer: [] }, { bearer: [], accessToken: [] }] : [{ bearer: [] }];
}

/** The operation as the OpenAPI document shows it. Used for the document only: parsing happens in `input.ts`. */
export function routeSchema(operation: Operation): FastifySchema {
  const { answer, policy } = operation;
  const headers = headersOf(operation);
  const success =
    answer.status === 204
      ? { description: answer.description ?? 'Done', content: { 'application/json': { schema: z.null() } } }
      : {
          description: answer.description ?? 'Done',
          content: { [answer.contentType ?? 'application/json']: { schema: answer.schema } },
        };
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    ...(operation.description ? { description: operation.description } : {}),
    security: securityOf(operation),
    ...(operation.consumes ? { consumes: [operation.consumes] } : {}),
    ...(operation.params ? { params: operation.params } : {}),
    ...(operation.query ? { querystring: operation.query } : {}),
    ...(operation.body ? { body: operation.body } : {}),
    ...(headers ? { headers } : {}),
    response: {
      [answer.status]: success,
      ...Object.fromEntries(refusalsOf(operation).map((status) => [status, errorResponse(status)])),
    },
    'x-permission': policy.needs,
    'x-audience': policy.audience,
    'x-scope': policy.scope,
    'x-proxy': policy.proxy,
    'x-suspended': policy.suspended ?? 'refused',
    'x-unsigned': policy.unsigned ?? 'refused',
    'x-rate-class': rateClassOf(operation),
    ...(operation.idempotencyKey ? { 'x-idempotency-key': operation.idempotencyKey } : {}),
  } as FastifySchema;
}
