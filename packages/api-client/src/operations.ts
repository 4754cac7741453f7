import type { Permission } from '@upline/domain';
import { EVERYONE_OPERATIONS } from './generated/operations/everyone.ts';
import type { OperationId } from './requests/types.ts';

export interface OperationFacts {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** What a caller must hold; the guard, the navigation and `useMay` read it here. */
  readonly permission: 'public' | 'demo' | 'signed-in' | Permission;
  /** Whether an admin viewing as an associate may call it (domain.md 7.3). */
  readonly proxy: 'allowed' | 'refused';
  /** A write that stays open to suspended associates. */
  readonly suspended?: 'allowed';
  /** Open to an associate who has an agreement to sign (R-ASC-04). */
  readonly unsigned?: 'allowed';
}

export type KnownOperations = { readonly [Id in OperationId]?: OperationFacts };

let known: KnownOperations = EVERYONE_OPERATIONS;

/** An app starts: it knows the operations for everyone, and these, which its people may hold a permission for. */
export function knowOperations(more: KnownOperations): void {
  known = { ...known, ...more };
}

/** Undefined: nobody who uses this app may call it. */
export const operationOf = (id: OperationId): OperationFacts | undefined => known[id];
