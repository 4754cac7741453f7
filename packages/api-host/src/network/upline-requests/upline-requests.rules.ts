import { businessDayAfter } from '../../holidays/holidays.store.ts';
import type { Db } from '../../platform/database/database.ts';

/** Business days the owner has (R-UPL-01). */
const OWNER_DAYS = 10;

/** Until when an owner who is asked today may answer (R-UPL-01). */
export const ownerAnswersBy = (db: Db, today: string): Promise<string> =>
  businessDayAfter(db, today, OWNER_DAYS);
