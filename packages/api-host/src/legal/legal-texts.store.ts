import type { AmaPlan, Country, Partner } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { fullName } from '../platform/database/full-name.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';
import { rowWrites } from '../platform/database/record-store.ts';
import type { LegalText } from './legal.tables.ts';

type Key = Pick<LegalText, 'type' | 'country' | 'plan' | 'partner'>;

const shown = (db: Db) =>
  db.selectFrom('legal_text').leftJoin('app_user as publisher', 'publisher.code', 'legal_text.published_by');

const named = (db: Db) =>
  shown(db).selectAll('legal_text').select(fullName<string | null>('publisher').as('publisher_name'));

export function textSource(db: Db) {
  return {
    scoped: shown(db),
    rows: (ids: readonly string[]) => named(db).where(isOneOf('legal_text.id', ids)).execute(),
  };
}

export const findText = (db: Db, id: string) => named(db).where('legal_text.id', '=', id).executeTakeFirst();
export type NamedText = NonNullable<Awaited<ReturnType<typeof findText>>>;

export const {
  lock: lockText,
  insert: insertText,
  write: updateText,
  remove: deleteText,
} = rowWrites('legal_text');

const ofKey = (db: Db, { type, country, plan, partner }: Key) =>
  db
    .selectFrom('legal_text')
    .where('type', '=', type)
    .where('country', '=', country)
    .where('plan', plan === null ? 'is' : '=', plan)
    .where('partner', partner === null ? 'is' : '=', partner);

/** The text that is in force. */
export const publishedText = (db: Db, key: Key): Promise<LegalText | undefined> =>
  ofKey(db, key).selectAll().where('status', '=', 'Published').executeTakeFirst();

/** The agreement of those who come through the partner, or of everybody else. */
export const publishedAgreement = (
  db: Db,
  {
    country,
    plan,
    partner,
  }: { readonly country: Country; readonly plan: AmaPlan; readonly partner: Partner | null },
) => publishedText(db, { type: 'AMA', country, plan, partner });

export async function newestVersion(db: Db, key: Key): Promise<number> {
  const row = await ofKey(db, key)
    .select(({ fn }) => fn.max('text_version').as('newest'))
    .executeTakeFirst();
  return row?.newest ?? 0;
}

/** How many people were asked to sign this version, by the outcome. */
export async function outcomeOf(db: Db, id: string) {
  const rows = await db
    .selectFrom('legal_document')
    .select(['status', sql<number>`count(*)::integer`.as('count')])
    .where('text_id', '=', id)
    .groupBy('status')
    .execute();
  const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
  return { pending: of('Pending'), signed: of('Signed'), revoked: of('Revoked') };
}

export const draftOf = (db: Db, key: Key) =>
  ofKey(db, key).select('id').where('status', '=', 'Draft').executeTakeFirst();

/** Serializes the writers of versions until their transactions end, so that the numbers have no gap. */
export async function lockTexts(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('legal_text'))`.execute(db);
}
