import type { LevelCode } from '@upline/domain';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { fullName } from '../platform/database/full-name.ts';
import { rowWrites } from '../platform/database/record-store.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { StoredLicense } from './registrations.schemas.ts';
import type { Draft } from './registrations.tables.ts';

/** `R-000123`, as the registration is called everywhere. */
export const registrationNumber = ({ number }: Pick<Draft, 'number'>): string =>
  `R-${String(number).padStart(6, '0')}`;

/** The same within a statement, by the name of the table there. */
export const numberOf = (table: string) =>
  sql<string>`'R-' || lpad(${sql.ref(`${table}.number`)}::text, 6, '0')`;

export const {
  lock: lockDraft,
  insert: insertDraft,
  write: writeDraft,
  remove: deleteDraft,
} = rowWrites('registration_draft');

export const findByToken = (db: Db, tokenHash: string): Promise<Draft | undefined> =>
  db.selectFrom('registration_draft').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();

/** The draft, kept from every other writer until the transaction ends. */
export const lockByToken = (db: Db, tokenHash: string): Promise<Draft | undefined> =>
  db
    .selectFrom('registration_draft')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();

export const lockByLink = (db: Db, linkHash: string): Promise<Draft | undefined> =>
  db
    .selectFrom('registration_draft')
    .selectAll()
    .where('link_hash', '=', linkHash)
    .forUpdate()
    .executeTakeFirst();

export const findDraft = (db: Db, id: string): Promise<Draft | undefined> =>
  db.selectFrom('registration_draft').selectAll().where('id', '=', id).executeTakeFirst();

export interface SponsorRow {
  readonly code: string;
  readonly name: string;
  readonly has_photo: boolean;
  readonly level_code: LevelCode;
  readonly level_name: string;
}

/** An Active associate, whose link is valid. */
export function findSponsor(db: Db, code: string) {
  return db
    .selectFrom('app_user')
    .innerJoin('level', 'level.code', 'app_user.level_code')
    .select(['app_user.code', 'app_user.has_photo', 'level.code as level_code', 'level.name as level_name'])
    .select(fullName<string>('app_user').as('name'))
    .where('app_user.code', '=', code)
    .where('app_user.kind', '=', 'Associate')
    .where('app_user.status', '=', 'Active')
    .executeTakeFirst();
}

/** The status of the associate who has the tax identifier. */
export const holderOfTax = (db: Db, ssnIndex: string) =>
  db
    .selectFrom('associate')
    .innerJoin('app_user', 'app_user.code', 'associate.code')
    .select(['app_user.code', 'app_user.status'])
    .where('associate.ssn_index', '=', ssnIndex)
    .executeTakeFirst();

export async function isEmailKnown(db: Db, emailKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  return row !== undefined;
}

export async function isNpnKnown(db: Db, npn: string): Promise<boolean> {
  const row = await db.selectFrom('associate').select('code').where('npn', '=', npn).executeTakeFirst();
  return row !== undefined;
}

