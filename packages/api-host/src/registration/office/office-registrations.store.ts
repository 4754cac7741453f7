import { sql } from 'kysely';
import type { z } from 'zod';
import { type activityList, recordActivity } from '../../platform/audit/record-activity.ts';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';

const shown = (db: Db) =>
  db
    .selectFrom('registration_draft')
    .innerJoin('app_user as upline', 'upline.code', 'registration_draft.upline_code')
    .leftJoin('app_user as associate', 'associate.code', 'registration_draft.associate_code')
    .leftJoin('app_user as refunder', 'refunder.code', 'registration_draft.refunded_by')
    .leftJoin('card_payment as payment', 'payment.id', 'registration_draft.payment_id');

const rows = (db: Db) =>
  shown(db)
    .selectAll('registration_draft')
    .select([
      fullName<string>('upline').as('upline_name'),
      fullName<string | null>('associate').as('associate_name'),
      'associate.status as associate_status',
      'associate.is_senior_level as associate_is_senior',
      fullName<string | null>('refunder').as('refunder_name'),
      'payment.number as payment_number',
      'payment.status as payment_status',
      'payment.amount_cents as payment_cents',
      'payment.currency as payment_currency',
    ]);

/** Where lists of registrations come from. */
export function registrationSource(db: Db) {
  return {
    scoped: shown(db),
    rows: (ids: readonly string[]) => rows(db).where(isOneOf('registration_draft.id', ids)).execute(),
  };
}

export const findRegistration = (db: Db, id: string) =>
  rows(db).where('registration_draft.id', '=', id).executeTakeFirst();

export type RegistrationRow = NonNullable<Awaited<ReturnType<typeof findRegistration>>>;

/** What happened to a registration, newest first. */
export const registrationActivity = (db: Db, id: string, query: z.output<typeof activityList.query>) =>
  recordActivity(
    db,
    sql<boolean>`audit_entry.entity in ('registration', 'background_review') and audit_entry.entity_id = ${id}`,
    query,
  );

export const registrationName = sql<string | null>`(registration_draft.personal->>'first_name') || ' ' ||
  (registration_draft.personal->>'last_name')`;

export const searchableNumber = sql<string>`'R-' || lpad(registration_draft.number::text, 6, '0')`;

/** The first step that is not done; null for what is finished or closed. */
export const stepReached = sql<string | null>`case
  when registration_draft.status in ('Completed', 'Closed', 'Refunded') then null
  when registration_draft.associate_code is not null then 'account'
  when registration_draft.personal is null then 'personal'
  when registration_draft.address is null then 'address'
  when registration_draft.background_sealed is null then 'background'
  when registration_draft.channel = 'direct' and registration_draft.license is null then 'license'
  when registration_draft.signed_at is null then 'agreement'
  else 'payment' end`;
