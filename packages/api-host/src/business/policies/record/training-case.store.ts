import type { Db } from '../../../platform/database/database.ts';

/** The training case that a policy is for its trainee, with the people who may acknowledge it; undefined if it is none. */
export function caseOfPolicy(db: Db, policyId: string) {
  return db
    .selectFrom('training_case')
    .innerJoin('training_program as program', 'program.id', 'training_case.program_id')
    .innerJoin('app_user as trainer', 'trainer.code', 'program.trainer_code')
    .select([
      'training_case.id',
      'training_case.status',
      'training_case.version',
      'program.trainer_code',
      'trainer.upline_rmd_code as trainer_rmd_code',
    ])
    .where('training_case.policy_id', '=', policyId)
    .executeTakeFirst();
}