export async function isLicenseKnown(
  db: Db,
  { state, type, number }: Pick<StoredLicense, 'state' | 'type' | 'number'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('license')
    .select('id')
    .where('state', '=', state)
    .where('type', '=', type)
    .where('number', '=', number)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the same person, by email or tax identifier, has another draft whose card we are charging. */
export async function hasPayingTwin(db: Db, draft: Draft): Promise<boolean> {
  const { rows } = await sql`
    select from registration_draft twin
    where twin.id <> ${draft.id} and (twin.email_key = ${draft.email_key} or twin.ssn_index = ${draft.ssn_index})
      and exists (select from card_authorization held where held.payment_id = twin.payment_id
        and held.decision = 'Take' and twin.status = 'Open')
    limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Decisions about one person wait for each other, so that nobody joins twice; those about other people go on. The keys are
 * locked in their order, so that two decisions never wait for each other in a ring.
 */
export async function lockPerson(db: Db, draft: Draft): Promise<void> {
  const { email_key, ssn_index, license } = draft;
  const keys = [
    email_key && `email ${email_key}`,
    ssn_index && `tax ${ssn_index}`,
    license?.npn && `npn ${license.npn}`,
    license && `license ${license.state} ${license.type} ${license.number}`,
  ].filter((key) => key !== null && key !== undefined);
  await sql`select pg_advisory_xact_lock(key) from (
    select distinct hashtextextended('joining ' || each, 0) as key from unnest(${keys}::text[]) each order by key) ordered`.execute(
    db,
  );
}

/** The nearest Active associate at or above the code, who becomes the upline if the sponsor left after the card was charged. */
export async function nearestActive(db: Db, code: string): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`
    select upline.code from app_user asked
    join app_user upline on upline.path = any(array(select left(asked.path, step) from generate_series(0, length(asked.path)) step))
    where asked.code = ${code} and upline.kind = 'Associate' and upline.status = 'Active'
    order by length(upline.path) desc limit 1`.execute(db);
  return rows[0]?.code;
}

/** Drafts that were abandoned a day ago and got no reminder yet. */
export const abandonedSince = (db: Db, before: Date, now: Date, limit: number): Promise<Draft[]> =>
  db
    .selectFrom('registration_draft')
    .selectAll()
    .where('status', 'in', ['Open', 'Paid'])
    .where('reminded_at', 'is', null)
    .where('email', 'is not', null)
    .where('updated_at', '<', before)
    .where('expires_at', '>', now)
    .orderBy('updated_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** Unpaid drafts that nobody can resume any more. */
export const overBefore = (db: Db, before: Date, limit: number): Promise<Draft[]> =>
  db
    .selectFrom('registration_draft')
    .selectAll()
    .where('status', 'in', ['Open', 'In Review', 'Closed'])
    .where('expires_at', '<', before)
    .orderBy('expires_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** Prospects of the recruiter with this email or phone who are not Recruited yet (R-PRO-02). */
export const prospectsOf = (
  db: Db,
  owner: string,
  { email_key, phone }: { readonly email_key: string; readonly phone: string },
) =>
  db
    .selectFrom('prospect')
    .selectAll()
    .where('owner_code', '=', owner)
    .where((where) => where.or([where('email_key', '=', email_key), where('phone', '=', phone)]))
    .where('lost', '=', false)
    .where('converted_associate_code', 'is', null)
    .where('stage', 'in', ['New Prospect', 'Contacted', 'BOP Presented', 'Follow Up', 'Recruited'])
    .orderBy('id')
    .forUpdate()
    .execute();

/** The license that somebody entered; it waits for an admin. */
export async function insertWaitingLicense(
  db: Db,
  values: Insertable<Tables['license']> & { readonly associate_code: string },
): Promise<void> {
  await db.insertInto('license').values(values).execute();
}

/** Completes the training program of a person who joined licensed (R-TRN-02). */
export async function insertDoneTraining(
  db: Db,
  values: Insertable<Tables['training_program']>,
): Promise<void> {
  await db.insertInto('training_program').values(values).execute();
}

/** Why the flag is on, as the home office reads it. */
export async function insertEscrowFlag(
  db: Db,
  { code, reason, now }: { readonly code: string; readonly reason: string; readonly now: Date },
): Promise<void> {
  await db
    .insertInto('associate_flag')
    .values({
      associate_code: code,
      flag: 'escrow_future_compensations',
      reason,
      ends_on: null,
      set_at: now,
      set_by: code,
    })
    .execute();
}

/** Sets the username; the database refuses one that is taken. */
export async function writeUsername(
  db: Db,
  {
    id,
    code,
    username,
    now,
  }: { readonly id: string; readonly code: string; readonly username: string; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('app_user')
    .set((row) => ({
      username,
      username_key: username,
      updated_at: now,
      updated_by: code,
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

export const uplinesOf = (db: Db, code: string) =>
  db
    .selectFrom('app_user')
    .select(['upline_code', 'upline_rmd_code'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();

export const personOf = (db: Db, code: string) =>
  db
    .selectFrom('app_user')
    .select(['email', 'first_name'])
    .select(fullName<string>('app_user').as('name'))
    .where('code', '=', code)
    .executeTakeFirst();

/** Whether a card has reserved the money of this try. */
export async function isReserved(
  db: Db,
  { id, attempt }: { readonly id: string; readonly attempt: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('card_authorization')
    .select('intent_id')
    .where('payment_id', '=', id)
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the account was closed together with the refund of its fee (R-REG-06). */
export async function isCooledOff(db: Db, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('registration_draft')
    .select('id')
    .where('associate_code', '=', code)
    .where('status', '=', 'Refunded')
    .executeTakeFirst();
  return row !== undefined;
}
