import type { AssociateStatus, Currency } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { PayRun } from './pay-runs.store.ts';

/** An open debt as the tables have it, in its own currency. */
export interface OpenDebt {
  readonly id: string;
  readonly event_date: string;
  readonly remaining_cents: number;
  readonly currency: Currency;
}

/** Where the payouts of a person would go, and whether they may. */
export interface PayoutStanding {
  readonly currency: Currency;
  readonly partner_code: string | null;
  readonly payout_hold_until: Date | null;
  readonly information_id: string | null;
  readonly information_approved_at: Date | null;
  readonly information_currency: Currency | null;
  readonly partner_information_id: string | null;
  readonly partner_information_approved_at: Date | null;
  readonly partner_information_currency: Currency | null;
}

/** What the tables say about one person of a run. */
export interface AccountFacts extends PayoutStanding {
  readonly associate_code: string;
  readonly status: AssociateStatus;
  readonly lines: number;
  /** Left of the pending lines in the own currency. */
  readonly own_cents: number;
  /** The same of lines in the other currency, and converted line by line (R-MNY-30). */
  readonly foreign_cents: number;
  readonly converted_cents: number;
  readonly carry_in_cents: number;
  readonly debts: readonly OpenDebt[];
  readonly max_chargeback_withhold_bps: number;
  readonly share_bps: number;
}

/** Pending lines of a run, G of domain.md 4.10: what negatives took of them is gone already. */
const dueLines = ({ cut_off_at }: Pick<PayRun, 'cut_off_at'>) =>
  sql`line.status = 'Pending' and line.voided_at is null and line.posted_at <= ${cut_off_at}`;

/** Half up: amounts of pending lines are never negative. */
const converted = (run: Pick<PayRun, 'usd_cad_rate' | 'cad_usd_rate'>) => sql`
  ((line.amount_cents - line.charged_cents)
    * case line.currency when 'USD' then ${run.usd_cad_rate ?? 0}::bigint else ${run.cad_usd_rate ?? 0}::bigint end
    + 5000) / 10000`;

/** Of a person whose code, currency, share and hold are in `person`. */
const standing = sql`
  person.own as currency, case when person.share_bps < 10000 then person.share_with_code end as partner_code,
  person.payout_hold_until,
  own.id as information_id, own.approved_at as information_approved_at, own.currency as information_currency,
  partner.id as partner_information_id, partner.approved_at as partner_information_approved_at,
  partner.currency as partner_information_currency`;
const informations = sql`
  left join payout_information as own
    on own.associate_code = person.associate_code and own.status = 'Approved'
  left join payout_information as partner
    on person.share_bps < 10000 and partner.associate_code = person.share_with_code and partner.status = 'Approved'`;
const ownCurrency = sql`case app_user.country when 'USA' then 'USD' else 'CAD' end`;

/** Where one person's payouts would go now. */
export async function findPayoutStanding(db: Db, code: string): Promise<PayoutStanding | undefined> {
  const { rows } = await sql<PayoutStanding>`
    with person as (
      select app_user.code as associate_code, ${ownCurrency} as own, app_user.payout_hold_until,
        associate.share_bps, associate.share_with_code
      from app_user join associate on associate.code = app_user.code where app_user.code = ${code}
    )
    select ${standing} from person ${informations}`.execute(db);
  return rows[0];
}

/**
 * The next people with pending lines, by code, with all a settlement needs to know. Statements touch a bounded number of
 * people and read the lines from one index.
 */
