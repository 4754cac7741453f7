import type { Caller } from '../platform/operation/caller.ts';
import type { Context } from '../platform/operation/operation.ts';
import { forbidden } from '../platform/operation/problem.ts';
import { rowRule } from '../platform/operation/row-actions.ts';
import { hasConflict } from './conflicts.store.ts';

export const CONFLICT = 'You cannot decide on this record';

type Deciding = Pick<Context, 'db'> & { readonly caller: Caller };

/** R-ADM-02: nobody decides about themselves or a declared relative. */
export const isInConflict = async ({ db, caller }: Deciding, code: string): Promise<boolean> =>
  caller.code === code || (await hasConflict(db, caller.code, code));

/** What `refuseConflict` refuses is not offered either: the rule of a row that an admin decides on. */
export const isOfNoRelative = rowRule<{ readonly associate_code: string }>(
  ({ associate_code }, caller) => caller.code !== associate_code && !caller.relatives.has(associate_code),
  () => forbidden(CONFLICT),
);

/** Throws 403 about the caller's own record and that of a declared relative (R-ADM-02). */
export async function refuseConflict(context: Deciding, code: string): Promise<void> {
  if (await isInConflict(context, code)) throw forbidden(CONFLICT);
}
