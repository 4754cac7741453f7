import { type Expression, sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * The rows of a select in its order, handed over as one value: of thousands, each cell takes longer on its way than to be read.
 * A moment would arrive as a text; everything else arrives as it does in rows.
 */
export async function packed<Row>(db: Db, select: Expression<Row>): Promise<Row[]> {
  const { rows } = await sql<{ list: Row[] | null }>`
    select json_agg(each) as list from (${select}) each`.execute(db);
  return rows[0]?.list ?? [];
}
