import type { Db } from '../platform/database/database.ts';
import { fullName } from '../platform/database/full-name.ts';
import { rowWrites } from '../platform/database/record-store.ts';
import type { Row } from '../platform/database/tables.ts';

export type ComplianceHold = Row<'compliance_hold'>;

const named = (db: Db) =>
  db
    .selectFrom('compliance_hold as hold')
    .innerJoin('app_user as placer', 'placer.code', 'hold.placed_by')
    .leftJoin('app_user as resolver', 'resolver.code', 'hold.resolved_by')
    .selectAll('hold')
    .select([
      fullName('placer').as('placed_by_name'),
      fullName<string | null>('resolver').as('resolved_by_name'),
    ]);

/** Holds of an associate, newest first. */
export function holdsOf(db: Db, code: string) {
  return named(db)
    .where('hold.associate_code', '=', code)
    .orderBy('hold.placed_at', 'desc')
    .orderBy('hold.id')
    .execute();
}

export type NamedHold = Awaited<ReturnType<typeof holdsOf>>[number];

export function findHold(db: Db, id: string) {
  return named(db).where('hold.id', '=', id).executeTakeFirstOrThrow();
}

/** Places a hold; false when the associate has one that is not resolved. */
export async function insertHold(
  db: Db,
  hold: Pick<ComplianceHold, 'id' | 'associate_code' | 'reason' | 'placed_on' | 'placed_at' | 'placed_by'>,
): Promise<boolean> {
  const added = await db
    .insertInto('compliance_hold')
    .values(hold)
    .onConflict((conflict) => conflict.column('associate_code').where('resolved_on', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

const holds = rowWrites('compliance_hold');
export const { lock: lockHold } = holds;

/** Resolves a hold that is locked. */
export async function resolveHold(
  db: Db,
  { id }: Pick<ComplianceHold, 'id'>,
  values: Required<Pick<ComplianceHold, 'resolved_on' | 'resolved_at' | 'resolved_by' | 'note'>>,
): Promise<void> {
  await holds.write(db, id, values);
}
