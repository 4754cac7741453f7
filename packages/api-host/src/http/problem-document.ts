import { z } from 'zod';
import { Problem } from '../platform/operation/problem.ts';

/** The one shape of every refusal and failure. */
export const problemDocument = z
  .object({
    statusCode: z.int(),
    code: z.string().meta({ description: 'Stable word for programs.' }),
    message: z.string().meta({ description: 'Text for the person.' }),
    requestId: z.string(),
    fields: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'Refused fields of a 422.' }),
    details: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: 'More about this refusal, e.g. `current` of a version conflict.' }),
  })
  .meta({ id: 'Problem' });

export type ProblemDocument = z.output<typeof problemDocument>;

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

export function toDocument(problem: Problem, requestId: string): ProblemDocument {
  const { fields, details } = problem.options;
  return {
    statusCode: problem.status,
    code: problem.code,
    message: problem.message,
    requestId,
    ...(fields ? { fields: fields.map((field) => ({ ...field })) } : {}),
    ...(details && Object.keys(details).length > 0 ? { details: { ...details } } : {}),
  };
}

export const badRequest = (message = 'The request is not well-formed', code = 'bad-request') =>
  new Problem(400, code, message);

export const unavailable = (retryAfter = 1) =>
  new Problem(503, 'unavailable', 'The service is not available right now. Try again shortly.', {
    headers: { 'Retry-After': String(retryAfter) },
  });

export const tooManyRequests = (seconds: number) =>
  new Problem(429, 'too-many-requests', 'Too many requests. Try again shortly.', {
    headers: { 'Retry-After': String(seconds) },
  });

export const internalError = () => new Problem(500, 'internal', 'Internal server error');
