import { formatDateTime } from '@upline/domain';
import { notify } from '../../notifications/notify.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import type { EventRecord, Ticket } from '../events.store.ts';

interface Words {
  readonly type: string;
  readonly title: string;
  readonly body: string;
}

const contactOf = (db: Db, code: string) =>
  db
    .selectFrom('app_user')
    .select(['email', 'first_name', 'last_name'])
    .where('code', '=', code)
    .executeTakeFirst();

/** When and where, as mails say it. */
export const whenAndWhere = (event: EventRecord): string => {
  const place = [event.venue, event.address, event.online_url].filter(Boolean).join(', ');
  return `${formatDateTime(event.starts_at, event.time_zone)} (${event.time_zone.split('/').at(-1)?.replaceAll('_', ' ')} time), ${place}`;
};

/** Notices and mails about tickets (domain.md 8.1). A guest has no account and is written to directly. */
export function eventNotices({ messages, config }: Pick<Platform, 'messages' | 'config'>) {
  async function tellAssociate(context: Context, code: string, event: EventRecord, words: Words) {
    const link = event.status === 'Published' ? `/events/${event.slug}` : '/events';
    const { type, title, body } = words;
    await notify(context, { to: code, type, title, body, link, about: `event:${event.id}` });
    const person = await contactOf(context.db, code);
    if (!person) return;
    await messages.send(context, {
      channel: 'Email',
      to: person.email,
      kind: type,
      subject: title,
      text: `Hello ${person.first_name},\n\n${body}\n\n${config.portalUrl}${link}`,
    });
  }

  /** Tells the holder: of a guest's ticket the guest and the host. */
  async function tellHolder(context: Context, ticket: Ticket, event: EventRecord, words: Words) {
    const { guest_type, email, first_name, last_name, host_code } = ticket;
    if (guest_type === 'Associate') return tellAssociate(context, host_code, event, words);
    const host = await contactOf(context.db, host_code);
    await messages.send(context, {
      channel: 'Email',
      to: String(email),
      kind: `guest-${words.type}`,
      subject: words.title,
      text: `Hello ${first_name},\n\n${words.body}\n\nCode of your ticket: ${ticket.code}\nInvited by ${host?.first_name} ${host?.last_name}`,
    });
    await notify(context, {
      to: host_code,
      type: words.type,
      title: words.title,
      body: `Ticket of your guest ${first_name} ${last_name}. ${words.body}`,
      link: event.status === 'Published' ? `/events/${event.slug}` : '/events',
    });
  }

  return {
    registered: (context: Context, ticket: Ticket, event: EventRecord) =>
      tellHolder(context, ticket, event, {
        type: 'event-registered',
        title: `Registered: ${event.title}`,
        body: `The ticket for ${event.title} is registered. ${whenAndWhere(event)}. Show its code at the entrance.`,
      }),
    refunded: (context: Context, ticket: Ticket, event: EventRecord) =>
      tellHolder(context, ticket, event, {
        type: 'event-refunded',
        title: `Ticket given back: ${event.title}`,
        body: `The ticket for ${event.title} is not valid any more.${ticket.payment_id === null ? '' : ' The money goes back to the card it was paid with.'}`,
      }),
    cancelled: (context: Context, ticket: Ticket, event: EventRecord) =>
      tellHolder(context, ticket, event, {
        type: 'event-cancelled',
        title: `Cancelled: ${event.title}`,
        body: `${event.title} does not take place.${ticket.price_cents > 0 ? ' The price of the ticket goes back to the card it was paid with.' : ''}`,
      }),
    moved: (context: Context, ticket: Ticket, from: EventRecord, to: EventRecord) =>
      tellHolder(context, ticket, to, {
        type: 'event-changed',
        title: `Moved: ${from.title}`,
        body: `${from.title} does not take place. The ticket is for ${to.title} now: ${whenAndWhere(to)}.`,
      }),
    changed: (context: Context, ticket: Ticket, event: EventRecord) =>
      tellHolder(context, ticket, event, {
        type: 'event-changed',
        title: `Changed: ${event.title}`,
        body: `Time or place of ${event.title} changed. It is now ${whenAndWhere(event)}.`,
      }),
    reminder: (context: Context, ticket: Ticket, event: EventRecord, isSoon: boolean) =>
      tellHolder(context, ticket, event, {
        type: isSoon ? 'event-soon' : 'event-reminder',
        title: `${isSoon ? 'Soon' : 'Reminder'}: ${event.title}`,
        body: `${event.title} begins ${whenAndWhere(event)}.`,
      }),
    offered: (context: Context, code: string, event: EventRecord, until: Date) =>
      tellAssociate(context, code, event, {
        type: 'event-offer',
        title: `A seat is free: ${event.title}`,
        body: `A seat at ${event.title} is kept for you until ${formatDateTime(until, event.time_zone)} (${event.time_zone.split('/').at(-1)?.replaceAll('_', ' ')} time). Register by then.`,
      }),
  };
}
