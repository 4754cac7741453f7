/** One refused field, placed under its input (R-GEN-01). */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

interface ApiErrorInit {
  readonly statusCode: number;
  readonly code: string;
  readonly message: string;
  readonly name?: string;
  readonly fields?: readonly FieldProblem[];
  readonly requestId?: string | undefined;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly retryAfter?: number | undefined;
}

/** What every failed call throws. A network failure looks like status 500 and carries the failure's name (SPEC §8). */
export class ApiError extends Error {
  readonly statusCode: number;
  /** Stable machine word of the refusal, e.g. `stale-version`; `network` when no answer came. */
  readonly code: string;
  readonly fields: readonly FieldProblem[];
  /** What a person quotes to support; undefined when no answer came. */
  readonly requestId: string | undefined;
  /** Details of the problem document, e.g. `current` of a version conflict. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Seconds the server asks to wait (429, 503). */
  readonly retryAfter: number | undefined;

  constructor(init: ApiErrorInit) {
    super(init.message);
    this.name = init.name ?? 'ApiError';
    this.statusCode = init.statusCode;
    this.code = init.code;
    this.fields = init.fields ?? [];
    this.requestId = init.requestId;
    this.details = init.details ?? {};
    this.retryAfter = init.retryAfter;
  }

  get isNetwork(): boolean {
    return this.code === 'network';
  }
}

/** The specification's words where the answer brought none of its own (SPEC §8). */
const MESSAGES: Readonly<Record<number, string>> = {
  401: 'Not authorized',
  403: "You don't have access to this page",
  404: 'Resource not found',
  500: 'Internal server error',
};

/** The error of an answer outside 2xx; `body` is its parsed problem document, if it was one. */
export function errorOfAnswer(response: Response, body: unknown): ApiError {
  const problem = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const { code, message, fields, requestId, details } = problem;
  const wait = Number(response.headers.get('retry-after'));
  return new ApiError({
    statusCode: response.status,
    code: typeof code === 'string' ? code : `http-${response.status}`,
    message:
      typeof message === 'string'
        ? message
        : (MESSAGES[response.status] ??
          (response.status >= 500 ? 'Internal server error' : 'Request refused')),
    fields: Array.isArray(fields) ? (fields as FieldProblem[]) : [],
    requestId:
      typeof requestId === 'string' ? requestId : (response.headers.get('x-request-id') ?? undefined),
    details: typeof details === 'object' && details !== null ? (details as Record<string, unknown>) : {},
    retryAfter: Number.isFinite(wait) && wait > 0 ? wait : undefined,
  });
}

/** The error of a request that got no answer. */
export function errorOfNetwork(failure: unknown): ApiError {
  const cause = failure instanceof Error && failure.cause instanceof Error ? failure.cause : failure;
  const name = cause instanceof Error ? cause.name : 'NetworkError';
  return new ApiError({
    statusCode: 500,
    code: 'network',
    name,
    message: 'The server could not be reached. What you see is kept; try again in a moment.',
  });
}
