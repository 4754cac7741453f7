import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { type OpenedRecord, PAGE_ROWS, type PrivateKind } from './records.schemas.ts';

/** One kind of record of an owner, each with the same columns. */
const SOURCES: Readonly<Record<PrivateKind, (code: string) => ReturnType<typeof sql>>> = {
  Clients: (code) => sql`
    select id, case type when 'Business' then company_name else ${fullName()} end as name, type as about,
      case when archived_at is null then 'Active' else 'Archived' end as status,
      email, phone, city, state, general_notes as notes, updated_at
    from client where owner_code = ${code}`,
  Prospects: (code) => sql`
    select id, ${fullName()} as name, source as about, case when lost then 'Lost' else stage end as status,
      email, phone, city, state, notes, updated_at
    from prospect where owner_code = ${code}`,
  Analyses: (code) => sql`
    select analysis.id, analysis.title as name,
      coalesce(${fullName<string | null>('prospect')}, client.company_name, ${fullName<string | null>('client')}) as about,
      analysis.status, null::text as email, null::text as phone, null::text as city, null::text as state, analysis.tool as notes, analysis.updated_at
    from analysis left join client on client.id = analysis.client_id left join prospect on prospect.id = analysis.prospect_id
    where analysis.owner_code = ${code}`,
};

/** A page of what an associate keeps, the newest change first, and how many records there are. */
export async function recordsOf(
  db: Db,
  code: string,
  kind: PrivateKind,
  page: number,
): Promise<{ readonly total: number; readonly rows: OpenedRecord[] }> {
  const source = SOURCES[kind](code);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from (${source}) kept`.execute(db);
  const { rows } = await sql<OpenedRecord>`
    select * from (${source}) kept order by updated_at desc, id limit ${PAGE_ROWS} offset ${(page - 1) * PAGE_ROWS}`.execute(
    db,
  );
  return { total: counted[0]?.total ?? 0, rows };
}
