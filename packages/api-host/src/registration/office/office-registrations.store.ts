import type { RegistrationWait } from '@upline/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import { type activityList, recordActivity } from '../../platform/audit/record-activity.ts';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { companyOn, companyToday } from '../../platform/list/company-day.ts';
import type { Context } from '../../platform/operation/operation.ts';
import { numberOf } from '../registrations.store.ts';

/** What the home office has to look at (domain.md 2.36). */
export const waitsFor = sql<RegistrationWait | null>`case
  when registration_draft.status = 'In Review' then 'Duplicate SSN or SIN'
  when registration_draft.status = 'Open' and (known.code is not null or twin.id is not null) then 'Duplicate SSN or SIN'
  when registration_draft.status = 'Open' and registration_draft.guarantee_status = 'Pending' then 'Guaranteed Level'
  when registration_draft.review_status = 'Pending' then 'Background Review' end`;

/** Why, in a few words; of what is over, why it ended. */
export const registrationReason = sql<string | null>`case ${waitsFor}
  when 'Duplicate SSN or SIN' then case registration_draft.country when 'USA' then 'SSN' else 'SIN' end || ' of ' ||
    coalesce(holder.code || ' (' || holder.status || ')', ${numberOf('twin')}, 'nobody any more')
  when 'Guaranteed Level' then 'Level ' || registration_draft.guaranteed_level
  when 'Background Review' then 'Answered with yes'
  else coalesce(registration_draft.closed_reason, registration_draft.refund_reason) end`;

/** The newest other registration with the same identifier that may still become an account. */
const twin = sql<{ number: number | null; id: string | null }>`lateral (
  select other.number, other.id from registration_draft other
  where other.ssn_index = registration_draft.ssn_index and other.id <> registration_draft.id
    and (other.status = 'In Review' or (other.status = 'Open' and other.expires_at >= ${companyToday}))
  order by other.number desc limit 1)`;

const shown = (db: Db, today: string) =>
  db
    .selectFrom('registration_draft')
    .crossJoin(companyOn(today))
    .leftJoin('associate as known', (join) =>
      join
        .onRef('known.ssn_index', '=', 'registration_draft.ssn_index')
        .on('registration_draft.status', 'in', ['Open', 'In Review']),
    )
    .leftJoin('app_user as holder', (join) =>
      join.on(sql<boolean>`holder.code = coalesce(known.code, registration_draft.duplicate_of)`),
    )
    .leftJoin(twin.as<'twin'>(sql`twin`), (join) => join.on(sql<boolean>`registration_draft.status = 'Open'`))
    .innerJoin('app_user as upline', 'upline.code', 'registration_draft.upline_code')
    .leftJoin('app_user as associate', 'associate.code', 'registration_draft.associate_code')
    .leftJoin('app_user as refunder', 'refunder.code', 'registration_draft.refunded_by')
    .leftJoin('card_payment as payment', 'payment.id', 'registration_draft.payment_id');

const rows = (db: Db, today: string) =>
  shown(db, today)
    .leftJoin('app_user as decider', 'decider.code', 'registration_draft.duplicate_decided_by')
    .leftJoin('app_user as guarantor', 'guarantor.code', 'registration_draft.guarantee_decided_by')
    .selectAll('registration_draft')
    .select([
      fullName<string>('upline').as('upline_name'),
      fullName<string | null>('associate').as('associate_name'),
      'associate.status as associate_status',
      'associate.is_senior_level as associate_is_senior',
      fullName<string | null>('refunder').as('refunder_name'),
      'holder.code as holder_code',
      fullName<string | null>('holder').as('holder_name'),
      'holder.status as holder_status',
      'twin.id as twin_id',
      'twin.number as twin_number',
      fullName<string | null>('decider').as('duplicate_decider_name'),
      fullName<string | null>('guarantor').as('guarantee_decider_name'),
      waitsFor.as('waits_for'),
      registrationReason.as('reason'),
      'payment.number as payment_number',
      'payment.status as payment_status',
      'payment.amount_cents as payment_cents',
      'payment.currency as payment_currency',
    ]);

/** Where lists of registrations come from. */
export function registrationSource(db: Db, today: string) {
  return {
    scoped: shown(db, today),
    rows: (ids: readonly string[]) => rows(db, today).where(isOneOf('registration_draft.id', ids)).execute(),
  };
}

export const findRegistration = ({ db, today }: Pick<Context, 'db' | 'today'>, id: string) =>
  rows(db, today).where('registration_draft.id', '=', id).executeTakeFirst();

export type RegistrationRow = NonNullable<Awaited<ReturnType<typeof findRegistration>>>;

/** What happened to a registration, newest first. */
export const registrationActivity = (db: Db, id: string, query: z.output<typeof activityList.query>) =>
  recordActivity(
    db,
    sql<boolean>`audit_entry.entity in ('registration', 'background_review', 'guaranteed_level') and audit_entry.entity_id = ${id}`,
    query,
  );

export const registrationName = sql<string | null>`(registration_draft.personal->>'first_name') || ' ' ||
  (registration_draft.personal->>'last_name')`;

export const searchableNumber = numberOf('registration_draft');

/** The first step that is not done; null for what is finished or closed. */
export const stepReached = sql<string | null>`case
  when registration_draft.status in ('Completed', 'Closed', 'Refunded') then null
  when registration_draft.associate_code is not null then 'account'
  when registration_draft.personal is null or registration_draft.ssn_index is null then 'personal'
  when registration_draft.address is null then 'address'
  when registration_draft.background_sealed is null then 'background'
  when registration_draft.channel = 'direct' and registration_draft.license is null then 'license'
  when registration_draft.signed_at is null then 'agreement'
  else 'payment' end`;
