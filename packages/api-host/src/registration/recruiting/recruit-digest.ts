import { addDays, formatDate } from '@upline/domain';
import { messageSender } from '../../notifications/send-messages.ts';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { RECRUIT_MESSAGES } from '../registrations.messages.ts';
import { type Digest, recruitDigests } from './recruit-digest.store.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Tasks {
    /** `day` null: yesterday; `after`: the code of the last person who was written to. */
    'send-recruit-digests': { readonly day: string | null; readonly after: string };
  }
}

/** People of one transaction. */
const PAGE = 200;

/** Once a day RMDs get a list of those who joined anywhere below them; the direct upline got a notice at once (domain.md 8.1). */
export function defineRecruitDigest(platform: Platform): void {
  const { jobs, config } = platform;
  const { send, mail } = messageSender(platform);

  async function tell(context: Context, day: string, { code, email, first_name, count, names }: Digest) {
    const date = formatDate(day);
    const people = count === 1 ? '1 person' : `${count} people`;
    const link = '/team/infinity';
    const more = count - names.length;
    const listed = [...names, ...(more > 0 ? [`and ${more} more`] : [])];
    await send(context, RECRUIT_MESSAGES['new-recruits'], {
      to: code,
      values: { people, date, names: listed.join(', ') },
      link,
      about: `recruits:${day}`,
    });
    await mail(context, RECRUIT_MESSAGES['new-recruits-mail'], {
      to: { email, first_name },
      values: { people, date, names: listed.join('\n') },
      url: `${config.portalUrl}${link}`,
    });
  }

  jobs.define('send-recruit-digests', {
    async run(context, { day: given, after }) {
      const day = given ?? addDays(context.today, -1);
      const digests = await recruitDigests(context.db, { day, after, limit: PAGE });
      for (const digest of digests) await tell(context, day, digest);
      const last = digests.at(-1);
      if (last && digests.length === PAGE)
        await jobs.add(context.db, 'send-recruit-digests', { day, after: last.code });
    },
  });
  jobs.schedule('send-recruit-digests', { dailyAt: '06:40' }, 'send-recruit-digests', {
    day: null,
    after: '',
  });
}
