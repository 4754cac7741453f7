import type { ApiError } from '@upline/api-client';

/** What the server has against a request, in its words for each field. */
export const wordsOf = (error: ApiError): string =>
  error.fields.length > 0 ? error.fields.map(({ message }) => message).join('. ') : error.message;
