import { type LevelCode, levelOf } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ASSOCIATE_FLAGS, type AssociateFlag } from './settings.schemas.ts';

/**
 * The settings of an associate that admins change, with the names of the people in them; undefined if the code is not
 * an associate's.
 */
export async function findSettings(db: Db, code: string) {
  return db
    .selectFrom('app_user')
    .innerJoin('associate', 'associate.code', 'app_user.code')
    .leftJoin('app_user as supervisor', 'supervisor.code', 'associate.supervisor_code')
    .leftJoin('app_user as partner', 'partner.code', 'associate.share_with_code')
    .leftJoin('associate as spouse', 'spouse.code', 'associate.spouse_code')
    .select([
      'app_user.code',
      'app_user.version',
      'app_user.level_code',
      'app_user.guaranteed_level_code',
      'associate.share_bps',
      'associate.share_with_code',
      'associate.max_chargeback_withhold_bps',
      'associate.supervisor_code',
      ...ASSOCIATE_FLAGS.map((flag) => `associate.${flag}` as const),
      fullName('app_user').as('name'),
      fullName<string | null>('supervisor').as('supervisor_name'),
      fullName<string | null>('partner').as('share_with_name'),
      // The link counts only if both spouses have set it.
      sql<string | null>`case when spouse.spouse_code = app_user.code then spouse.code end`.as('spouse_code'),
    ])
    .where('app_user.code', '=', code)
    .executeTakeFirst();
}

export type AssociateSettings = NonNullable<Awaited<ReturnType<typeof findSettings>>>;

/** Somebody who can answer for others' cases: an Active associate or an admin (domain.md 1.5). */
export async function findSupervisor(db: Db, code: string): Promise<{ name: string } | undefined> {
  return db
    .selectFrom('app_user')
    .select(fullName().as('name'))
    .where('code', '=', code)
    .where('status', '=', 'Active')
    .executeTakeFirst();
}

/** Counts the record's version on; false when it is no longer `version` (R-GEN-04). */
export async function countVersion(
  db: Db,
  { code, version, now, by }: { code: string; version: number; now: Date; by: string | null },
): Promise<boolean> {
  const counted = await db
    .updateTable('app_user')
    .set({ version: version + 1, updated_at: now, updated_by: by })
    .where('code', '=', code)
    .where('version', '=', version)
    .returning('code')
    .executeTakeFirst();
  return counted !== undefined;
}

/** The supervisor goes with the supervision. */
export async function turnFlag(
  db: Db,
  code: string,
  flag: AssociateFlag,
  on: boolean,
  supervisorCode: string | null,
): Promise<void> {
  await db
    .updateTable('associate')
    .set({
      [flag]: on,
      ...(flag === 'under_heightened_supervision' ? { supervisor_code: on ? supervisorCode : null } : {}),
    })
    .where('code', '=', code)
    .execute();
}

export async function explainFlag(db: Db, row: Tables['associate_flag']): Promise<void> {
  const { associate_code, flag, ...explained } = row;
  await db
    .insertInto('associate_flag')
    .values(row)
    .onConflict((conflict) => conflict.columns(['associate_code', 'flag']).doUpdateSet(explained))
    .execute();
}

/** Takes the explanation away: of any flag, of an ended one, or of one set for that reason. False when there is none. */
export async function forgetFlag(
  db: Db,
  code: string,
  flag: AssociateFlag,
  { endedBefore, setFor }: { readonly endedBefore?: string; readonly setFor?: string } = {},
): Promise<boolean> {
  const gone = await db
    .deleteFrom('associate_flag')
    .where('associate_code', '=', code)
    .where('flag', '=', flag)
    .$if(endedBefore !== undefined, (query) => query.where('ends_on', '<', endedBefore as string))
    .$if(setFor !== undefined, (query) => query.where('reason', '=', setFor as string))
    .returning('flag')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Explanations of an associate's flags, with who set them. */
export async function flagsOf(db: Db, code: string) {
  return db
    .selectFrom('associate_flag')
    .innerJoin('app_user as setter', 'setter.code', 'associate_flag.set_by')
    .select([
      'associate_flag.flag',
      'associate_flag.reason',
      'associate_flag.ends_on',
      'associate_flag.set_at',
      'associate_flag.set_by',
      fullName('setter').as('set_by_name'),
    ])
    .where('associate_flag.associate_code', '=', code)
    .execute();
}

export type ExplainedFlag = Awaited<ReturnType<typeof flagsOf>>[number];

/** Flags whose last day is over. */
export async function endedFlags(db: Db, today: string) {
  return db
    .selectFrom('associate_flag')
    .select(['associate_code', 'flag'])
    .where('ends_on', '<', today)
    .orderBy('associate_code')
    .orderBy('flag')
    .execute();
}

export async function setPayTerms(
  db: Db,
  code: string,
  terms: Pick<AssociateSettings, 'share_bps' | 'share_with_code' | 'max_chargeback_withhold_bps'>,
): Promise<void> {
  await db.updateTable('associate').set(terms).where('code', '=', code).execute();
}

export async function setGuarantee(db: Db, code: string, level: LevelCode | null): Promise<void> {
  await db.updateTable('app_user').set({ guaranteed_level_code: level }).where('code', '=', code).execute();
}

/** Whether a change to a level below that one waits for its day. */
export async function isFallWaiting(db: Db, code: string, level: LevelCode): Promise<boolean> {
  const waiting = await db
    .selectFrom('network_change')
    .innerJoin('level', 'level.code', 'network_change.to_level_code')
    .select('network_change.id')
    .where('network_change.associate_code', '=', code)
    .where('network_change.status', 'in', ['Scheduled', 'Running'])
    .where('level.rank', '<', levelOf(level).rank)
    .executeTakeFirst();
  return waiting !== undefined;
}
