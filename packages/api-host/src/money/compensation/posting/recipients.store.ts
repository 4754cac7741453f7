import type { AssociateStatus, TrainingProgramStatus } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { fullName } from '../../../platform/database/full-name.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';

export interface PersonFacts {
  readonly status: AssociateStatus;
  readonly name: string;
  readonly disable_license_check: boolean;
  readonly disable_training_escrow: boolean;
  readonly escrow_future_compensations: boolean;
  readonly under_heightened_supervision: boolean;
  readonly training_status: TrainingProgramStatus | null;
}

/** The values of people that decide about their lines today, by code (R-MNY-03, R-MNY-10). */
export async function personFacts(db: Db, codes: readonly string[]): Promise<Map<string, PersonFacts>> {
  const rows = await db
    .selectFrom('app_user')
    .innerJoin('associate', 'associate.code', 'app_user.code')
    .leftJoin('training_program', 'training_program.associate_code', 'app_user.code')
    .select([
      'app_user.code',
      'app_user.status',
      fullName('app_user').as('name'),
      'associate.disable_license_check',
      'associate.disable_training_escrow',
      // An unpaid yearly fee holds lines as the flag does (R-REG-07).
      sql<boolean>`(associate.escrow_future_compensations or associate.renewal_overdue_since is not null)`.as(
        'escrow_future_compensations',
      ),
      'associate.under_heightened_supervision',
      'training_program.status as training_status',
    ])
    .where(isOneOf('app_user.code', [...new Set(codes)]))
    .execute();
  return new Map(rows.map(({ code, ...facts }) => [code, facts]));
}

/** Supervision reviews that are acknowledged, as `policy code`. */
export async function acknowledgedReviews(
  db: Db,
  policyIds: readonly string[],
  codes: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('supervision_review')
    .select(['policy_id', 'supervised_code'])
    .where(isOneOf('policy_id', policyIds))
    .where(isOneOf('supervised_code', codes))
    .where('status', '=', 'Acknowledged')
    .execute();
  return new Set(rows.map(({ policy_id, supervised_code }) => `${policy_id} ${supervised_code}`));
}
