import type { Currency } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { rowWrites } from '../../platform/database/record-store.ts';
import type { ExchangeLeg } from './exchange-shares.store.ts';

export interface ExchangeLegRow extends ExchangeLeg {
  readonly new_rmd: string;
  readonly promoting_rmd: string;
  readonly leg: string;
}

/** All agreements with the names of their people. */
export function exchangeLegs(db: Db) {
  const scoped = db
    .selectFrom('exchange_leg')
    .innerJoin('app_user as new_rmd', 'new_rmd.code', 'exchange_leg.new_rmd_code')
    .innerJoin('app_user as promoting', 'promoting.code', 'exchange_leg.promoting_rmd_code')
    .innerJoin('app_user as head', 'head.code', 'exchange_leg.leg_code');
  const select = (query: typeof scoped) =>
    query
      .selectAll('exchange_leg')
      .select([
        fullName('new_rmd').as('new_rmd'),
        fullName('promoting').as('promoting_rmd'),
        fullName('head').as('leg'),
      ]);
  return {
    scoped,
    select,
    rows: (ids: readonly string[]) => select(scoped).where(isOneOf('exchange_leg.id', ids)).execute(),
    find: (id: string) => select(scoped).where('exchange_leg.id', '=', id).executeTakeFirst(),
  };
}

export async function insertExchangeLeg(
  db: Db,
  row: Pick<ExchangeLeg, 'new_rmd_code' | 'promoting_rmd_code' | 'leg_code' | 'starts_on'>,
  by: { readonly now: Date; readonly code: string },
): Promise<string> {
  const { id } = await db
    .insertInto('exchange_leg')
    .values({
      ...row,
      ends_on: null,
      created_at: by.now,
      created_by: by.code,
      updated_at: by.now,
      updated_by: by.code,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether the new RMD or the leg already is in an agreement that has not ended. */
export async function standsIn(db: Db, new_rmd_code: string, leg_code: string) {
  return db
    .selectFrom('exchange_leg')
    .select(['new_rmd_code', 'leg_code'])
    .where('ends_on', 'is', null)
    .where((where) => where.or([where('new_rmd_code', '=', new_rmd_code), where('leg_code', '=', leg_code)]))
    .executeTakeFirst();
}

const legs = rowWrites('exchange_leg');
export const { lock: lockExchangeLeg } = legs;

/** For an agreement that `lockExchangeLeg` holds. */
export async function endExchangeLeg(
  db: Db,
  id: string,
  ends_on: string,
  by: { readonly now: Date; readonly code: string },
): Promise<void> {
  await legs.write(db, id, { ends_on, updated_at: by.now, updated_by: by.code });
}

export interface SharedMonth {
  readonly month: string;
  readonly new_rmd_code: string;
  readonly new_rmd: string;
  readonly promoting_rmd_code: string;
  readonly promoting_rmd: string;
  readonly base_shop_bv_cents: number;
  readonly currency: Currency;
  readonly lines: number;
  readonly moved_cents: number;
}

/** Whose agreements: those a person has a part in, or one of them. */
type WhichLegs = { readonly of: string } | { readonly leg: string };

/** What was shared month by month and currency, newest first. */
export async function sharedMonths(db: Db, which: WhichLegs): Promise<SharedMonth[]> {
  const within =
    'of' in which
      ? sql`${which.of} in (leg.new_rmd_code, leg.promoting_rmd_code)`
      : sql`leg.id = ${which.leg}`;
  const { rows } = await sql<SharedMonth>`
    select month.month, leg.new_rmd_code, ${fullName('new_rmd')} as new_rmd, leg.promoting_rmd_code,
      ${fullName('promoting')} as promoting_rmd, month.base_shop_bv_cents, line.currency, count(*)::integer as lines,
      sum(share.moved_cents)::bigint as moved_cents
    from exchange_leg leg
    join app_user new_rmd on new_rmd.code = leg.new_rmd_code
    join app_user promoting on promoting.code = leg.promoting_rmd_code
    join exchange_month month on month.exchange_leg_id = leg.id
    join exchange_share share on share.exchange_leg_id = leg.id and share.month = month.month
    join compensation_line line on line.id = share.line_id
    where ${within}
    group by 1, 2, 3, 4, 5, 6, 7 order by 1 desc, 2, 7 desc limit 500`.execute(db);
  return rows;
}
