import { addDays, addMonths, EXPIRING_DAYS, firstOfMonth, LEVEL_CODES, type LevelCode } from '@upline/domain';
import type { z } from 'zod';
import { validLifeLicense } from '../../licensing/licenses/licenses.store.ts';
import { headCounts } from '../../network/sums/production.store.ts';
import type { Db } from '../../platform/database/database.ts';
import type { DashboardScope } from '../dashboard-scope.ts';
import type { TileInput } from '../dashboard-tiles.ts';
import {
  type LICENSE_PROGRESS,
  MOST_COUNTED,
  type teamActivity,
  type teamExpiringLicenses,
  type teamLevels,
  type teamMembersCount,
  type teamNewRecruits,
} from './team-dashboard.schemas.ts';
import {
  countWriters,
  expiringLicenses,
  levelChanges,
  type NewRecruit,
  newRecruits,
} from './team-dashboard.store.ts';

const MONTHS = 12;
const MOST_ROWS = 10;

type Counts = Map<LevelCode, number>;

const sum = (counts: Counts) => [...counts.values()].reduce((total, members) => total + members, 0);
const listed = (counts: Counts) => LEVEL_CODES.map((level) => ({ level, members: counts.get(level) ?? 0 }));

/** Active members of the team now, by level. */
async function activeNow(db: Db, { node, teamType }: DashboardScope): Promise<Counts> {
  const counts: Counts = new Map();
  for (const { level_code, status, counts: heads } of await headCounts(db, node))
    if (status === 'Active') counts.set(level_code, (counts.get(level_code) ?? 0) + heads[teamType]);
  return counts;
}

/** The tile "level": Active members per level, from kept counts. */
export async function levels(
  { db, now }: TileInput,
  scope: DashboardScope,
): Promise<z.input<typeof teamLevels>> {
  const counts = await activeNow(db, scope);
  return { as_of: now, members: sum(counts), levels: listed(counts) };
}

/** The tile "members count": Active members by level at the ends of eleven months and today, oldest first. */
export async function membersCount(
  { db, now }: TileInput,
  scope: DashboardScope,
): Promise<z.input<typeof teamMembersCount>> {
  const open = firstOfMonth(scope.today);
  const after = addDays(addMonths(open, 2 - MONTHS), -1);
  const counts = await activeNow(db, scope);
  const changes = Map.groupBy(
    await levelChanges(db, scope, { after, today: scope.today }),
    ({ month }) => month,
  );
  const months: z.input<typeof teamMembersCount>['months'] = [];
  // Backward from what is known of today.
  for (let index = 0, month = open; index < MONTHS; index += 1, month = addMonths(month, -1)) {
    months.push({
      on: index === 0 ? scope.today : addDays(addMonths(month, 1), -1),
      members: sum(counts),
      levels: listed(counts),
    });
    for (const { level, change } of changes.get(month) ?? [])
      counts.set(level, (counts.get(level) ?? 0) - change);
  }
  return { as_of: now, months: months.reverse() };
}

/** The tile "expiring licenses": within 60 days and not renewed, soonest first. */
export async function expiring(
  { db, now }: TileInput,
  scope: DashboardScope,
): Promise<z.input<typeof teamExpiringLicenses>> {
  const rows = await expiringLicenses(db, scope, {
    today: scope.today,
    days: EXPIRING_DAYS,
    limit: MOST_ROWS,
    most: MOST_COUNTED,
  });
  return {
    as_of: now,
    count: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _, ...row }) => row),
  };
}

function progressOf(recruit: NewRecruit, isLicensed: boolean): (typeof LICENSE_PROGRESS)[number] {
  if (isLicensed) return 'Licensed';
  if (recruit.is_waiting) return 'Approval Pending';
  if (recruit.has_passed) return 'Exam Passed';
  return recruit.has_learned ? 'Course Completed' : 'Not Started';
}

/** The tile "new recruits": joined in the period, newest first. */
export async function recruits(
  { db, now }: TileInput,
  scope: DashboardScope,
): Promise<z.input<typeof teamNewRecruits>> {
  const days = scope.days.current;
  const rows = await newRecruits(db, scope, { ...days, limit: MOST_ROWS });
  const licensed = await validLifeLicense(
    db,
    rows.map(({ code }) => code),
    scope.today,
  );
  return {
    as_of: now,
    from: days.from,
    to: days.to,
    count: rows[0]?.total ?? 0,
    rows: rows.map((row) => ({
      code: row.code,
      name: row.name,
      level: row.level,
      join_date: row.join_date,
      recruiter_code: row.recruiter_code,
      license_progress: progressOf(row, licensed.has(row.code)),
    })),
  };
}

/** The tile "activity": Active members, those who write and those who joined. */
export async function activity(
  { db, now }: TileInput,
  scope: DashboardScope,
): Promise<z.input<typeof teamActivity>> {
  const days = scope.days.current;
  const [newest] = await newRecruits(db, scope, { ...days, limit: 1 });
  return {
    as_of: now,
    from: days.from,
    to: days.to,
    members: sum(await activeNow(db, scope)),
    writers: await countWriters(db, scope, days),
    recruits: newest?.total ?? 0,
  };
}
