import { holdsCardNumber, isCleanText } from '@upline/domain';
import type { FastifyRequest } from 'fastify';
import { parseFields } from '../platform/operation/field-errors.ts';
import type { Operation } from '../platform/operation/operation.ts';
import { type FieldError, invalid, notFound, Problem } from '../platform/operation/problem.ts';
import { badRequest } from './problem-document.ts';

function unknownFields(value: unknown): FieldError[] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object' || Array.isArray(value))
    return [{ field: '', message: 'Request is not valid' }];
  return Object.keys(value)
    .slice(0, 20)
    .map((field) => ({ field, message: 'This field is not known' }));
}

/** Cards are typed at Stripe alone: a text that looks like a card's number is refused wherever it is sent (S-56). */
function cardNumbers(value: unknown, place: readonly string[] = []): FieldError[] {
  if (typeof value === 'string' && holdsCardNumber(value))
    return [{ field: place.join('.'), message: 'Do not enter the number of a card' }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => cardNumbers(inner, [...place, key]));
}

/** No record has a name with control characters, which the database would not even compare. */
function namesSomething(params: unknown): boolean {
  return Object.values(params as Record<string, string>).every((value) => isCleanText(value, false));
}

/**
 * Parses path, query and body by the operation's schemas. A path that cannot name a record is unknown (404); query and
 * body answer 422 with every refused field of both; where the operation takes none, anything sent is refused.
 */
export function parseInput(operation: Operation, request: FastifyRequest) {
  const params = operation.params ? parseFields(operation.params, request.params) : { value: undefined };
  if (params.errors || (operation.params && !namesSomething(request.params))) throw notFound();
  const query = operation.query
    ? parseFields(operation.query, { ...(request.query as object) })
    : { value: undefined, errors: unknownFields(request.query) };
  const body = operation.body
    ? parseFields(operation.body, request.body === undefined ? {} : request.body)
    : { value: undefined, errors: operation.consumes ? [] : unknownFields(request.body) };
  const cards = operation.keepsRawBody ? [] : cardNumbers(request.body).slice(0, 20);
  const named = new Set(cards.map(({ field }) => field));
  const errors = [
    ...(query.errors ?? []),
    ...(body.errors ?? []).filter(({ field }) => !named.has(field)),
    ...cards,
  ];
  if (errors.length > 0) throw invalid(errors);
  return { params: params.value, query: query.value, body: body.value };
}

/** The version in `If-Match`: absent → 428, not a version → 400. */
export function ifMatchVersion(request: FastifyRequest): number {
  const header = request.headers['if-match'];
  if (header === undefined) {
    throw new Problem(
      428,
      'version-required',
      'The If-Match header with the version of the record is required',
    );
  }
  const match = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header);
  if (!match) throw badRequest('The If-Match header is not valid', 'if-match');
  return Number(match[1]);
}
