import { sql } from 'kysely';
import type { Db } from '../platform/database.ts';

/**
 * Sets the nearest senior upline of everyone below `topCode`, whose own is taken as right. To be called in the transaction
 * that changes an upline or a level across RMD.
 */
export async function refreshUplineRmds(db: Db, topCode: string): Promise<void> {
  await sql`
    with recursive tree as (
      select code, is_senior_level, upline_rmd_code from app_user where code = ${topCode}
      union all
      select child.code, child.is_senior_level, case when tree.is_senior_level then tree.code else tree.upline_rmd_code end
      from app_user child join tree on child.upline_code = tree.code
    )
    update app_user set upline_rmd_code = tree.upline_rmd_code
    from tree
    where app_user.code = tree.code and app_user.upline_rmd_code is distinct from tree.upline_rmd_code`.execute(
    db,
  );
}
