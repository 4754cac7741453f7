import { type SqlBool, sql } from 'kysely';
import { countriesToSellIn } from '../../network/international.store.ts';
import type { Db } from '../../platform/database/database.ts';
import { keyedSource } from '../../platform/list/list-sources.ts';
import type { Caller } from '../../platform/operation/caller.ts';

export const dismissalsOf = sql<number>`(select count(*)::integer from announcement_dismissal where announcement_id = announcement.id)`;

const scoped = (db: Db) =>
  db.selectFrom('announcement').leftJoin('named_team as team', 'team.id', 'announcement.team_id');

const named = (query: ReturnType<typeof scoped>) =>
  query
    .selectAll('announcement')
    .select(['team.code as team_code', 'team.name as team_name', dismissalsOf.as('dismissals')]);

export const announcementSource = (db: Db) => keyedSource('announcement.id', scoped(db), named);

export const findAnnouncement = (db: Db, id: string) =>
  named(scoped(db)).where('announcement.id', '=', id).executeTakeFirst();
export type AnnouncementRow = NonNullable<Awaited<ReturnType<typeof findAnnouncement>>>;

/** Named teams that an announcement may be for. */
export const activeTeams = (db: Db) =>
  db
    .selectFrom('named_team')
    .select(['id', 'code', 'name'])
    .where('status', '=', 'Active')
    .orderBy('name_key')
    .limit(1_000)
    .execute();

/** Whether the announcement is for `person`, a row of app_user: judged where rows are read (R-PRM-01). */
const isFor = sql<SqlBool>`(case announcement.audience
  when 'Everybody' then true
  when 'Country' then announcement.country = person.country
    or announcement.country in (${countriesToSellIn(sql`person.code`)})
  when 'Level' then (select rank from level where level.code = announcement.min_level)
    <= (select rank from level where level.code = person.level_code)
  when 'Team' then exists (select from named_team team join app_user anchor on anchor.code = team.anchor_code
    where team.id = announcement.team_id and team.status = 'Active'
      and (person.code = anchor.code or (person.path > anchor.path and person.path < anchor.path || '~')))
  else person.is_beta end)`;

/** Published and shown on that day. */
const isShown = (today: string) =>
  sql<SqlBool>`(announcement.status = 'Published' and announcement.shown_from <= ${today}::date
    and coalesce(announcement.shown_until >= ${today}::date, true))`;

/** What the reader finds on the dashboard: published, of these days, for them, and not put away. */
export const announcementsFor = (db: Db, { code }: Pick<Caller, 'code'>, today: string) =>
  db
    .selectFrom('announcement')
    .innerJoin('app_user as person', (join) => join.on('person.code', '=', code))
    .select([
      'announcement.id',
      'announcement.title',
      'announcement.body',
      'announcement.shown_from',
      'announcement.shown_until',
    ])
    .where(isShown(today))
    .where(isFor)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('announcement_dismissal as away')
            .select('away.associate_code')
            .whereRef('away.announcement_id', '=', 'announcement.id')
            .where('away.associate_code', '=', code),
        ),
      ),
    )
    .orderBy('announcement.position')
    .limit(20)
    .execute();

/** Puts an announcement away for one reader, once. False where the reader has none with this id. */
export async function dismiss(
  db: Db,
  { code }: Pick<Caller, 'code'>,
  { id, now, today }: { readonly id: string; readonly now: Date; readonly today: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from announcement join app_user person on person.code = ${code}
    where announcement.id = ${id} and ${isShown(today)} and ${isFor}`.execute(db);
  if (rows.length === 0) return false;
  await db
    .insertInto('announcement_dismissal')
    .values({ announcement_id: id, associate_code: code, dismissed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** Announcements that are shown from now on and of which nobody was notified; they are marked. */
export async function takeUnnotified(db: Db, now: Date, today: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update announcement set notified_at = ${now} where notified_at is null and ${isShown(today)} returning id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** People of the audience after that code, in the order of codes, who may sign in. */
export async function audienceOf(db: Db, id: string, after: string, limit: number) {
  const { rows } = await sql<{ code: string; email: string; first_name: string }>`
    select person.code, person.email, person.first_name from app_user person
    join announcement on announcement.id = ${id}
    where person.kind = 'Associate' and person.status in ('Active', 'Suspended', 'Resignation Initiated')
      and person.code > ${after} and ${isFor}
    order by person.code limit ${limit}`.execute(db);
  return rows;
}
