import type { AssociateStatus, LevelCode } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { fullName } from '../platform/database/full-name.ts';

/** A person of a chain as it was on a day; the status is that of now (R-MNY-03). */
export interface ChainMember {
  readonly code: string;
  readonly name: string;
  readonly level_code: LevelCode;
  readonly is_senior_level: boolean;
  readonly status: AssociateStatus;
  /** The company's own root is never paid (domain.md 1.1). */
  readonly is_root: boolean;
}

export interface Chain {
  readonly associate: ChainMember;
  /** Nearest first, the root last. */
  readonly uplines: readonly ChainMember[];
}

interface Asked {
  readonly code: string;
  /** Company day. */
  readonly date: string;
}

/**
 * Uplines and levels as they were on a company day, from the histories: the snapshot of R-MNY-01. Before the first entry of
 * a history its first one holds. One statement for many people and days; the answer has the order of `asked` and throws for
 * a code that is no associate's.
 */
export async function chainsAt(db: Db, asked: readonly Asked[]): Promise<Chain[]> {
  if (asked.length === 0) return [];
  const codes = asked.map(({ code }) => code);
  const dates = asked.map(({ date }) => date);
  const { rows } = await sql<ChainMember & { place: number }>`
    with recursive asked as (
      select code, day::date as day, place from unnest(${codes}::text[], ${dates}::text[]) with ordinality as a (code, day, place)
    ), step as (
      select asked.place, asked.day, asked.code, 0 as distance from asked
      union all
      select step.place, step.day, above.upline_code, step.distance + 1
      from step cross join lateral (
        select upline_code from upline_history where associate_code = step.code
        order by valid_from <= step.day desc, case when valid_from <= step.day then valid_from end desc, valid_from
        limit 1
      ) above
      where above.upline_code is not null
    )
    select step.place::integer as place, app_user.code, ${fullName('app_user')} as name,
      coalesce(held.level_code, app_user.level_code) as level_code, level.is_senior as is_senior_level, app_user.status,
      app_user.upline_code is null as is_root
    from step
    join app_user on app_user.code = step.code and app_user.kind = 'Associate'
    left join lateral (
      select level_code from level_history where associate_code = step.code
      order by valid_from <= step.day desc, case when valid_from <= step.day then valid_from end desc, valid_from
      limit 1
    ) held on true
    join level on level.code = coalesce(held.level_code, app_user.level_code)
    order by step.place, step.distance`.execute(db);
  const chains = asked.map((): ChainMember[] => []);
  for (const { place, ...member } of rows) chains[place - 1]?.push(member);
  return chains.map(([associate, ...uplines], index) => {
    if (!associate) throw new RangeError(`No associate ${asked[index]?.code}`);
    return { associate, uplines };
  });
}

/** The chains of many people on one day, by code. */
export async function chainAt(
  db: Db,
  codes: readonly string[],
  date: string,
): Promise<ReadonlyMap<string, Chain>> {
  const unique = [...new Set(codes)];
  const chains = await chainsAt(
    db,
    unique.map((code) => ({ code, date })),
  );
  return new Map(unique.map((code, index) => [code, chains[index] as Chain]));
}
