import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Row, Tables } from '../../platform/database/tables.ts';

export type NewSession = Omit<
  Insertable<Tables['session']>,
  'id' | 'token_used_at' | 'former_token_id' | 'ended_at' | 'end_reason'
>;

export async function insertSession(db: Db, session: NewSession): Promise<string> {
  const { id } = await db.insertInto('session').values(session).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** A session that has not been ended, with its user: everything a request needs to know. Row of `live_session(ids)`. */
export interface LiveSession
  extends Pick<
      Row<'session'>,
      | 'id'
      | 'user_id'
      | 'audience'
      | 'token_id'
      | 'token_issued_at'
      | 'token_used_at'
      | 'former_token_id'
      | 'last_used_at'
      | 'confirmed_at'
      | 'expires_at'
    >,
    Pick<
      Row<'app_user'>,
      | 'kind'
      | 'code'
      | 'status'
      | 'email'
      | 'first_name'
      | 'last_name'
      | 'has_photo'
      | 'is_beta'
      | 'has_builder_plan'
      | 'is_senior_level'
      | 'level_code'
      | 'country'
      | 'mfa_method'
      | 'admin_roles'
    > {
  /** Null for admins, as the next. */
  readonly legal_first_name: string | null;
  readonly legal_last_name: string | null;
  /** An associate without a signed agreement, or with a new one to sign (R-ASC-04). */
  readonly must_sign: boolean;
  /** Associates whom an admin declared a relative (R-ADM-02). */
  readonly relatives: readonly string[];
  /** Of the admin who views as the user; null in the user's own session, as the next four. */
  readonly proxy_admin_code: string | null;
  readonly proxy_admin_kind: Row<'app_user'>['kind'] | null;
  readonly proxy_admin_status: string | null;
  readonly proxy_admin_name: string | null;
  readonly proxy_admin_roles: string[] | null;
}

/** Reads live sessions by id, in one indexed statement that is compiled once: this runs on every request. */
export function sessionReader(db: Db): (ids: readonly string[]) => Promise<Map<string, LiveSession>> {
  const query = sql<LiveSession>`
    select live.*, case live.kind when 'Associate' then '{}' else array(
      select associate_code from admin_conflict where admin_code = live.code
    ) end as relatives
    from live_session(${null}) live`.compile(db);
  return async (ids) => {
    const { rows } = await db.executeQuery<LiveSession>({ ...query, parameters: [ids] });
    return new Map(rows.map((row) => [row.id, row]));
  };
}

/** Replaces the newest token unless another request did so first; false then. */
export async function replaceToken(
  db: Db,
  session: { id: string; seenTokenId: string; newTokenId: string; formerTokenId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({
      token_id: session.newTokenId,
      token_issued_at: session.now,
      token_used_at: null,
      former_token_id: session.formerTokenId,
      last_used_at: session.now,
    })
    .where('id', '=', session.id)
    .where('token_id', '=', session.seenTokenId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Notes that the session was used, and with its newest token if so. */
export async function touchSession(
  db: Db,
  id: string,
  now: Date,
  newestTokenId: string | undefined,
): Promise<void> {
  await db
    .updateTable('session')
    .set({
      last_used_at: now,
      ...(newestTokenId !== undefined && {
        token_used_at: sql`case when token_id = ${newestTokenId} then coalesce(token_used_at, ${now}) else token_used_at end`,
      }),
    })
    .where('id', '=', id)
    .execute();
}

export async function confirmSecondStep(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ factor_confirmed_at: now }).where('id', '=', id).execute();
}

/** When the second step was last proved in this session. */
export async function secondStepProvedAt(db: Db, id: string): Promise<Date | null> {
  const row = await db
    .selectFrom('session')
    .select('factor_confirmed_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.factor_confirmed_at ?? null;
}

export async function confirmSession(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ confirmed_at: now }).where('id', '=', id).execute();
}

interface Ended {
  readonly id: string;
  readonly device: string;
}

/**
 * An admin's views of associates end with the session they were started from, and a link that was not followed opens none any
 * more: who has signed out of the office leaves nobody's account open in another tab (domain.md 7.3).
 */
async function endViewsFrom(db: Db, ended: readonly { readonly id: string }[], now: Date): Promise<void> {
  if (ended.length === 0) return;
  const views = await db
    .updateTable('proxy_session')
    .set({ closed_at: now })
    .where(
      'admin_session_id',
      'in',
      ended.map(({ id }) => id),
    )
    .where('closed_at', 'is', null)
    .returning('session_id')
    .execute();
  const opened = views.flatMap(({ session_id }) => session_id ?? []);
  if (opened.length === 0) return;
  await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'Session of the admin ended' })
    .where('id', 'in', opened)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends one session of the user, and the views that were started from it; undefined when there is no such live one. */
export async function endSession(
  db: Db,
  session: { id: string; userId: string; now: Date; reason: string },
): Promise<Ended | undefined> {
  const ended = await db
    .updateTable('session')
    .set({ ended_at: session.now, end_reason: session.reason })
    .where('id', '=', session.id)
    .where('user_id', '=', session.userId)
    .where('ended_at', 'is', null)
    .returning(['id', 'device', 'audience'])
    .executeTakeFirst();
  if (ended?.audience === 'admin') await endViewsFrom(db, [ended], session.now);
  return ended;
}

/** Ends every live session of the user, views of and from them included, except the one given. Returns how many. */
export async function endSessionsOf(
  db: Db,
  user: { userId: string; now: Date; reason: string; exceptId?: string | undefined },
): Promise<number> {
  const ended = await db
    .updateTable('session')
    .set({ ended_at: user.now, end_reason: user.reason })
    .where('user_id', '=', user.userId)
    .where('ended_at', 'is', null)
    .$if(user.exceptId !== undefined, (query) => query.where('id', '!=', user.exceptId ?? ''))
    .returning(['id', 'audience'])
    .execute();
  await endViewsFrom(
    db,
    ended.filter(({ audience }) => audience === 'admin'),
    user.now,
  );
  return ended.length;
}

/** Live sessions the user opened, newest first; an admin's view of the account is no session of theirs. */
export async function listSessions(db: Db, userId: string, now: Date, idleSince: Date) {
  return db
    .selectFrom('session')
    .select(['id', 'audience', 'device', 'address', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('proxy_admin_id', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', idleSince)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Whether the user signed in from a browser of this name before. */
export async function knowsDevice(db: Db, userId: string, device: string): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', userId)
    .where('proxy_admin_id', 'is', null)
    .where('device', '=', device)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
