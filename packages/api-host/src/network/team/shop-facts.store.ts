import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** Tables whose rows carry the shop of their associate, so that a team's are read by shop (team-facts.store.ts, team-month.store.ts). */
const FACTS = ['policy_share', 'license', 'point_month'] as const;

/** To be called after people were given another shop: those at and below `path` who stood in `from`. */
export async function moveShopFacts(db: Db, path: string, from: string | null): Promise<void> {
  for (const table of FACTS) {
    const fact = sql.table(table);
    await sql`
      update ${fact} set shop_code = app_user.shop_code from app_user
      where ${fact}.shop_code is not distinct from ${from}::text and app_user.code = ${fact}.associate_code
        and app_user.path >= ${path} and app_user.path < ${`${path}~`}
        and app_user.shop_code is distinct from ${fact}.shop_code`.execute(db);
  }
}

/** Gives all facts of everybody their shops, after a bulk load. */
export async function placeShopFacts(db: Db): Promise<void> {
  for (const table of FACTS) {
    const fact = sql.table(table);
    await sql`
      update ${fact} set shop_code = app_user.shop_code from app_user
      where app_user.code = ${fact}.associate_code and app_user.shop_code is distinct from ${fact}.shop_code`.execute(
      db,
    );
  }
}
