import { sql } from 'kysely';
import type { Db } from '../platform/database.ts';

/**
 * Shares of policies carry the shop of their associate, so that a team's newest are read by shop. To be called after people
 * were given another shop: those at and below `path` who stood in `from`.
 */
export async function moveShopFacts(db: Db, path: string, from: string | null): Promise<void> {
  await sql`
    update policy_share set shop_code = app_user.shop_code from app_user
    where policy_share.shop_code is not distinct from ${from}::text and app_user.code = policy_share.associate_code
      and app_user.path >= ${path} and app_user.path < ${`${path}~`}
      and app_user.shop_code is distinct from policy_share.shop_code`.execute(db);
}