export async function nextAccounts(
  db: Db,
  run: PayRun,
  after: string,
  limit: number,
): Promise<AccountFacts[]> {
  const { rows } = await sql<AccountFacts>`
    with due as materialized (
      select line.associate_code, count(*)::int as lines,
        coalesce(sum(line.amount_cents - line.charged_cents) filter (where line.currency = 'USD'), 0)::bigint as usd,
        coalesce(sum(line.amount_cents - line.charged_cents) filter (where line.currency = 'CAD'), 0)::bigint as cad,
        coalesce(sum(${converted(run)}) filter (where line.currency = 'USD'), 0)::bigint as usd_converted,
        coalesce(sum(${converted(run)}) filter (where line.currency = 'CAD'), 0)::bigint as cad_converted
      from compensation_line as line
      where line.associate_code > ${after} and ${dueLines(run)}
      group by line.associate_code order by line.associate_code limit ${limit}
    ),
    person as (
      select due.*, app_user.status, app_user.payout_hold_until,
        ${ownCurrency} as own,
        associate.max_chargeback_withhold_bps, associate.share_bps, associate.share_with_code
      from due
      join app_user on app_user.code = due.associate_code
      join associate on associate.code = due.associate_code
    )
    select ${standing}, person.associate_code, person.status, person.lines,
      case person.own when 'USD' then usd else cad end as own_cents,
      case person.own when 'USD' then cad else usd end as foreign_cents,
      case person.own when 'USD' then cad_converted else usd_converted end as converted_cents,
      coalesce(last.carry_out_cents, 0)::bigint as carry_in_cents,
      coalesce(debt.list, '[]') as debts,
      person.max_chargeback_withhold_bps, person.share_bps
    from person
    left join lateral (
      select carry_out_cents from payout
      where payout.associate_code = person.associate_code and payout.currency = person.own
      order by pay_run_number desc limit 1
    ) as last on true
    left join lateral (
      select json_agg(json_build_object('id', id, 'event_date', event_date, 'currency', currency,
        'remaining_cents', amount_cents - recovered_cents - written_off_cents) order by event_date, id) as list
      from chargeback
      where chargeback.associate_code = person.associate_code and recovered_cents + written_off_cents < amount_cents and transferred_to_id is null
    ) as debt on true
    ${informations}
    order by person.associate_code`.execute(db);
  return rows;
}

/** Currencies of lines and debts of people who are paid in another one, where the run has no rate for it. */
export async function missingRates(db: Db, run: PayRun): Promise<Currency[]> {
  const { rows } = await sql<{ currency: Currency }>`
    select currency from (values ('USD', 'Canada', ${run.usd_cad_rate}::int), ('CAD', 'USA', ${run.cad_usd_rate}::int))
      as given (currency, country, rate)
    where given.rate is null and exists (
      select from compensation_line as line join app_user on app_user.code = line.associate_code
      where app_user.country = given.country and ${dueLines(run)} and (line.currency = given.currency or exists (
        select from chargeback as debt where debt.associate_code = line.associate_code and debt.currency = given.currency
          and debt.recovered_cents + debt.written_off_cents < debt.amount_cents and debt.transferred_to_id is null))
    )`.execute(db);
  return rows.map(({ currency }) => currency);
}

/** What was marked of one person. */
export interface Marked {
  readonly associate_code: string;
  readonly lines: number;
  /** In the person's currency, converted if necessary. */
  readonly cents: number;
}

/**
 * Marks at most so many pending lines of these people Paid by the run; run it again until nothing comes back. A foreign
 * line keeps both amounts (R-MNY-30).
 */
export async function markPaid(
  db: Db,
  run: PayRun,
  people: readonly { readonly associate_code: string; readonly currency: Currency }[],
  limit: number,
): Promise<Marked[]> {
  const { rows } = await sql<Marked>`
    with due as (
      select line.id, person.currency as own
      from json_to_recordset(${JSON.stringify(people)}::json) as person (associate_code text, currency text)
      join compensation_line as line on line.associate_code = person.associate_code
      where ${dueLines(run)}
      limit ${limit}
    ),
    marked as (
      update compensation_line as line set status = 'Paid', pay_run_id = ${run.id}, version = version + 1,
        paid_cents = case when line.currency <> due.own then ${converted(run)} end,
        paid_currency = case when line.currency <> due.own then due.own end
      from due where line.id = due.id and line.status = 'Pending' and line.voided_at is null
      returning line.associate_code, coalesce(line.paid_cents, line.amount_cents - line.charged_cents) as cents
    )
    select associate_code, count(*)::int as lines, sum(cents)::bigint as cents from marked group by associate_code`.execute(
    db,
  );
  return rows;
}
