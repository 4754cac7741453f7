import type { Currency } from '@upline/domain';
import { type Insertable, type SqlBool, sql } from 'kysely';
import type { CallOutcome } from '../../business/late-premiums/late-premiums.tables.ts';
import { hasPart, isOpening } from '../../business/policies/lists/policies.source.ts';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { companyOn, companyToday } from '../../platform/list/company-day.ts';
import type { ScopedRows } from '../../platform/list/define-list.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { inInfinity } from '../../platform/operation/scope.ts';

/** Saved: the carrier no longer reports the premium as late. Lapsed: the policy ended. */
export const LAPSE_SAVE_STATUSES = ['Open', 'Saved', 'Lapsed'] as const;
export type LapseSaveStatus = (typeof LAPSE_SAVE_STATUSES)[number];

export interface LapseSaveRow {
  id: string;
  policy_id: string;
  policy_number: string;
  is_mine: boolean;
  client_id: string | null;
  client: string | null;
  client_phone: string | null;
  client_email: string | null;
  premium_cents: number | null;
  premium_mode: string;
  associate_code: string;
  associate: string;
  provider: string;
  product: string;
  currency: Currency;
  due_on: string;
  grace_ends_on: string;
  days_left: number;
  is_lapse_reported: boolean;
  reported_on: string;
  debt_cents: number;
  at_risk_cents: number;
  status: LapseSaveStatus;
  outcome: CallOutcome | null;
  promised_on: string | null;
  called_at: Date | null;
  closed_on: string | null;
  version: number;
}

export const statusOf = sql<LapseSaveStatus>`(case late.closed_as when 'Paid' then 'Saved' when 'Lapsed' then 'Lapsed' else 'Open' end)`;
export const daysLeft = sql<number>`(late.grace_ends_on - ${companyToday})`;
export const atRisk = sql<number>`coalesce(risk.total_cents, 0)`;
const debt = sql<number>`coalesce(risk.debt_cents, 0)`;

type Reader = Pick<Caller, 'kind' | 'code'>;

/** Whether the caller has a part in the policy; who has none reads the number's last four and nothing of the client (7.1). */
const isMine = ({ code }: Reader) => hasPart(code);

/** The number as the caller may know it. */
export const numberFor = (reader: Reader) =>
  sql<string>`(case when ${isMine(reader)} then policy.policy_number else '••••' || right(policy.policy_number, 4) end collate "C")`;

/** Late premiums of the own business and of the team's, with what a lapse would take from the caller (domain.md 7.1). */
export function lapseSaves(db: Db, reader: Reader, today: string) {
  const mine = isMine(reader);
  const own = <T>(column: string) => sql<T | null>`(case when ${mine} then ${sql.ref(column)} end)`;
  const scoped = db
    .selectFrom('late_premium as late')
    .crossJoin(companyOn(today))
    .innerJoin('policy', 'policy.id', 'late.policy_id')
    .innerJoin('client', 'client.id', 'policy.client_id')
    .innerJoin('provider', 'provider.id', 'policy.provider_id')
    .innerJoin('product', 'product.id', 'policy.product_id')
    .innerJoin('app_user as writer', 'writer.code', 'policy.writing_associate_code')
    .leftJoin('late_premium_risk as risk', (join) =>
      join.onRef('risk.late_premium_id', '=', 'late.id').on('risk.associate_code', '=', reader.code),
    )
    .where(
      sql<SqlBool>`(${mine} or exists (select from policy_share share join app_user member on member.code = share.associate_code
        where share.policy_id = late.policy_id and ${isOpening('share')} and ${inInfinity(reader, 'member')}))`,
    );
  const select = (query: typeof scoped) =>
    query.select([
      'late.id',
      'late.policy_id',
      numberFor(reader).as('policy_number'),
      sql<boolean>`${mine}`.as('is_mine'),
      own<string>('client.id').as('client_id'),
      sql<
        string | null
      >`(case when ${mine} then coalesce(client.company_name, ${fullName('client')}) end)`.as('client'),
      own<string>('client.phone').as('client_phone'),
      own<string>('client.email').as('client_email'),
      own<number>('policy.modal_premium_cents').as('premium_cents'),
      'policy.premium_mode',
      'policy.writing_associate_code as associate_code',
      fullName('writer').as('associate'),
      'provider.name as provider',
      'product.name as product',
      'policy.currency',
      'late.due_on',
      'late.grace_ends_on',
      daysLeft.as('days_left'),
      'late.is_lapse_reported',
      'late.reported_on',
      debt.as('debt_cents'),
      atRisk.as('at_risk_cents'),
      statusOf.as('status'),
      'late.outcome',
      'late.promised_on',
      'late.called_at',
      'late.closed_on',
      'late.version',
    ]);
  return {
    scoped,
    isJoined: true,
    select,
    rows: (ids: readonly string[]): Promise<LapseSaveRow[]> =>
      select(scoped).where(isOneOf('late.id', ids)).execute() as Promise<LapseSaveRow[]>,
    find: (id: string): Promise<LapseSaveRow | undefined> =>
      select(scoped).where('late.id', '=', id).executeTakeFirst() as Promise<LapseSaveRow | undefined>,
  };
}

/** What lapses would take from the caller, by currency. */
export async function lapseSaveTotals(matching: ScopedRows) {
  return (await matching
    .select([
      'policy.currency',
      sql<number>`count(*)::integer`.as('count'),
      sql<number>`coalesce(sum(${debt}), 0)::bigint`.as('debt_cents'),
      sql<number>`coalesce(sum(${atRisk}), 0)::bigint`.as('at_risk_cents'),
    ])
    .groupBy('policy.currency')
    .orderBy('policy.currency', 'desc')
    .execute()) as { currency: Currency; count: number; debt_cents: number; at_risk_cents: number }[];
}

/** Calls about one late premium, the last one first. */
export const callsOf = (db: Db, id: string) =>
  db
    .selectFrom('late_premium_call as call')
    .innerJoin('app_user as by', 'by.code', 'call.called_by')
    .select(['call.id', 'call.outcome', 'call.promised_on', 'call.note', 'call.called_at'])
    .select(['call.called_by as code', fullName('by').as('name')])
    .where('call.late_premium_id', '=', id)
    .orderBy('call.called_at', 'desc')
    .orderBy('call.id')
    .execute();

export async function insertCall(db: Db, call: Insertable<Tables['late_premium_call']>): Promise<void> {
  await db.insertInto('late_premium_call').values(call).execute();
}
