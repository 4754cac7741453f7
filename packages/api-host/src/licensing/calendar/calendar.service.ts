import { COMPANY_TIME_ZONE, formatDate } from '@upline/domain';
import type { Config } from '../../platform/config/config.ts';
import type { Context, SignedInContext } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashSecret, randomToken } from '../../sessions/secrets.ts';
import {
  type DueDate,
  dropFeed,
  dueDatesOf,
  feedOf,
  noteRead,
  ownerOfFeed,
  setFeed,
} from './calendar.store.ts';
import { writeCalendar } from './ical.ts';

/** For each kind of date: its text, the page that helps, and how early the calendar reminds. */
const KINDS: Readonly<
  Record<DueDate['kind'], { readonly verb: string; readonly page: string; readonly days: number }>
> = {
  license: { verb: 'expires', page: '/account/licenses', days: 30 },
  eo: { verb: 'expires', page: '/account/licenses', days: 30 },
  certificate: { verb: 'expires', page: '/account/licenses', days: 30 },
  training: { verb: 'is due', page: '/account/training-program', days: 7 },
  answer: { verb: 'is due', page: '/account/upline-changes', days: 1 },
};

/** The statuses of people whose address is answered. All others have left. */
const ANSWERED: ReadonlySet<string> = new Set(['Active', 'Suspended', 'Resignation Initiated']);

const ENTITY = 'calendar_feed';

/** The private address of a calendar with credentials that end and answers that are due. */
export function calendarFeeds({ config, audit }: Pick<Platform, 'config' | 'audit'>) {
  const hashOf = (token: string) => hashSecret(config, 'calendar-feed', token);
  const addressOf = ({ apiUrl }: Config, token: string) => `${apiUrl}/calendars/${token}.ics`;

  return {
    /** Whether the person has an address. The address is shown only once, when it is made. */
    async get({ db, caller }: SignedInContext) {
      const feed = await feedOf(db, caller.code);
      return {
        is_on: feed !== undefined,
        created_at: feed?.created_at ?? null,
        last_read_at: feed?.last_read_at ?? null,
      };
    },

    /** Creates an address and ends the former one. */
    async make(context: SignedInContext) {
      const { db, caller, now } = context;
      const token = randomToken();
      const before = await feedOf(db, caller.code);
      await setFeed(db, caller.code, hashOf(token), now);
      audit.record(context, {
        action: before ? 'update' : 'create',
        entity: ENTITY,
        entityId: caller.code,
        entityLabel: caller.name,
        ownerCode: caller.code,
      });
      return { url: addressOf(config, token), is_on: true, created_at: now, last_read_at: null };
    },

    async end(context: SignedInContext): Promise<void> {
      const { db, caller } = context;
      if (!(await dropFeed(db, caller.code))) return;
      audit.record(context, {
        action: 'delete',
        entity: ENTITY,
        entityId: caller.code,
        entityLabel: caller.name,
        ownerCode: caller.code,
      });
    },

    /** The calendar of an address. Unknown addresses and those of people who have left get the same answer. */
    async read({ db, now, today }: Pick<Context, 'db' | 'now' | 'today'>, token: string): Promise<string> {
      const owner = await ownerOfFeed(db, hashOf(token));
      if (!owner || !ANSWERED.has(owner.status)) throw notFound();
      await noteRead(db, owner.code, now);
      const due = await dueDatesOf(db, owner.code, today);
      return writeCalendar({
        name: 'Upline: licenses and due dates',
        timeZone: COMPANY_TIME_ZONE,
        at: now,
        events: due.map(({ id, kind, label, day }) => {
          const { verb, page, days } = KINDS[kind];
          return {
            uid: `${kind}-${id}@upline`,
            date: day,
            summary: `${label} ${verb}`,
            description: `${label} ${verb} on ${formatDate(day)}.`,
            url: `${config.portalUrl}${page}`,
            remindDaysBefore: days,
          };
        }),
      });
    },
  };
}
