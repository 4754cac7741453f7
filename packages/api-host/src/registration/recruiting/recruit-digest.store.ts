import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';

/** How many people a digest names; it counts the rest. With the longest names it still fits into a notice. */
const MOST_NAMES = 7;

export interface Digest {
  readonly code: string;
  readonly email: string;
  readonly first_name: string;
  readonly count: number;
  /** `Nora Ellis (U004321)`, in the order of the codes. */
  readonly names: readonly string[];
}

/**
 * The digests of a day for the next RMDs or higher in the order of their codes: everybody who joined in their Infinity and has
 * not left. A path begins with the paths of all uplines.
 */
export async function recruitDigests(
  db: Db,
  { day, after, limit }: { readonly day: string; readonly after: string; readonly limit: number },
): Promise<Digest[]> {
  const { rows } = await sql<Digest>`
    with recruit as (
      select code, path, ${fullName()} || ' (' || code || ')' as name from app_user
      where kind = 'Associate' and join_date = ${day} and status not in ('Terminated', 'Resigned')
    ), reached as (
      select upline.code, upline.email, upline.first_name, recruit.name, recruit.code as recruit_code
      from recruit
      join app_user upline on upline.path = any(array(select left(recruit.path, step) from generate_series(1, length(recruit.path) - 1) step))
      where upline.kind = 'Associate' and upline.is_senior_level and upline.status not in ('Terminated', 'Resigned')
        and upline.code > ${after}
    )
    select code, email, first_name, count(*)::integer as count,
      (array_agg(name order by recruit_code))[1:${sql.lit(MOST_NAMES)}] as names
    from reached group by code, email, first_name order by code limit ${limit}`.execute(db);
  return rows;
}
