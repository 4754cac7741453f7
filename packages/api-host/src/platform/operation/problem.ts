/** One refused field of a request, placed under its input by the client (R-GEN-01). */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

interface ProblemOptions {
  readonly fields?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Extra members of the problem document, e.g. the current record of a version conflict. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Commit what the handler wrote although it answers an error, e.g. the count of failed sign-ins. */
  readonly keepWrites?: boolean;
}

/** An expected refusal, answered as a problem document `{ statusCode, code, message, fields?, requestId }`. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly options: ProblemOptions;

  constructor(status: number, code: string, message: string, options: ProblemOptions = {}) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.options = options;
  }
}

export const notAuthorized = (options?: ProblemOptions) =>
  new Problem(401, 'not-authorized', 'Not authorized', options);

export const forbidden = (message = "You don't have access to this page") =>
  new Problem(403, 'forbidden', message);

export const refusedInProxy = () => forbidden('Not available while viewing as another user');

/** R-ASC-04. */
export const unsignedAgreement = () =>
  new Problem(403, 'agreement-unsigned', 'Sign your Associate Membership Agreement first');

export const notFound = () => new Problem(404, 'not-found', 'Resource not found');

/** Stale `version` (R-GEN-04). `current` lets the client show what changed while it keeps the person's input. */
export const staleVersion = (name: string, current?: unknown) =>
  new Problem(409, 'stale-version', `This ${name} was changed by someone else. Reload and try again.`, {
    details: current === undefined ? {} : { current },
  });

export const conflict = (code: string, message: string) => new Problem(409, code, message);

/** Validation failure (R-GEN-01): 422 with one message a field. */
export const invalid = (fields: readonly FieldError[]) =>
  new Problem(422, 'invalid', 'Please correct the marked fields', { fields });
