import { dayAt } from '@upline/domain';
import { sql } from 'kysely';
import { closeLoadedLevels } from '../src/levels/closing.service.ts';
import type { Db } from '../src/platform/database/database.ts';
import { bulkInsert } from './bulk-insert.ts';
import { Random } from './random.ts';
import { sessionRows } from './rows/session-rows.ts';

const SEED = 20_261_201;

/**
 * What an older network has behind it: sign-ins, promotions as changes that were made, and the qualifications of closed months,
 * written as the night writes them. Runs after the months of points are closed.
 */
export async function seedPast(db: Db, now: Date, months: number): Promise<void> {
  const people = await db
    .selectFrom('app_user')
    .select(['id', 'username', 'status', 'join_date'])
    .where('path', 'is not', null)
    .orderBy('code')
    .execute();
  await bulkInsert(db, 'session', sessionRows(new Random(SEED), people, now));
  await seedPromotions(db, now);
  await seedViews(db, now);
  if (months > 0) await closeLoadedLevels(db, { now, today: dayAt(now) }, months);
}

/** Whom the home office viewed the portal as, and why (domain.md 2.32); the sessions behind it are over. */
const VIEWS = [
  { username: 'eve', hours: 26, minutes: 9, reason: 'Call: cannot find the client of a pending policy' },
  { username: 'celine', hours: 170, minutes: 22, reason: 'Asked for help with an international appointment' },
  { username: 'bea', hours: 700, minutes: 30, reason: 'Mail of the RMD: the team list seems too short' },
] as const;

async function seedViews(db: Db, now: Date): Promise<void> {
  for (const { username, hours, minutes, reason } of VIEWS) {
    const started = new Date(now.getTime() - hours * 3_600_000);
    await sql`
      insert into proxy_session (admin_id, associate_id, reason, started_at, ends_at, closed_at)
      select admin.id, viewed.id, ${reason}, ${started}, ${new Date(started.getTime() + 1_800_000)},
        ${new Date(started.getTime() + minutes * 60_000)}
      from app_user admin, app_user viewed
      where admin.username = 'admin' and viewed.username = ${username}`.execute(db);
  }
}

/** Each step of a level history as the change that made it (R-LVL-04). */
async function seedPromotions(db: Db, now: Date): Promise<void> {
  await sql`
    insert into network_change (kind, associate_code, to_level_code, effective_date, reason, status, finished_at, created_at)
    select 'Level', held.associate_code, held.level_code, held.valid_from, 'All requirements are met', 'Done',
      held.valid_from::timestamptz, held.valid_from::timestamptz - interval '10 days'
    from level_history held
    where exists (select from level_history former where former.associate_code = held.associate_code
      and former.valid_from < held.valid_from) and held.valid_from <= ${dayAt(now)}::date`.execute(db);
}
