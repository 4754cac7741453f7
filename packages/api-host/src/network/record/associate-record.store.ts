import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';

/** The record of an associate with level, upline and upline RMD, as both its owner and the home office read it. */
export const associateRecord = (db: Db, code: string) =>
  db
    .selectFrom('app_user')
    .innerJoin('associate', 'associate.code', 'app_user.code')
    .innerJoin('level', 'level.code', 'app_user.level_code')
    .leftJoin('level as qualified', 'qualified.code', 'app_user.qualified_level_code')
    .leftJoin('app_user as upline', 'upline.code', 'app_user.upline_code')
    .leftJoin('app_user as rmd', 'rmd.code', 'app_user.upline_rmd_code')
    // Both have the columns of a record; the last one selected is the one the row keeps.
    .selectAll('associate')
    .selectAll('app_user')
    .select([
      'level.name as level_name',
      'qualified.name as qualified_level_name',
      'upline.phone as upline_phone',
      'upline.email as upline_email',
      'rmd.phone as upline_rmd_phone',
      'rmd.email as upline_rmd_email',
      fullName<string | null>('upline').as('upline_name'),
      fullName<string | null>('rmd').as('upline_rmd_name'),
    ])
    .where('app_user.code', '=', code);

export type AssociateRecord = NonNullable<
  Awaited<ReturnType<ReturnType<typeof associateRecord>['executeTakeFirst']>>
>;
