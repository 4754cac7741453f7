import { type Insertable, sql } from 'kysely';
import type { PolicyRow } from '../../../business/policies/policies.tables.ts';
import type { Db } from '../../../platform/database/database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { PaymentKind } from '../provider-payments.tables.ts';
import type { StatementImport, StatementLine } from './statement-imports.tables.ts';

/** Adds many rows with one parameter; every one has the keys of the first. */
async function insertMany(db: Db, table: string, rows: readonly object[], onConflict = sql``): Promise<void> {
  if (rows.length === 0) return;
  const columns = sql.join(Object.keys(rows[0] as object).map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    ${onConflict}`.execute(db);
}

export const insertLines = (db: Db, lines: readonly Insertable<Tables['statement_line']>[]) =>
  insertMany(db, 'statement_line', lines);

/** A line that was booked before stays as it is. */
export const insertPayments = (db: Db, payments: readonly Insertable<Tables['provider_payment']>[]) =>
  insertMany(
    db,
    'provider_payment',
    payments,
    sql`on conflict (provider_id, statement_ref, line_no) do nothing`,
  );

export async function deleteLines(db: Db, importId: string): Promise<void> {
  await db.deleteFrom('statement_line').where('import_id', '=', importId).execute();
}

/** The next lines that can be booked, in the order of the file. */
export function bookableLines(
  db: Db,
  importId: string,
  after: number,
  limit: number,
): Promise<StatementLine[]> {
  return db
    .selectFrom('statement_line')
    .selectAll()
    .where('import_id', '=', importId)
    .where('position', '>', after)
    .where('outcome', 'in', ['Matched', 'Chargeback', 'Action Required'])
    .orderBy('position')
    .limit(limit)
    .execute();
}

/**
 * What became of the lines of a page, for those who read the import later. The payment of each line is looked up by itself: a join of
 * both tables reads every payment of the provider for each page, so a statement costs the square of its length.
 */
export async function noteOutcomes(db: Db, importId: string, from: number, through: number): Promise<void> {
  await sql`
    with page as materialized (
      select line.position, paid.kind, paid.exception, paid.policy_id, paid.expected_cents,
        paid.import_id is distinct from line.import_id as is_of_another
      from statement_line line
      join statement_import import on import.id = line.import_id
      cross join lateral (
        select kind, exception, policy_id, expected_cents, import_id from provider_payment
        where provider_id = import.provider_id and statement_ref = import.statement_ref and line_no = line.line_no
        limit 1
      ) paid
      where line.import_id = ${importId} and line.position > ${from} and line.position <= ${through}
        and line.outcome in ('Matched', 'Chargeback', 'Action Required')
    )
    update statement_line line set
      outcome = case when page.is_of_another then 'Known'
        when page.exception is not null then 'Action Required'
        when page.kind = 'Chargeback' then 'Chargeback' else 'Matched' end,
      message = case when page.is_of_another then 'Booked by another import meanwhile' else page.exception end,
      policy_id = page.policy_id,
      expected_cents = page.expected_cents
    from page
    where line.import_id = ${importId} and line.position = page.position
      and line.position > ${from} and line.position <= ${through}`.execute(db);
}

/** Lines of an import, with the payment each has become. */
export function lineSource(db: Db, importId: string) {
  const scoped = db
    .selectFrom('statement_line')
    .leftJoin('provider_payment', (join) =>
      join
        .onRef('provider_payment.import_id', '=', 'statement_line.import_id')
        .onRef('provider_payment.line_no', '=', 'statement_line.line_no'),
    )
    .where('statement_line.import_id', '=', importId);
  return {
    scoped,
    rows: (ids: readonly string[]) =>
      scoped
        .leftJoin('policy', 'policy.id', 'statement_line.policy_id')
        .selectAll('statement_line')
        .select(['policy.policy_number', 'provider_payment.id as payment_id', 'provider_payment.processing'])
        .where(isOneOf('statement_line.id', ids))
        .execute(),
  };
}
export type LineRow = Awaited<ReturnType<ReturnType<typeof lineSource>['rows']>>[number];

/** What is booked under the reference already, by line; each line is looked up by itself, as in `noteOutcomes`. */
export async function bookedLines(
  db: Db,
  { provider_id, statement_ref }: Pick<StatementImport, 'provider_id' | 'statement_ref'>,
  lineNumbers: readonly number[],
): Promise<Map<number, { readonly gross_cents: number; readonly policy_number_text: string }>> {
  const { rows } = await sql<{ line_no: number; gross_cents: number; policy_number_text: string }>`
    select booked.* from unnest(${lineNumbers}::integer[]) as asked (line_no) cross join lateral (
      select line_no, gross_cents, policy_number_text from provider_payment
      where provider_id = ${provider_id} and statement_ref = ${statement_ref} and line_no = asked.line_no
      limit 1
    ) booked`.execute(db);
  return new Map(rows.map((row) => [row.line_no, row]));
}

/**
 * Policies by their number as it is compared. For booking they are locked in one order, so that two imports never wait for each
 * other.
 */
export async function policiesByNumber(
  db: Db,
  providerId: string,
  numbers: readonly string[],
  purpose: 'book' | 'look',
): Promise<Map<string, PolicyRow[]>> {
  const policies = db
    .selectFrom('policy')
    .selectAll()
    .where('provider_id', '=', providerId)
    .where(isOneOf('match_number', [...new Set(numbers)]))
    .orderBy('id');
  return Map.groupBy(
    await (purpose === 'book' ? policies.forUpdate() : policies).execute(),
    ({ match_number }) => match_number,
  );
}

/** What is accepted on the policies so far, policy by policy: payments that are accepted are too many to go through. */
export async function receivedOn(db: Db, policyIds: readonly string[]) {
  const { rows } = await sql<{ policy_id: string; kind: PaymentKind; cents: number }>`
    select asked.policy_id, received.kind, received.cents
    from unnest(${policyIds}::uuid[]) as asked (policy_id) cross join lateral (
      select kind, sum(gross_cents)::bigint as cents from provider_payment
      where policy_id = asked.policy_id and processing in ('Ready To Pay', 'Processed') group by kind
    ) received`.execute(db);
  return rows;
}
