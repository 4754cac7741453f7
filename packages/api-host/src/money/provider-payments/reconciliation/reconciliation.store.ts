import type { Currency } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { PaymentKind } from '../provider-payments.tables.ts';

/**
 * How what a carrier paid on a policy compares with what was expected. Missing: nothing came at all. Unknown: it names no policy, or
 * several.
 */
export const FINDINGS = ['Missing', 'Short', 'Unknown', 'Over', 'Agreed'] as const;
export type Finding = (typeof FINDINGS)[number];

export interface Period {
  readonly from: string;
  readonly to: string;
}

export interface ReconciledRow {
  readonly key: string;
  readonly provider_id: string;
  readonly provider: string;
  readonly policy_id: string | null;
  readonly policy_number: string;
  readonly kind: PaymentKind;
  readonly currency: Currency;
  readonly on_date: string;
  readonly expected_cents: number;
  readonly stated_cents: number;
  readonly paid_cents: number;
  readonly difference_cents: number;
  readonly finding: Finding;
  readonly lines: number;
  /** Where one line alone was stated. */
  readonly payment_id: string | null;
}

/** What the carrier owes on a policy by now, as `dueCents` computes it (R-MNY-13, R-MNY-14). */
const DUE = sql`case when policy.application_type in ('Renewal', 'Trail') then policy.bv_cents else
  round(policy.bv_cents::numeric * least(12, greatest(
    case when policy.premium_mode in ('Annual', 'Single') then 12
      when policy.payment_basis = 'As Earned' then 0 else policy.advance_months end,
    policy.premium_months_reported,
    case policy.premium_mode when 'Monthly' then 1 when 'Quarterly' then 3 when 'Semi-Annual' then 6 else 12 end
  )) / 12)::bigint end`;

/** As the amount of a single payment is compared (domain.md 2.22). */
const findingOf = sql`case
  when policy_id is null then 'Unknown'
  when abs(stated_cents - expected_cents) <= 100 or abs(stated_cents - expected_cents) * 100 <= abs(expected_cents) then 'Agreed'
  when stated_cents < expected_cents then 'Short' else 'Over' end`;

/**
 * The lines of statements dated in the period, together where they speak of one policy, and policies issued in it on which nothing
 * has come. What is expected of a policy is what its first line was judged by.
 */
const entries = ({ from, to }: Period) => sql<ReconciledRow>`
  select coalesce(policy_id || ':' || replace(kind, ' ', '-') || ':' || currency, 'line:' || line_id) as key,
    provider_id, policy_id, policy_number, kind, currency, on_date, expected_cents, stated_cents, paid_cents,
    stated_cents - expected_cents as difference_cents, ${findingOf} as finding, lines, payment_id
  from (
    select provider_id, policy_id, kind, currency, case when policy_id is null then id end as line_id,
      min(policy_number_text) as policy_number,
      max(statement_date) as on_date,
      coalesce((array_agg(expected_cents order by created_at, line_no))[1], 0) as expected_cents,
      sum(gross_cents)::bigint as stated_cents,
      sum(case when processing in ('Ready To Pay', 'Processed') then gross_cents else 0 end)::bigint as paid_cents,
      count(*)::integer as lines,
      case when count(*) = 1 then (array_agg(id))[1] end as payment_id
    from provider_payment where statement_date between ${from} and ${to}
    group by provider_id, policy_id, kind, currency, line_id
  ) stated
  union all
  select 'missing:' || policy.id, policy.provider_id, policy.id, policy.policy_number, policy.application_type, policy.currency,
    policy.issue_date, ${DUE}, 0, 0, -(${DUE}), 'Missing', 0, null
  from policy
  where policy.issue_date between ${from} and ${to} and policy.termination_date is null
    and policy.business_status in ('Pending', 'Action Required', 'Ready To Pay', 'Approved') and ${DUE} > 0
    and not exists (select from provider_payment paid where paid.policy_id = policy.id and paid.kind <> 'Chargeback')`;

const shown = (db: Db, period: Period) =>
  db
    .selectFrom(sql<ReconciledRow>`(${entries(period)})`.as<'entry'>(sql.ref('entry')))
    .innerJoin('provider', 'provider.id', 'entry.provider_id');

/** What was stated in a period against what was expected, policy by policy. */
export function reconciliationSource(db: Db, period: Period) {
  const scoped = shown(db, period);
  return {
    scoped,
    isComputed: true,
    rows: (keys: readonly string[]): Promise<ReconciledRow[]> =>
      scoped
        .selectAll('entry')
        .select('provider.name as provider')
        .where(sql.ref('entry.key'), '=', sql`any(${keys}::text[])`)
        .execute() as Promise<ReconciledRow[]>,
  };
}

export interface ProviderSums {
  readonly provider_id: string;
  readonly provider: string;
  readonly currency: Currency;
  readonly expected_cents: number;
  readonly stated_cents: number;
  readonly paid_cents: number;
  readonly difference_cents: number;
  readonly claimed_cents: number;
  readonly missing: number;
  readonly short: number;
  readonly unknown: number;
  readonly over: number;
  readonly agreed: number;
}

/** The same by provider and currency; the sums of the rows. */
export async function providerSums(db: Db, period: Period): Promise<ProviderSums[]> {
  const { rows } = await sql<ProviderSums>`
    select provider.id as provider_id, provider.name as provider, entry.currency,
      sum(expected_cents)::bigint as expected_cents, sum(stated_cents)::bigint as stated_cents,
      sum(paid_cents)::bigint as paid_cents, sum(difference_cents)::bigint as difference_cents,
      coalesce(-sum(difference_cents) filter (where finding in ('Missing', 'Short')), 0)::bigint as claimed_cents,
      count(*) filter (where finding = 'Missing')::integer as missing,
      count(*) filter (where finding = 'Short')::integer as short,
      count(*) filter (where finding = 'Unknown')::integer as unknown,
      count(*) filter (where finding = 'Over')::integer as over,
      count(*) filter (where finding = 'Agreed')::integer as agreed
    from (${entries(period)}) entry join provider on provider.id = entry.provider_id
    group by provider.id, provider.name, entry.currency
    order by provider.name, entry.currency`.execute(db);
  return rows;
}
