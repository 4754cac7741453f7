import { DAY_MS } from '@upline/domain';
import type { Db } from '../platform/database/database.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';

declare module '../platform/jobs/jobs.ts' {
  interface Tasks {
    'sweep-sessions': Record<string, never>;
  }
}

/** Ended sessions stay this long, so that a device is known again and a new one stands out. */
const KEEP_SESSIONS_MS = 400 * DAY_MS;
/** What has expired stays a day, for who looks into a complaint. */
const KEEP_EXPIRED_MS = DAY_MS;

/** Removes what has expired: counters, codes, links, devices, resets and long ended sessions. The trail keeps the events. */
export async function sweepSessions(db: Db, now: Date): Promise<void> {
  const expired = new Date(now.getTime() - KEEP_EXPIRED_MS);
  await db.deleteFrom('attempt_counter').where('window_ends_at', '<', expired).execute();
  await db.deleteFrom('pending_sign_in').where('expires_at', '<', expired).execute();
  await db.deleteFrom('password_reset').where('expires_at', '<', expired).execute();
  await db.deleteFrom('used_sign_in_link').where('expires_at', '<', expired).execute();
  await db.deleteFrom('email_change').where('expires_at', '<', expired).execute();
  await db.deleteFrom('phone_change').where('code_expires_at', '<', expired).execute();
  await db.deleteFrom('session_code').where('code_expires_at', '<', expired).execute();
  await db
    .deleteFrom('authenticator')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', expired)
    .execute();
  await db.deleteFrom('remembered_device').where('expires_at', '<', expired).execute();
  await db
    .deleteFrom('session')
    .where('expires_at', '<', new Date(now.getTime() - KEEP_SESSIONS_MS))
    .execute();
}

/** Once a night. */
export function defineSessionTasks(jobs: Jobs): void {
  jobs.define('sweep-sessions', { run: ({ db, now }) => sweepSessions(db, now) });
  jobs.schedule('sweep-sessions', { dailyAt: '03:40' }, 'sweep-sessions', {});
}
