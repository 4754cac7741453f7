/**
 * The client of the API host: token store, request layer and typed calls by operation id. Both apps, the shell and
 * every feature reach the server through it; nothing else writes a URL or reads a token.
 */

export type { components, operations } from './generated/schema.ts';
export { type KnownOperations, knowOperations, operationOf } from './operations.ts';
export { ApiError, type FieldProblem } from './requests/api-error.ts';
export { type Api, type ApiOptions, createApi } from './requests/call.ts';
export type { BodyOf, FieldFacts, FieldKind, OperationFields } from './requests/fields.ts';
export type { Connection } from './requests/transport.ts';
export type {
  FilterOf,
  InputArgs,
  ListFields,
  ListFiles,
  ListOperationId,
  OperationAnswer,
  OperationId,
  OperationInput,
  OrderOf,
} from './requests/types.ts';
export { readClaims, type TokenClaims } from './session/claims.ts';
export { STORAGE_KEYS, type StorageKey } from './session/keys.ts';
export { type EndReason, type StorageHost, TokenStore } from './session/token-store.ts';
