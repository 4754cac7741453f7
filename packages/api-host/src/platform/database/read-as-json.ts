import { type Expression, sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * The rows of a select in their order, transferred as one JSON value: for thousands of rows, transferring each cell
 * takes longer than reading it. Only a timestamp arrives differently, as a text.
 */
export async function readAsJson<Row>(db: Db, select: Expression<Row>): Promise<Row[]> {
  const { rows } = await sql<{ list: Row[] | null }>`
    select json_agg(each) as list from (${select}) each`.execute(db);
  return rows[0]?.list ?? [];
}
