import { messages } from '@upline/domain';

/** What a failed call says, as far as ui-kit needs to know: the client's error fits as it is. */
export interface ShownProblem {
  readonly statusCode: number;
  readonly code: string | undefined;
  readonly message: string;
  readonly fields: readonly { readonly field: string; readonly message: string }[];
  readonly requestId: string | undefined;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Sentence of a status (SPEC 8). */
export function messageOf(statusCode: number): string {
  if (statusCode === 401) return messages.notAuthorized;
  if (statusCode === 403) return messages.forbidden;
  if (statusCode === 404) return messages.notFound;
  return messages.serverError;
}

/** Reads any thrown thing; what carries no status is a network failure, treated as 500 with its own name (SPEC 8). */
export function readProblem(error: unknown): ShownProblem {
  const thrown = (typeof error === 'object' && error !== null ? error : {}) as Partial<ShownProblem> & {
    name?: string;
  };
  const statusCode = typeof thrown.statusCode === 'number' ? thrown.statusCode : 500;
  return {
    statusCode,
    code: thrown.code,
    message:
      thrown.statusCode === undefined
        ? (thrown.name ?? messageOf(500))
        : thrown.message || messageOf(statusCode),
    fields: thrown.fields ?? [],
    requestId: thrown.requestId,
    details: thrown.details ?? {},
  };
}
