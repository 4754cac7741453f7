import { formatDate } from '@upline/domain';
import { messageSender } from '../../notifications/send-messages.ts';
import type { Area } from '../../platform/host.ts';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { appointments } from '../appointments/appointments.service.ts';
import { LICENSING_MESSAGES } from '../licensing.messages.ts';
import { EXPIRING_CREDENTIALS, type ExpiringCredential, takeEnding } from './expiry.store.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Tasks {
    'send-expiry-notices': { kind: ExpiringCredential };
    'end-appointments': Record<string, never>;
  }
}

/** Days before the end on which the owner gets a notice, and on which the uplines do (R-LIC-04, domain.md 8.1). */
const OWNER_DAYS = [60, 30, 14, 7, 1, 0] as const;
const UPLINE_DAYS: readonly number[] = [30, 7, 0];
/** Of those, the days on which people who chose texts get one. */
const TEXT_DAYS: readonly number[] = [7, 0];
const BATCH = 200;

type Ending = Awaited<ReturnType<typeof takeEnding>>[number];

const when = (days: number) =>
  days === 0 ? 'expires today' : days === 1 ? 'expires tomorrow' : `expires in ${days} days`;

async function tellAbout(platform: Platform, context: Context, kind: ExpiringCredential, ending: Ending) {
  const { send } = messageSender(platform);
  const { associate_code: code, associate_name: name, days_before: days, label: credential } = ending;
  const about = `${kind}:${ending.id}:${days}`;
  const values = { credential, when: when(days), date: formatDate(ending.expires_on) };
  const isSoon = TEXT_DAYS.includes(days);
  await send(context, LICENSING_MESSAGES[isSoon ? 'license-expiring-soon' : 'license-expiring'], {
    to: code,
    values,
    link: '/account/licenses',
    about,
  });
  if (!UPLINE_DAYS.includes(days)) return;
  const toLeaders = LICENSING_MESSAGES[isSoon ? 'license-expiring-upline-soon' : 'license-expiring-upline'];
  await send(context, toLeaders, {
    to: [ending.upline_code, ending.upline_rmd_code],
    values: { ...values, name, code },
    link: `/team/${code}/licenses`,
    about,
  });
}

/**
 * Every morning: sends the notices about what ends, and ends the appointments of terminated people, one transaction for
 * each batch.
 */
export const expiryTasks: Area = (platform) => {
  const { jobs } = platform;

  jobs.define('send-expiry-notices', {
    async run(context, { kind }) {
      const found = await takeEnding(context.db, kind, {
        today: context.today,
        days: OWNER_DAYS,
        limit: BATCH,
      });
      for (const credential of found) await tellAbout(platform, context, kind, credential);
      if (found.length === BATCH) await jobs.add(context.db, 'send-expiry-notices', { kind });
    },
  });
  for (const kind of EXPIRING_CREDENTIALS) {
    jobs.schedule(`send-expiry-notices-${kind}`, { dailyAt: '06:00' }, 'send-expiry-notices', { kind });
  }

  jobs.define('end-appointments', {
    async run(context) {
      const ended = await appointments(platform).endOfTerminated(context, BATCH);
      if (ended === BATCH) await jobs.add(context.db, 'end-appointments', {});
    },
  });
  jobs.schedule('end-appointments', { minutes: 60 }, 'end-appointments', {});

  return [];
};
