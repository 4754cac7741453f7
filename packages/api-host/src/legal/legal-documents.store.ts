import {
  type AmaPlan,
  type Country,
  type LegalDocumentType,
  type Partner,
  TEXTS_OF_APPOINTED,
} from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { fullName } from '../platform/database/full-name.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';
import { rowWrites } from '../platform/database/record-store.ts';
import type { Row } from '../platform/database/tables.ts';
import type { LegalDocument } from './legal.tables.ts';

const shown = (db: Db) =>
  db
    .selectFrom('legal_document')
    .innerJoin('app_user', 'app_user.code', 'legal_document.associate_code')
    .leftJoin('app_user as revoker', 'revoker.code', 'legal_document.revoked_by');

const named = (db: Db) =>
  shown(db)
    .select([
      'legal_document.id',
      'legal_document.associate_code',
      'legal_document.type',
      'legal_document.country',
      'legal_document.plan',
      'legal_document.text_id',
      'legal_document.text_version',
      'legal_document.status',
      'legal_document.requested_at',
      'legal_document.signed_at',
      'legal_document.signed_name',
      'legal_document.document_hash',
      'legal_document.file_key',
      'legal_document.ip',
      'legal_document.user_agent',
      'legal_document.revoked_at',
      'legal_document.revoked_by',
      'legal_document.reason',
      'legal_document.version',
    ])
    .select([
      fullName('app_user').as('associate_name'),
      fullName<string | null>('revoker').as('revoker_name'),
    ]);

/** Documents of one associate, newest first. */
export function documentsOf(db: Db, code: string) {
  return named(db)
    .where('legal_document.associate_code', '=', code)
    .orderBy('legal_document.requested_at', 'desc')
    .orderBy('legal_document.id')
    .limit(200)
    .execute();
}

export type NamedDocument = Awaited<ReturnType<typeof documentsOf>>[number];

/** Documents of everybody, for the office. The caller has checked who may read them. */
export function documentSource(db: Db) {
  return {
    scoped: shown(db),
    rows: (ids: readonly string[]) => named(db).where(isOneOf('legal_document.id', ids)).execute(),
  };
}

/** A document with its text. `ownerCode` narrows to one associate's. */
export function findDocument(db: Db, id: string, ownerCode?: string) {
  const found = named(db)
    .leftJoin('legal_text', 'legal_text.id', 'legal_document.text_id')
    .select(sql<string | null>`coalesce(legal_document.body, legal_text.body)`.as('body'))
    .where('legal_document.id', '=', id);
  return (
    ownerCode === undefined ? found : found.where('legal_document.associate_code', '=', ownerCode)
  ).executeTakeFirst();
}

export type DocumentWithText = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

const documents = rowWrites('legal_document');
export const { lock: lockDocument, insert: insertDocument } = documents;

/** The person who signs, locked, so that two signatures at once take turns. */
export function lockSigner(db: Db, code: string) {
  return signers(db).where('app_user.code', '=', code).forUpdate('app_user').executeTakeFirst();
}

export const findSigner = (db: Db, code: string) =>
  signers(db).where('app_user.code', '=', code).executeTakeFirst();

const signers = (db: Db) =>
  db
    .selectFrom('app_user')
    .leftJoin('associate', 'associate.code', 'app_user.code')
    .select([
      'app_user.code',
      'app_user.first_name',
      'app_user.email',
      'app_user.status',
      'app_user.country',
      'app_user.has_builder_plan',
      'app_user.partner',
      'app_user.join_date',
      sql<string>`coalesce(associate.legal_first_name, app_user.first_name)`.as('legal_first_name'),
      'associate.legal_middle_name',
      sql<string>`coalesce(associate.legal_last_name, app_user.last_name)`.as('legal_last_name'),
      'associate.suffix',
    ])
    .where('app_user.kind', '=', 'Associate');

export type Signer = NonNullable<Awaited<ReturnType<typeof findSigner>>>;

type Signature = Required<
  Pick<
    Row<'legal_document'>,
    'signed_at' | 'signed_name' | 'ip' | 'user_agent' | 'document_hash' | 'file_key'
  >
>;
/** The signed text, given if it is not the one that was asked for. */
type SignedText = Pick<LegalDocument, 'text_id' | 'text_version' | 'plan'>;

/** Signs a document that is locked and Pending. */
export async function writeSignature(
  db: Db,
  { id }: Pick<LegalDocument, 'id'>,
  signature: Signature & Partial<SignedText>,
): Promise<void> {
  await documents.write(db, id, { ...signature, status: 'Signed' });
}

/** Revokes a document that is locked. */
export async function writeRevocation(
  db: Db,
  { id }: Pick<LegalDocument, 'id'>,
  values: { readonly revoked_at: Date; readonly revoked_by: string | null; readonly reason: string },
): Promise<void> {
  await documents.write(db, id, { ...values, status: 'Revoked' });
}

/** What somebody has signed or has to sign, locked. */
export const lockStanding = (db: Db, code: string) =>
  db
    .selectFrom('legal_document')
    .selectAll()
    .where('associate_code', '=', code)
    .where('status', 'in', ['Pending', 'Signed'])
    .orderBy('id')
    .forUpdate()
    .execute();

/** The agreement that waits for this person, locked. */
export function lockPending(db: Db, code: string, type: LegalDocumentType) {
  return db
    .selectFrom('legal_document')
    .selectAll()
    .where('associate_code', '=', code)
    .where('type', '=', type)
    .where('status', '=', 'Pending')
    .forUpdate()
    .executeTakeFirst();
}

