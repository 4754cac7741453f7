import { DAY_MS } from '@upline/domain';
import type { Platform } from '../../platform/platform.ts';
import * as store from '../events.store.ts';
import { eventNotices } from './event-notices.ts';
import { REMINDED_MS } from './registering.service.ts';
import { isOpen, seatsLeft } from './seats.ts';
import { takeDue } from './tickets.store.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Tasks {
    /** Offers free seats to those who wait (R-EVT-01). */
    'events.offer': Record<string, never>;
    'events.remind': Record<string, never>;
    /** Tells holders that time or place changed. `after`: the last ticket that was told of. */
    'events.changed': { readonly id: string; readonly after: string | null };
  }
}

const OFFERED_MS = DAY_MS;
const PAGE = 200;

export function defineEventTasks(platform: Platform): void {
  const { jobs } = platform;
  const notices = eventNotices(platform);

  jobs.define('events.offer', {
    async run(context) {
      const { db, now } = context;
      await db.deleteFrom('event_waiting').where('offered_until', '<=', now).execute();
      const waited = await db
        .selectFrom('event_waiting')
        .innerJoin('event', 'event.id', 'event_waiting.event_id')
        .select(['event.id'])
        .distinct()
        .where('event_waiting.offered_until', 'is', null)
        .where('event.status', '=', 'Published')
        .where('event.closes_at', '>', now)
        .orderBy('event.id')
        .execute();
      for (const { id } of waited) {
        const event = await store.eventWrites.lock(db, id);
        if (!event || !isOpen(event, now)) continue;
        const line = await db
          .selectFrom('event_waiting')
          .innerJoin('event_ticket_type as type', 'type.id', 'event_waiting.type_id')
          .select(['event_waiting.associate_code', 'type.id', 'type.quantity'])
          .where('event_waiting.event_id', '=', id)
          .where('event_waiting.offered_until', 'is', null)
          .orderBy('event_waiting.joined_at')
          .orderBy('event_waiting.associate_code')
          .execute();
        for (const { associate_code, ...type } of line) {
          if ((await seatsLeft(db, event, type, now)) < 1) continue;
          const until = new Date(Math.min(now.getTime() + OFFERED_MS, event.closes_at.getTime()));
          await db
            .updateTable('event_waiting')
            .set({ offered_until: until })
            .where('event_id', '=', id)
            .where('associate_code', '=', associate_code)
            .execute();
          await notices.offered(context, associate_code, event, until);
        }
      }
    },
  });
  // Reservations and offers end by themselves.
  jobs.schedule('events.offer', { minutes: 5 }, 'events.offer', {});

  jobs.define('events.remind', {
    async run(context) {
      const { db, now } = context;
      for (const [index, ahead] of REMINDED_MS.entries()) {
        const due = index + 1;
        // A later reminder that is due as well takes the place of this one.
        const next = REMINDED_MS[due] ?? 0;
        const rows = await takeDue(db, due, {
          until: new Date(now.getTime() + ahead),
          after: new Date(now.getTime() + next),
          limit: PAGE,
        });
        for (const ticket of rows) {
          const event = await store.findEvent(db, ticket.event_id, now);
          if (event) await notices.reminder(context, ticket, event, due === REMINDED_MS.length);
        }
        if (rows.length === PAGE) await jobs.add(db, 'events.remind', {});
      }
    },
  });
  jobs.schedule('events.remind', { minutes: 15 }, 'events.remind', {});

  jobs.define('events.changed', {
    async run(context, { id, after }) {
      const { db, now } = context;
      const event = await store.findEvent(db, id, now);
      if (event?.status !== 'Published') return;
      const page = await db
        .selectFrom('event_ticket')
        .selectAll()
        .where('event_id', '=', id)
        .where('status', '=', 'Registered')
        .$if(after !== null, (query) => query.where('id', '>', after as string))
        .orderBy('id')
        .limit(PAGE)
        .execute();
      for (const ticket of page) await notices.changed(context, ticket, event);
      const last = page.at(-1);
      if (page.length === PAGE && last) await jobs.add(db, 'events.changed', { id, after: last.id });
    },
  });
}
