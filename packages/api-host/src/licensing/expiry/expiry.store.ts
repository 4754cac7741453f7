import { addDays } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';

export const EXPIRING_CREDENTIALS = ['license', 'eo_policy', 'training_certificate'] as const;
export type ExpiringCredential = (typeof EXPIRING_CREDENTIALS)[number];

interface Ending {
  readonly id: string;
  readonly associate_code: string;
  readonly expires_on: string;
  readonly days_before: number;
  readonly label: string;
  readonly associate_name: string;
  readonly upline_code: string | null;
  readonly upline_rmd_code: string | null;
}

/** What ends, when, and what it is called, of each kind of credential. Certificates: AML alone is watched (domain.md 8.1). */
const CREDENTIALS = {
  license: sql`select id, associate_code, expiration_date as expires_on, type || ' license in ' || state as label
    from license where approval_status = 'Approved' and status = 'Active'`,
  eo_policy: sql`select id, associate_code, expiration_date as expires_on, 'E&O coverage' as label
    from eo_policy where approval_status = 'Approved'`,
  training_certificate: sql`select id, associate_code, valid_until as expires_on, 'AML training' as label
    from training_certificate where approval_status = 'Approved' and kind = 'AML'`,
} as const satisfies Record<ExpiringCredential, unknown>;

/** A later credential of the same kind makes the notice pointless. */
const RENEWED = {
  license: sql`false`,
  eo_policy: sql`exists (select from eo_policy later where later.associate_code = credential.associate_code
    and later.approval_status = 'Approved' and later.expiration_date > credential.expires_on)`,
  training_certificate: sql`exists (select from training_certificate later where later.associate_code = credential.associate_code
    and later.kind = 'AML' and later.approval_status = 'Approved' and later.valid_until > credential.expires_on)`,
} as const satisfies Record<ExpiringCredential, unknown>;

/**
 * Marks up to `limit` credentials as notified, and returns them: those that end in exactly one of `days` and whose
 * owner has had no notice. It runs in the caller's transaction and skips people who have left.
 */
export async function takeEnding(
  db: Db,
  kind: ExpiringCredential,
  {
    today,
    days,
    limit,
  }: { readonly today: string; readonly days: readonly number[]; readonly limit: number },
): Promise<Ending[]> {
  const ends = days.map((day) => addDays(today, day));
  const { rows } = await sql<Ending>`
    with ending as (
      select credential.*, credential.expires_on - ${today}::date as days_before,
        ${fullName('app_user')} as associate_name, app_user.upline_code, app_user.upline_rmd_code
      from (${CREDENTIALS[kind]}) credential join app_user on app_user.code = credential.associate_code
      where credential.expires_on = any(${ends}::date[])
        and app_user.status not in ('Terminated', 'Resigned')
        and not ${RENEWED[kind]}
        and not exists (select from expiry_notice told where told.paper_kind = ${kind} and told.paper_id = credential.id
          and told.expires_on = credential.expires_on and told.days_before = credential.expires_on - ${today}::date)
      order by credential.expires_on, credential.id limit ${limit}
    ), told as (
      insert into expiry_notice (paper_kind, paper_id, expires_on, days_before)
      select ${kind}::text, id, expires_on, days_before from ending
    )
    select id, associate_code, expires_on, days_before, label, associate_name, upline_code, upline_rmd_code
    from ending order by id`.execute(db);
  return rows;
}
