import type { Caller } from '../platform/operation/caller.ts';
import type { Context } from '../platform/operation/operation.ts';
import { forbidden } from '../platform/operation/problem.ts';
import { hasConflict } from './conflicts.store.ts';

export const CONFLICT = 'You cannot decide on this record';

/** R-ADM-02: nobody decides about themselves or a declared relative. Throws 403. */
export async function refuseConflict(
  { db, caller }: Pick<Context, 'db'> & { readonly caller: Caller },
  code: string,
): Promise<void> {
  if (caller.code === code || (await hasConflict(db, caller.code, code))) throw forbidden(CONFLICT);
}