/** The newest agreement of a person that is not revoked. */
export function agreementOf(db: Db, code: string) {
  return db
    .selectFrom('legal_document')
    .select(['id', 'status', 'text_id', 'signed_at', 'version'])
    .where('associate_code', '=', code)
    .where('type', '=', 'AMA')
    .where('status', '!=', 'Revoked')
    .orderBy(sql`status = 'Pending'`, 'desc')
    .orderBy('signed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

interface Asked {
  readonly text: { readonly id: string; readonly type: LegalDocumentType; readonly country: Country };
  readonly plan: AmaPlan | null;
  readonly partner: Partner | null;
  readonly text_version: number;
  readonly now: Date;
  readonly by: string | null;
  readonly after: string;
  readonly limit: number;
}

/**
 * Asks the next people to sign a published text that concerns them, in the order of their codes. Open requests for an older
 * version are revoked, and people who have signed this version are skipped.
 */
export async function askNext(db: Db, { text, plan, partner, text_version, now, by, after, limit }: Asked) {
  const { rows: people } = await sql<{ code: string }>`
    select code from app_user
    where code > ${after} and ${concerned({ ...text, plan, partner })} order by code limit ${limit}`.execute(
    db,
  );
  const codes = people.map(({ code }) => code);
  if (codes.length === 0) return { last: undefined, asked: [] };
  await sql`
    update legal_document set status = 'Revoked', revoked_at = ${now}, revoked_by = ${by},
      reason = ${`Replaced by version ${text_version}`}, version = version + 1
    where associate_code = any(${codes}) and type = ${text.type} and country = ${text.country} and status = 'Pending' and text_id is distinct from ${text.id}::uuid`.execute(
    db,
  );
  const { rows: asked } = await sql<{ id: string; associate_code: string }>`
    insert into legal_document (id, associate_code, type, country, plan, text_id, text_version, requested_at, requested_by)
    select gen_random_uuid(), code, ${text.type}, ${text.country}, ${plan}, ${text.id}, ${text_version}, ${now}, ${by}
    from unnest(${codes}::text[]) code
    where not exists (select from legal_document own where own.associate_code = code and own.text_id = ${text.id}::uuid
      and own.status <> 'Revoked')
    returning id, associate_code`.execute(db);
  return { last: people.length === limit ? codes.at(-1) : undefined, asked };
}

type Concerning = Pick<LegalDocument, 'type' | 'country' | 'plan'> & { readonly partner: Partner | null };

/**
 * The people a text concerns: everybody of the country and plan who has not left, and for some texts the people who are
 * appointed in that country (domain.md 2.33). A partner's agreement concerns the partner's people, any other agreement the rest (2.30).
 */
const concerned = ({ type, country, plan, partner }: Concerning) => sql<boolean>`
  kind = 'Associate' and status not in ('Terminated', 'Resigned')
  and (country = ${country} ${isOfAppointed(type) ? sql`or ${isAppointedIn(country)}` : sql``})
  and (${plan}::text is null or has_builder_plan = (${plan}::text = 'builder'))
  ${type === 'AMA' ? sql`and partner is not distinct from ${partner}::text` : sql``}`;

const OF_APPOINTED: ReadonlySet<LegalDocumentType> = new Set(TEXTS_OF_APPOINTED);
const isOfAppointed = (type: LegalDocumentType) => OF_APPOINTED.has(type);

const isAppointedIn = (country: Country) => sql`code in (
  select associate_code from international_appointment where status = 'Approved' and target_country = ${country})`;

/** The texts in force that an associate appointed in the country has to sign and was not asked for yet. */
export async function textsToAsk(db: Db, code: string, country: Country) {
  return db
    .selectFrom('legal_text')
    .select(['legal_text.id', 'legal_text.type', 'legal_text.text_version'])
    .where('country', '=', country)
    .where('plan', 'is', null)
    .where('status', '=', 'Published')
    .where('type', 'in', TEXTS_OF_APPOINTED)
    .where(
      sql<boolean>`not exists (select from legal_document own where own.associate_code = ${code}
        and own.status <> 'Revoked' and (own.text_id = legal_text.id
          or own.status = 'Pending' and own.type = legal_text.type and own.country = legal_text.country))`,
    )
    .orderBy('type')
    .execute();
}

/** The open requests for documents of a country, locked. */
export const waitingIn = (db: Db, code: string, country: Country): Promise<LegalDocument[]> =>
  db
    .selectFrom('legal_document')
    .selectAll()
    .where('associate_code', '=', code)
    .where('country', '=', country)
    .where('status', '=', 'Pending')
    .orderBy('id')
    .forUpdate()
    .execute();

export async function countConcerned(db: Db, text: Concerning): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from app_user where ${concerned(text)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Days after the request on which people who have not signed get a reminder (domain.md 8.1). */
export const REMINDER_DAYS = [3, 7] as const;

/** Counts the reminder that is due today for up to `limit` documents, and returns them. People who have left get none. */
export async function takeReminders(db: Db, today: string, limit: number) {
  const [first, second] = REMINDER_DAYS;
  const age = sql`${today}::date - (document.requested_at at time zone 'America/New_York')::date`;
  const { rows } = await sql<Pick<LegalDocument, 'id' | 'associate_code' | 'type' | 'country' | 'plan'>>`
    with due as (
      select document.id, case when ${age} >= ${second} then 2 else 1 end as reminders
      from legal_document document join app_user on app_user.code = document.associate_code
      where document.status = 'Pending' and app_user.status not in ('Terminated', 'Resigned')
        and document.requested_at < ((${today}::date - ${first - 1}::integer)::timestamp at time zone 'America/New_York')
        and (document.reminders = 0 or (document.reminders = 1 and ${age} >= ${second}))
      order by document.id limit ${limit}
    )
    update legal_document document set reminders = due.reminders from due where due.id = document.id
    returning document.id, document.associate_code, document.type, document.country, document.plan`.execute(
    db,
  );
  return rows;
}
