import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { bytes, nothing, timestamp } from '../../platform/operation/fields.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';
import { calendarFeeds } from './calendar.service.ts';

const tag = 'Calendar';
const path = '/account/calendar-feed';
/** The address gives access to the person's dates, so support can neither see nor create one. */
const own = {
  needs: 'signed-in',
  audience: 'portal',
  scope: 'own',
  proxy: 'refused',
} as const satisfies Policy;

const feed = z.strictObject({
  is_on: z.boolean(),
  created_at: timestamp().nullable(),
  last_read_at: timestamp().nullable().meta({ description: 'When a calendar last asked' }),
});
const newFeed = feed.extend({
  url: z.url().meta({ description: 'Shown this once: only its hash is stored' }),
});

const at = '2026-11-21T15:04:05.000Z';
const token = 'm3Yk0cJ8mQ2xV1sT9uB4nE7rH6wA5zD0pL1gF2iK3oM';
const example = { is_on: true, created_at: at, last_read_at: at };

/** A private address with expiring licenses, E&O, certificates and due dates, for calendars that subscribe to it. */
export const calendarRoutes: Area = (platform) => {
  const service = calendarFeeds(platform);
  return [
    operation({
      id: 'getCalendarFeed',
      method: 'GET',
      path,
      tag,
      summary: 'Whether the caller has a private calendar address',
      policy: { ...own, proxy: 'allowed' },
      answer: { status: 200, schema: feed },
      examples: { answer: example },
      handler: (input) => service.get(input),
    }),
    operation({
      id: 'createCalendarFeed',
      method: 'POST',
      path,
      tag,
      summary: 'Make a private calendar address',
      description: 'One that was there ends at once.',
      policy: own,
      answer: { status: 201, schema: newFeed },
      examples: {
        answer: { ...example, last_read_at: null, url: `http://localhost:4000/calendars/${token}.ics` },
      },
      handler: (input) => service.make(input),
    }),
    operation({
      id: 'deleteCalendarFeed',
      method: 'DELETE',
      path,
      tag,
      summary: 'End the private calendar address',
      policy: own,
      answer: { status: 204, schema: nothing() },
      examples: {},
      handler: (input) => service.end(input),
    }),
    operation({
      id: 'readCalendar',
      method: 'GET',
      path: '/calendars/{token}',
      tag,
      summary: 'The calendar of a private address',
      description: 'Without a session: who knows the address reads the dates. 404 once it has ended.',
      policy: { needs: 'public', audience: 'any', scope: 'own', proxy: 'allowed' },
      params: z.strictObject({ token: z.string().max(64).meta({ description: 'With or without `.ics`' }) }),
      rateClass: 'export',
      refusals: [404],
      answer: { status: 200, schema: bytes(), contentType: 'text/calendar; charset=utf-8' },
      examples: { params: { token } },
      async handler(input) {
        const text = await service.read(input, input.params.token.replace(/\.ics$/, ''));
        input.reply.headers({
          'content-disposition': 'inline; filename="upline.ics"',
          'cache-control': 'private, no-store',
        });
        return text;
      },
    }),
  ];
};
