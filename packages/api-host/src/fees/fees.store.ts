import type { AmaPlan, Country, FeeKind, FeeStanding } from '@upline/domain';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { fullName } from '../platform/database/full-name.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';
import type { Row, Tables } from '../platform/database/tables.ts';
import { companyOn, companyToday } from '../platform/list/company-day.ts';

export type Fee = Row<'fee'>;

/** What a value belongs to. The values of one subject follow each other in time. */
export interface FeeKey {
  readonly kind: FeeKind;
  readonly country: Country;
  readonly plan?: AmaPlan | null;
  readonly region?: string | null;
}

const ofKey = (db: Db, { kind, country, plan = null, region = null }: FeeKey) =>
  db
    .selectFrom('fee')
    .where('kind', '=', kind)
    .where('country', '=', country)
    .where('plan', plan === null ? 'is' : '=', plan)
    .where('region', region === null ? 'is' : '=', region);

/** The value that holds on a company day. */
export function valueOn(db: Db, key: FeeKey, date: string): Promise<Fee | undefined> {
  return ofKey(db, key)
    .selectAll()
    .where('withdrawn_at', 'is', null)
    .where('effective_from', '<=', date)
    .orderBy('effective_from', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Undefined if another value begins on the same day. */
export function insertFee(db: Db, row: Insertable<Tables['fee']>) {
  return db
    .insertInto('fee')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

export const lockFee = (db: Db, id: string): Promise<Fee | undefined> =>
  db.selectFrom('fee').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function withdraw(db: Db, id: string, now: Date, by: string): Promise<void> {
  await db.updateTable('fee').set({ withdrawn_at: now, withdrawn_by: by }).where('id', '=', id).execute();
}

const later = sql`(select min(later.effective_from) from fee as later where later.withdrawn_at is null
  and later.kind = fee.kind and later.country = fee.country and later.plan is not distinct from fee.plan
  and later.region is not distinct from fee.region and later.effective_from > fee.effective_from)`;

/** Last day on which the value holds; null while no later one is known. */
export const until = sql<string | null>`case when fee.withdrawn_at is null then ${later} - 1 end`;

export const standing = sql<FeeStanding>`case when fee.withdrawn_at is not null then 'Withdrawn'
  when fee.effective_from > ${companyToday} then 'Planned'
  when ${later} <= ${companyToday} then 'Past' else 'In Force' end`;

const shown = (db: Db, today: string) =>
  db
    .selectFrom('fee')
    .crossJoin(companyOn(today))
    .leftJoin('app_user as setter', 'setter.code', 'fee.created_by');

const rows = (db: Db, today: string) =>
  shown(db, today)
    .selectAll('fee')
    .select([
      fullName<string | null>('setter').as('setter_name'),
      until.as('until'),
      standing.as('standing'),
    ]);

/** Where the list of values comes from. */
export const feeSource = (db: Db, today: string) => ({
  scoped: shown(db, today),
  rows: (ids: readonly string[]) => rows(db, today).where(isOneOf('fee.id', ids)).execute(),
});

export const findFee = (db: Db, today: string, id: string) =>
  rows(db, today).where('fee.id', '=', id).executeTakeFirst();

export type FeeRow = NonNullable<Awaited<ReturnType<typeof findFee>>>;

/** All values of the same fee, the latest first. */
export function historyOf(db: Db, today: string, { kind, country, plan, region }: FeeRow) {
  return rows(db, today)
    .where('fee.kind', '=', kind)
    .where('fee.country', '=', country)
    .where('fee.plan', plan === null ? 'is' : '=', plan)
    .where('fee.region', region === null ? 'is' : '=', region)
    .orderBy('fee.effective_from', 'desc')
    .orderBy('fee.created_at', 'desc')
    .limit(200)
    .execute();
}
