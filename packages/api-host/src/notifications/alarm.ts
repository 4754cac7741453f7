import type { Context } from '../platform/operation/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { notify } from './notify.ts';
import { superAdmins } from './recipients.store.ts';

interface Alarm {
  /** Of the notification, in kebab case. */
  readonly type: string;
  readonly title: string;
  readonly body: string;
  /** For the log alone. */
  readonly details: object;
}

/**
 * Reports something badly wrong that nothing corrects by itself: as an error in the log and as a notification to every
 * SuperAdmin.
 */
export async function raiseAlarm(
  { transaction }: Pick<Platform, 'transaction'>,
  context: Context,
  { details, ...alarm }: Alarm,
): Promise<void> {
  context.log.error(details, alarm.title);
  await transaction(context, async (inside) => {
    for (const to of await superAdmins(inside.db)) await notify(inside, { ...alarm, to, about: alarm.type });
  });
}
