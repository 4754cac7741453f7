import type { AccountType, Currency } from '@upline/domain';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { fullName } from '../../../platform/database/full-name.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { MovedPayout } from '../payouts/payouts.store.ts';

/** Account of a person that may be used now: approved and old enough (R-BNK-01, R-BNK-03). */
const usable = (owner: ReturnType<typeof sql>, before: Date) => sql`
  select id from payout_information as information
  where information.associate_code = ${owner} and information.status = 'Approved'
    and information.approved_at <= ${before} and information.currency = payout.currency`;

/**
 * Pending → Exported for everything of the run and currency that can be paid to an account now, and what the file tells the
 * bank to pay for it. Returns what was, and how many payouts stay because their owner or partner has no usable account.
 */
export async function exportPayouts(
  db: Db,
  file: { readonly id: string; readonly pay_run_id: string; readonly currency: Currency },
  { now, approvedBefore }: { readonly now: Date; readonly approvedBefore: Date },
): Promise<{ payouts: number; total_cents: number; left_out: number; again: MovedPayout[] }> {
  const { rows } = await sql<{ payouts: number; total_cents: number; again: MovedPayout[] }>`
    with candidate as (
      select payout.id,
        (${usable(sql`payout.associate_code`, approvedBefore)}) as own,
        (${usable(sql`payout.partner_code`, approvedBefore)}) as partner
      from payout
      where pay_run_id = ${file.pay_run_id} and currency = ${file.currency} and status = 'Pending' and net_cents > 0
      for update
    ),
    exported as (
      update payout set status = 'Exported', exported_at = ${now}, bank_file_id = ${file.id}, version = version + 1,
        payout_information_id = candidate.own,
        partner_information_id = case when partner_cents > 0 then candidate.partner end
      from candidate
      where payout.id = candidate.id and (candidate.own is not null or payout.partner_cents = payout.net_cents)
        and (payout.partner_cents = 0 or candidate.partner is not null)
      returning payout.id, associate_code, currency, net_cents, partner_cents, payout_information_id,
        partner_information_id, returns
    ),
    transfer as (
      insert into bank_file_transfer (bank_file_id, associate_code, is_partner, cents, information_id)
      select ${file.id}::uuid, associate_code, part.is_partner, part.cents, part.information_id
      from exported
      cross join lateral (values
        (false, net_cents - partner_cents, payout_information_id),
        (true, partner_cents, partner_information_id)
      ) as part (is_partner, cents, information_id)
      where part.cents > 0
    )
    select count(*)::int as payouts, coalesce(sum(net_cents), 0)::bigint as total_cents,
      coalesce(json_agg(json_build_object('id', id, 'associate_code', associate_code, 'currency', currency,
        'net_cents', net_cents, 'returns', returns)) filter (where returns > 0), '[]') as again
    from exported`.execute(db);
  const left = await db
    .selectFrom('payout')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('pay_run_id', '=', file.pay_run_id)
    .where('currency', '=', file.currency)
    .where('status', '=', 'Pending')
    .where('net_cents', '>', 0)
    .executeTakeFirstOrThrow();
  const [made] = rows;
  return { ...(made as NonNullable<typeof made>), left_out: Number(left.count) };
}

export async function insertBankFile(db: Db, values: Insertable<Tables['bank_file']>): Promise<void> {
  await db.insertInto('bank_file').values(values).execute();
}

/** The number the next file of the run gets; the run is locked by the caller. */
export async function nextFileNumber(db: Db, payRunId: string): Promise<number> {
  const { last } = await db
    .selectFrom('bank_file')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('pay_run_id', '=', payRunId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

const files = (db: Db) =>
  db
    .selectFrom('bank_file')
    .innerJoin('pay_run', 'pay_run.id', 'bank_file.pay_run_id')
    .leftJoin('app_user as maker', 'maker.code', 'bank_file.created_by')
    .selectAll('bank_file')
    .select([
      'pay_run.number as pay_run_number',
      'pay_run.pay_date',
      fullName<string | null>('maker').as('maker_name'),
    ]);

export function filesOfRun(db: Db, payRunId: string) {
  return files(db).where('pay_run_id', '=', payRunId).orderBy('bank_file.number').execute();
}

export function findBankFile(db: Db, id: string) {
  return files(db).where('bank_file.id', '=', id).executeTakeFirst();
}

export type BankFile = NonNullable<Awaited<ReturnType<typeof findBankFile>>>;

/** One transfer: the holder's or the partner's part of a payout. */
export interface Transfer {
  readonly associate_code: string;
  readonly is_partner: boolean;
  readonly cents: number;
  readonly information_id: string;
  readonly name_on_account: string;
  readonly account_type: AccountType;
  readonly routing_number: string | null;
  readonly institution_number: string | null;
  readonly transit_number: string | null;
  readonly account_number_sealed: string;
}

/** The next transfers of a file as it was made, by associate: at most two of each. */
export async function nextTransfers(
  db: Db,
  fileId: string,
  after: string,
  limit: number,
): Promise<Transfer[]> {
  const { rows } = await sql<Transfer>`
    with part as (
      select * from bank_file_transfer where bank_file_id = ${fileId} and associate_code in (
        select distinct associate_code from bank_file_transfer
        where bank_file_id = ${fileId} and associate_code > ${after} order by associate_code limit ${limit})
    )
    select part.associate_code, part.is_partner, part.cents, information.id as information_id,
      information.name_on_account, information.account_type, information.routing_number,
      information.institution_number, information.transit_number, information.account_number_sealed
    from part join payout_information as information on information.id = part.information_id
    order by part.associate_code, part.is_partner`.execute(db);
  return rows;
}
