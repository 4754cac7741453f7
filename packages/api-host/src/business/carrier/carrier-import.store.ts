import { foldText } from '@upline/domain';
import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { Row, Tables } from '../../platform/database/tables.ts';
import { lastNamesOf } from './applicant-name.ts';
import type { CarrierCaseRow } from './carrier.tables.ts';
import type { FeedRequirement, FeedRow } from './carrier-feed.ts';

export const statusKey = (text: string) => foldText(text);

/** Files of one provider are taken one part after the other. */
export async function lockProvider(db: Db, id: string): Promise<void> {
  await db.selectFrom('provider').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

export async function statusesOf(db: Db, providerId: string): Promise<Map<string, Row<'carrier_status'>>> {
  const rows = await db
    .selectFrom('carrier_status')
    .selectAll()
    .where('provider_id', '=', providerId)
    .execute();
  return new Map(rows.map((row) => [row.text_key, row]));
}

/** Notes a word of the carrier nobody has mapped yet. */
export async function addUnknownStatus(db: Db, providerId: string, text: string, now: Date): Promise<void> {
  await db
    .insertInto('carrier_status')
    .values({
      provider_id: providerId,
      text_key: statusKey(text),
      text,
      lifecycle: null,
      updated_at: now,
      updated_by: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Who holds each writing number of the provider. */
export async function holdersOf(
  db: Db,
  providerId: string,
  numbers: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ writing_number: string; associate_code: string }>`
    select distinct on (writing_number) writing_number, associate_code from provider_appointment
    where provider_id = ${providerId} and writing_number = any(${[...new Set(numbers)]}::text[])
    order by writing_number, status = 'Appointed' desc, updated_at desc`.execute(db);
  return new Map(rows.map((row) => [row.writing_number, row.associate_code]));
}

export async function casesByNumber(
  db: Db,
  providerId: string,
  numbers: readonly string[],
): Promise<Map<string, CarrierCaseRow>> {
  const rows = await db
    .selectFrom('carrier_case')
    .selectAll()
    .where('provider_id', '=', providerId)
    .where(isOneOf('carrier_policy_number', numbers))
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.carrier_policy_number, row]));
}

/** Requirements of the cases, as one text each, to see whether they changed. */
export async function requirementsOf(
  db: Db,
  caseIds: readonly string[],
): Promise<Map<string, FeedRequirement[]>> {
  const rows = await db
    .selectFrom('carrier_case_requirement')
    .select(['case_id', 'text', 'ordered_on', 'due_on', 'closed_on'])
    .where(isOneOf('case_id', caseIds))
    .orderBy('position')
    .execute();
  const found = new Map<string, FeedRequirement[]>();
  for (const { case_id, ...requirement } of rows)
    found.set(case_id, [...(found.get(case_id) ?? []), requirement]);
  return found;
}

/** A case that speaks of the policy already: a second one is not matched to it unasked. */
const isHeld = sql<SqlBool>`exists (select from carrier_case held where held.policy_id = policy.id and held.status = 'Active')`;

/** A policy that a line may speak of. */
export interface PolicyOfNumber {
  readonly id: string;
  readonly policy_number: string;
  readonly is_held: boolean;
}

/** Policies by their number as it is compared, the youngest first. */
export async function policiesByNumber(
  db: Db,
  providerId: string,
  numbers: readonly string[],
): Promise<Map<string, PolicyOfNumber[]>> {
  const { rows } = await sql<PolicyOfNumber & { match_number: string }>`
    select match_number, id, policy_number, ${isHeld} as is_held from policy
    where provider_id = ${providerId} and match_number = any(${[...new Set(numbers)]}::text[])
    order by created_at desc, id`.execute(db);
  const found = new Map<string, PolicyOfNumber[]>();
  for (const { match_number, ...policy } of rows)
    found.set(match_number, [...(found.get(match_number) ?? []), policy]);
  return found;
}

/** The one policy of who wrote it, the applicant's last name and the product, where no case speaks of it (R-CAR-01). */
export async function policyByPerson(
  db: Db,
  providerId: string,
  row: Pick<FeedRow, 'applicant_key' | 'product_text'>,
  associateCode: string | null,
): Promise<string | null> {
  if (associateCode === null || row.product_text === null) return null;
  const byPerson = await db
    .selectFrom('policy')
    .innerJoin('client', 'client.id', 'policy.client_id')
    .innerJoin('product', 'product.id', 'policy.product_id')
    .select('policy.id')
    .where('policy.provider_id', '=', providerId)
    .where('policy.writing_associate_code', '=', associateCode)
    .where('policy.business_status', '!=', 'Archived')
    .where(isOneOf('client.last_name_key', lastNamesOf(row.applicant_key)))
    .where('product.name_key', '=', foldText(row.product_text))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('carrier_case').select('carrier_case.id').whereRef('policy_id', '=', 'policy.id')),
      ),
    )
    .limit(2)
    .execute();
  return byPerson.length === 1 ? (byPerson[0]?.id ?? null) : null;
}

export async function insertCase(db: Db, row: Insertable<Tables['carrier_case']>): Promise<CarrierCaseRow> {
  return db.insertInto('carrier_case').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updateCase(
  db: Db,
  id: string,
  values: Partial<Omit<CarrierCaseRow, 'id' | 'version'>>,
): Promise<CarrierCaseRow> {
  return db
    .updateTable('carrier_case')
    .set({ ...values, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function replaceRequirements(
  db: Db,
  caseId: string,
  requirements: readonly FeedRequirement[],
): Promise<void> {
  await db.deleteFrom('carrier_case_requirement').where('case_id', '=', caseId).execute();
  if (requirements.length === 0) return;
  await db
    .insertInto('carrier_case_requirement')
    .values(requirements.map((one, position) => ({ ...one, case_id: caseId, position })))
    .execute();
}

/** Cases of the number that no policy is matched to yet: for a policy just entered. */
export async function unmatchedFor(db: Db, providerId: string, number: string): Promise<CarrierCaseRow[]> {
  return db
    .selectFrom('carrier_case')
    .selectAll()
    .where('provider_id', '=', providerId)
    .where('match_number', '=', number)
    .where('policy_id', 'is', null)
    .execute();
}

/** Cases whose end is 60 days old leave the daily lists. */
export async function closeOldCases(db: Db, finalBefore: string): Promise<void> {
  await db
    .updateTable('carrier_case')
    .set({ status: 'Closed', version: sql<number>`version + 1` })
    .where('status', '=', 'Active')
    .where('final_since', '<=', finalBefore)
    .execute();
}
