import { type TeamType, teamTypesOf } from '@upline/domain';
import { sql } from 'kysely';
import { me, type NetworkNode, nodesOf } from '../network/nodes.store.ts';
import { teamPredicate } from '../network/team/team-predicate.ts';
import type { Db } from '../platform/database/database.ts';
import { fullName } from '../platform/database/full-name.ts';
import type { Row } from '../platform/database/tables.ts';
import { updateVersion } from '../platform/database/update-version.ts';
import type { SavedViewRow } from './saved-views.store.ts';

export type SharedViewRow = SavedViewRow & {
  readonly owner_code: string;
  readonly owner_name: string;
};

/** Most views of others that one list shows, those of the nearest uplines first. */
const MOST_SHARED = 100;

/** Views that somebody above shares with a team, whether the reader is in that team or not. */
function offered(db: Db, { path, code }: Pick<NetworkNode, 'path' | 'code'>) {
  const above = Array.from({ length: path.length }, (_, length) => path.slice(0, length));
  return (
    db
      .selectFrom('saved_view')
      .innerJoin('app_user as owner', 'owner.id', 'saved_view.user_id')
      .selectAll('saved_view')
      .select(['owner.code as owner_code'])
      .select(fullName('owner').as('owner_name'))
      .where(sql<boolean>`owner.path = any(${above})`)
      .where('owner.code', '<>', code)
      // People who have left share views with nobody.
      .where('owner.status', 'not in', ['Terminated', 'Resigned'])
      .where('saved_view.shared_with', 'is not', null)
      .orderBy(sql`length(owner.path)`, 'desc')
      .orderBy('saved_view.position')
      .orderBy('saved_view.id')
  );
}

/** Those of the views whose team the reader is in today (R-PRM-03). */
async function readable(
  db: Db,
  reader: NetworkNode,
  views: readonly SharedViewRow[],
): Promise<SharedViewRow[]> {
  if (views.length === 0) return [];
  const leaders = await nodesOf(db, [...new Set(views.map(({ owner_code }) => owner_code))]);
  const teams = leaders.flatMap((leader) =>
    teamTypesOf(leader.is_senior_level)
      .filter((type) => views.some((view) => view.owner_code === leader.code && view.shared_with === type))
      .map((type) => ({ leader, type })),
  );
  if (teams.length === 0) return [];
  const isMember = teams.map(({ leader, type }, index) =>
    teamPredicate(type, leader).as<`team_${number}`>(`team_${index}`),
  );
  const found: Readonly<Record<string, unknown>> = await db
    .selectFrom('app_user')
    .select(isMember)
    .where('code', '=', reader.code)
    .executeTakeFirstOrThrow();
  const reached = new Set(
    teams.filter((_, index) => found[`team_${index}`] === true).map(({ leader, type }) => leader.code + type),
  );
  return views.filter(({ owner_code, shared_with }) => reached.has(owner_code + shared_with));
}

/** Views of the list that people above share with a team of theirs in which the reader is. */
export async function viewsSharedWith(db: Db, code: string, list: string): Promise<SharedViewRow[]> {
  const reader = await me(db, code);
  if (!reader) return [];
  const found = await offered(db, reader).where('saved_view.list', '=', list).execute();
  return (await readable(db, reader, found)).slice(0, MOST_SHARED);
}

/** One view of somebody above that the reader may see. */
export async function sharedView(db: Db, code: string, id: string): Promise<SharedViewRow | undefined> {
  const reader = await me(db, code);
  if (!reader) return undefined;
  return (await readable(db, reader, await offered(db, reader).where('saved_view.id', '=', id).execute()))[0];
}

/** How many views of the list the person shares. */
export async function sharedCount(db: Db, userId: string, list: string): Promise<number> {
  const { n } = await db
    .selectFrom('saved_view')
    .select(sql<number>`count(*)::integer`.as('n'))
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .where('shared_with', 'is not', null)
    .executeTakeFirstOrThrow();
  return n;
}

/** Undefined when another write came first. */
export async function writeSharing(
  db: Db,
  { id, version }: Pick<SavedViewRow, 'id' | 'version'>,
  team: TeamType | null,
  by: { readonly code: string; readonly now: Date },
): Promise<SavedViewRow | undefined> {
  const changes = { shared_with: team, updated_at: by.now, updated_by: by.code };
  return updateVersion(db, 'saved_view', { id, version }, changes);
}

/** Whether anybody is in the leader's team. */
export async function hasMembers(db: Db, leader: NetworkNode, type: TeamType): Promise<boolean> {
  const found = await db
    .selectFrom('app_user')
    .select('code')
    .where(teamPredicate(type, leader))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export type PinRow = Row<'saved_view_pin'>;

/** The person's pins in their order. `lock` keeps other writers waiting. */
export async function pinsOf(db: Db, userId: string, lock = false): Promise<PinRow[]> {
  const query = db
    .selectFrom('saved_view_pin')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('position')
    .orderBy('view_id');
  return (lock ? query.forUpdate() : query).execute();
}

/** The pinned views that are the person's own or still shared with the person, in the order of the pins. */
export async function pinnedViews(
  db: Db,
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<(SavedViewRow | SharedViewRow)[]> {
  const pinned = (id: 'saved_view.id') =>
    sql<boolean>`${sql.ref(id)} in (select view_id from saved_view_pin where user_id = ${userId})`;
  const own = await db
    .selectFrom('saved_view')
    .selectAll()
    .where('user_id', '=', userId)
    .where(pinned('saved_view.id'))
    .execute();
  const reader = await me(db, code);
  const others = reader
    ? await readable(db, reader, await offered(db, reader).where(pinned('saved_view.id')).execute())
    : [];
  const byId = new Map([...own, ...others].map((view) => [view.id, view]));
  return (await pinsOf(db, userId)).map(({ view_id }) => byId.get(view_id)).filter((view) => !!view);
}

export async function insertPin(
  db: Db,
  pin: { readonly userId: string; readonly viewId: string; readonly position: number; readonly now: Date },
): Promise<void> {
  await db
    .insertInto('saved_view_pin')
    .values({ user_id: pin.userId, view_id: pin.viewId, position: pin.position, created_at: pin.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deletePin(db: Db, userId: string, viewId: string): Promise<void> {
  await db.deleteFrom('saved_view_pin').where('user_id', '=', userId).where('view_id', '=', viewId).execute();
}

/** Numbers the pins 1, 2, 3 … in the order of `ids`. */
export async function writePinPositions(db: Db, userId: string, ids: readonly string[]): Promise<void> {
  await sql`update saved_view_pin set position = place.position
    from unnest(${ids}::uuid[]) with ordinality as place (id, position)
    where saved_view_pin.view_id = place.id and user_id = ${userId}`.execute(db);
}
