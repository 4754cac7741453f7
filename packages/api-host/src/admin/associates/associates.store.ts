import { sql } from 'kysely';
import { associateRecord } from '../../network/record/associate-record.store.ts';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { type Asked, isNamed } from '../../platform/list/asked.ts';
import { companyOn } from '../../platform/list/company-day.ts';
import { isLicensed } from '../../team/team.store.ts';

interface Debt {
  associate_code: string;
  usd_cents: number | null;
  cad_cents: number | null;
}

/** What associates owe by currency, of those with an open debt; of these people or of all. */
const debts = (codes?: readonly string[]) =>
  sql<Debt>`(
    select associate_code, sum(cents) filter (where currency = 'USD') as usd_cents,
      sum(cents) filter (where currency = 'CAD') as cad_cents
    from debit_balance ${codes === undefined ? sql`` : sql`where associate_code = any(${codes}::text[])`}
    group by associate_code)`.as('debt');

/**
 * All associates. The joins serve filters and order only: each is by a primary key, so a query that uses none of them
 * reads none of them. Debts are summed only where they are asked for; left out: they are.
 */
export function scopedAssociates(db: Db, today: string, asked?: Asked) {
  return everyAssociate(db)
    .crossJoin(companyOn(today))
    .$if(isNamed(asked, 'debit_balance_usd_cents', 'debit_balance_cad_cents'), (query) =>
      query.leftJoin(debts(), 'debt.associate_code', 'app_user.code'),
    );
}

function everyAssociate(db: Db) {
  return db
    .selectFrom('app_user')
    .leftJoin('associate', 'associate.code', 'app_user.code')
    .leftJoin('level', 'level.code', 'app_user.level_code')
    .leftJoin('app_user as upline', 'upline.code', 'app_user.upline_code')
    .leftJoin('app_user as rmd', 'rmd.code', 'app_user.upline_rmd_code')
    .where('app_user.kind', '=', 'Associate');
}

const ROW_COLUMNS = [
  'app_user.code',
  'app_user.first_name',
  'app_user.last_name',
  'app_user.has_photo',
  'app_user.is_senior_level',
  'app_user.level_code',
  'level.name as level_name',
  'app_user.status',
  'app_user.country',
  'associate.city',
  'associate.state',
  'app_user.upline_code',
  'app_user.upline_rmd_code',
  'app_user.join_date',
  'app_user.partner',
] as const;

export async function listRows(db: Db, today: string, codes: readonly string[]) {
  return everyAssociate(db)
    .crossJoin(companyOn(today))
    .leftJoin(debts(codes), 'debt.associate_code', 'app_user.code')
    .select(ROW_COLUMNS)
    .select([
      fullName<string | null>('upline').as('upline_name'),
      fullName<string | null>('rmd').as('upline_rmd_name'),
      isLicensed.as('licensed'),
      sql<number>`coalesce(debt.usd_cents, 0)::bigint`.as('debit_balance_usd_cents'),
      sql<number>`coalesce(debt.cad_cents, 0)::bigint`.as('debit_balance_cad_cents'),
    ])
    .where(isOneOf('app_user.code', codes))
    .execute();
}

export type AssociateListRow = Awaited<ReturnType<typeof listRows>>[number];

/** Everything an admin's overview shows; undefined for a code that is no associate's. */
export async function findAssociate(db: Db, code: string) {
  return associateRecord(db, code)
    .leftJoin('app_user as recruiter', 'recruiter.code', 'app_user.recruiter_code')
    .leftJoin('email_change', 'email_change.user_id', 'app_user.id')
    .select([
      'email_change.email as email_waiting',
      'email_change.expires_at as email_waiting_until',
      fullName<string | null>('recruiter').as('recruiter_name'),
      sql<{ id: string; reason: string; placed_on: string; version: number } | null>`(
          select json_build_object('id', id, 'reason', reason, 'placed_on', placed_on, 'version', version)
          from compliance_hold where associate_code = app_user.code and resolved_on is null)`.as(
        'compliance_hold',
      ),
      sql<number>`(select count(*) from app_user direct where direct.upline_code = app_user.code)`.as(
        'direct_count',
      ),
    ])
    .executeTakeFirst();
}

export type AssociateRow = NonNullable<Awaited<ReturnType<typeof findAssociate>>>;

export async function associateExists(db: Db, code: string): Promise<boolean> {
  const found = await everyAssociate(db)
    .select('app_user.code')
    .where('app_user.code', '=', code)
    .executeTakeFirst();
  return found !== undefined;
}
