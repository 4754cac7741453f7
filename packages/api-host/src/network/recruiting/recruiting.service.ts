import { emailKey, foldText, type LevelCode, messages } from '@upline/domain';
import type { Insertable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Context } from '../../platform/operation/operation.ts';
import { invalid } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { shareGuard } from '../changes/guard.store.ts';
import { writeLevel, writeStatus, writeUpline } from '../history.store.ts';
import { me } from '../nodes.store.ts';
import { recordPoints } from '../sums/points.store.ts';
import { insertAssociate, nextCode } from './recruiting.store.ts';

/** What registration knows of a new associate. */
export interface Registration
  extends Pick<
    Insertable<Tables['app_user']>,
    | 'first_name'
    | 'last_name'
    | 'email'
    | 'country'
    | 'phone'
    | 'phone_type'
    | 'language'
    | 'email_verified_at'
    | 'partner'
  > {
  /** Until one is chosen it is the code. */
  readonly username?: string;
  readonly upline_code: string;
  /** The person who recruited; by default the upline. Never changes afterwards. */
  readonly recruiter_code?: string;
  /** Above TA only by a guarantee, which then is the lowest level ever (R-LVL-05). */
  readonly level_code?: LevelCode;
  /** Columns of `associate`: legal names, address, identifiers. */
  readonly details: (code: string) => Omit<Insertable<Tables['associate']>, 'code'>;
}

/**
 * Makes an Active associate in the caller's transaction, once the registration is complete (AMA signed, fee paid; domain.md
 * 2.1): place, histories, the recruiter's credit. Answers the new code. Throws 422 when the upline is not an Active associate.
 */
export async function createAssociate(
  { audit }: Pick<Platform, 'audit'>,
  context: Context,
  registration: Registration,
): Promise<string> {
  const { db, now, today } = context;
  await shareGuard(db);
  const upline = await me(db, registration.upline_code);
  if (upline?.status !== 'Active')
    throw invalid([{ field: 'upline_code', message: messages.invalid('Upline') }]);
  const { details, upline_code, recruiter_code = upline_code, level_code = 'TA', ...person } = registration;
  const code = await nextCode(db, person.country);
  const { username = code.toLowerCase() } = registration;
  await insertAssociate(
    db,
    {
      ...person,
      code,
      username,
      name_key: foldText(`${person.first_name} ${person.last_name}`),
      email_key: emailKey(person.email),
      username_key: username.toLowerCase(),
      level_code,
      guaranteed_level_code: level_code === 'TA' ? null : level_code,
      qualified_level_code: level_code,
      upline_code,
      recruiter_code,
      join_date: today,
      created_at: now,
      created_by: code,
      updated_at: now,
      updated_by: code,
    },
    details(code),
  );
  const reason = 'Registration completed';
  const written = { code, from: today, reason, by: code };
  await writeUpline(db, written, upline_code);
  await writeLevel(db, written, level_code);
  await writeStatus(db, {
    code,
    from_status: null,
    to_status: 'Active',
    at: now,
    reason,
    ends_on: null,
    by: code,
  });
  await recordPoints(db, [
    {
      owner_code: recruiter_code,
      points_type: 'Recruits',
      amount: 1,
      on_date: today,
      reference_kind: 'associate',
      reference_id: code,
    },
  ]);
  audit.record(context, {
    action: 'create',
    entity: 'associate',
    entityId: code,
    entityLabel: `${person.first_name} ${person.last_name}`,
    ownerCode: code,
    reason,
    actor: { code, kind: 'Associate' },
  });
  return code;
}
