import { addDays, addMonths, type LevelCode, type TeamType } from '@upline/domain';
import { sql } from 'kysely';
import { figuresSelect } from '../network/sums/figures.store.ts';
import type { Db } from '../platform/database/database.ts';

const NO_MONTH = { from: '1900-01-01', to: '1900-01-01' };

/** Adjusted issued BV of a closed month (5.3) by associate; who had none is left out. */
export async function adjustedIssued(
  db: Db,
  codes: readonly string[],
  teamType: TeamType,
  month: string,
): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map();
  const figures = figuresSelect({
    pointsType: 'IssuedBv',
    teamType,
    current: { from: month, to: month },
    previous: NO_MONTH,
    openFrom: addMonths(month, 1),
    codes,
  });
  const { rows } = await sql<{ code: string; adjusted_current: number }>`
    select code, adjusted_current from (${figures}) found`.execute(db);
  return new Map(rows.map(({ code, adjusted_current }) => [code, adjusted_current]));
}

/** Levels held on the last day of the month. */
export async function levelsAtEnd(
  db: Db,
  codes: readonly string[],
  month: string,
): Promise<Map<string, LevelCode>> {
  const day = addDays(addMonths(month, 1), -1);
  const { rows } = await sql<{ code: string; level: LevelCode }>`
    select associate_code as code, level_code as level from level_history
    where associate_code = any(${codes}) and valid_from <= ${day}::date and (valid_to is null or valid_to > ${day}::date)`.execute(
    db,
  );
  return new Map(rows.map(({ code, level }) => [code, level]));
}
