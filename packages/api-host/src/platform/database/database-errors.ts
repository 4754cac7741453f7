/** SQLSTATE of a database error, e.g. `23505`; undefined for anything else. */
export function sqlState(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** Whether a unique constraint (of this name, when given) refused the row. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    sqlState(error) === '23505' &&
    (constraint === undefined || (error as { constraint?: string }).constraint === constraint)
  );
}

/** Whether other rows refer to the one that was to be deleted. */
export const isReferredTo = (error: unknown): boolean => sqlState(error) === '23503';

/** A migration of a newer version changed a table since this connection planned the statement. */
export function isOutdatedPlan(error: unknown): boolean {
  return sqlState(error) === '0A000' && (error as Error).message.startsWith('cached plan must not change');
}

/** Deadlock, serialization failure or outdated plan: the same work may succeed when tried again. */
export function isRetryable(error: unknown): boolean {
  const state = sqlState(error);
  return state === '40001' || state === '40P01' || isOutdatedPlan(error);
}

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
const POOL_TEXTS = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Query read timeout',
  'driver has already been destroyed',
  'Cannot use a pool after calling end on the pool',
];

/**
 * The database cannot serve now: down, restarting, out of connections, too slow, or still in conflict after the retries.
 * Answered as 503 with Retry-After; the client tries again with the same key.
 */
export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) {
    return (
      isOutdatedPlan(error) ||
      state.startsWith('08') || // connection
      state.startsWith('53') || // out of connections, memory or disk
      state.startsWith('57') || // shut down, or cut off by a timeout
      state.startsWith('40') || // conflict that outlived its retries
      state === '55P03' ||
      state === '25P03' ||
      state === '25006'
    );
  }
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (code !== undefined && NETWORK.has(code)) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  if (error.cause !== undefined && isUnavailable(error.cause)) return true;
  return POOL_TEXTS.some((text) => error.message.includes(text));
}
