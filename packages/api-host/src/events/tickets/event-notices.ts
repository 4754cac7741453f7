import { formatDateTime } from '@upline/domain';
import { messageSender } from '../../notifications/send-messages.ts';
import type { Db } from '../../platform/database/database.ts';
import type { MessageTemplate, ValuesOf } from '../../platform/messages/message-templates.ts';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import type { EventRecord, Ticket } from '../events.store.ts';
import { GUEST_MESSAGES, HOST_MESSAGES, TICKET_MESSAGES } from './tickets.messages.ts';

/** The same news for an associate, for a guest, and for the associate who invited the guest. */
interface News<Names extends string> {
  readonly own: MessageTemplate<Names>;
  readonly guest: MessageTemplate<Names | 'code' | 'host'>;
  readonly host: MessageTemplate<Names | 'guest'>;
}

type NewsName = 'registered' | 'refunded' | 'cancelled' | 'moved' | 'changed' | 'reminder' | 'soon';

const newsOf = <Name extends NewsName>(name: Name) => ({
  own: TICKET_MESSAGES[`event-${name}`],
  guest: GUEST_MESSAGES[`guest-event-${name}`],
  host: HOST_MESSAGES[`host-event-${name}`],
});

async function nameOf(db: Db, code: string): Promise<string> {
  const person = await db
    .selectFrom('app_user')
    .select(['first_name', 'last_name'])
    .where('code', '=', code)
    .executeTakeFirst();
  return `${person?.first_name} ${person?.last_name}`;
}

const timeIn = (at: Date, zone: string) =>
  `${formatDateTime(at, zone)} (${zone.split('/').at(-1)?.replaceAll('_', ' ')} time)`;

/** When and where, as mails say it. */
export function whenAndWhere(event: EventRecord): string {
  const place = [event.venue, event.address, event.online_url].filter(Boolean).join(', ');
  return `${timeIn(event.starts_at, event.time_zone)}, ${place}`;
}

/** Notices and mails about tickets (domain.md 8.1). A guest has no account and is written to directly. */
export function eventNotices({ messages }: Pick<Platform, 'messages'>) {
  const { send, mail } = messageSender({ messages });
  const pageOf = (event: EventRecord) => (event.status === 'Published' ? `/events/${event.slug}` : '/events');

  /** Notifies the holder: of a guest's ticket the guest and the host. */
  async function tellHolder<Names extends string>(
    context: Context,
    ticket: Ticket,
    event: EventRecord,
    news: News<Names>,
    values: ValuesOf<NoInfer<Names>>,
  ): Promise<void> {
    const { guest_type, email, first_name, last_name, host_code } = ticket;
    // Each is filled with what the caller gave and with what is added here; no type follows a union that is open.
    const { own, guest, host } = news as { readonly [Key in keyof News<string>]: MessageTemplate };
    const link = pageOf(event);
    if (guest_type === 'Associate')
      return send(context, own, { to: host_code, values, link, about: `event:${event.id}` });
    await mail(context, guest, {
      to: { email: String(email), first_name: String(first_name) },
      values: { ...values, code: ticket.code, host: await nameOf(context.db, host_code) },
    });
    await send(context, host, {
      to: host_code,
      values: { ...values, guest: `${first_name} ${last_name}` },
      link,
    });
  }

  return {
    registered: (context: Context, ticket: Ticket, event: EventRecord) =>
      tellHolder(context, ticket, event, newsOf('registered'), {
        event: event.title,
        place: whenAndWhere(event),
      }),
    refunded: (context: Context, ticket: Ticket, event: EventRecord) =>
      tellHolder(context, ticket, event, newsOf('refunded'), {
        event: event.title,
        refund: ticket.payment_id === null ? '' : 'The money goes back to the card it was paid with.',
      }),
    cancelled: (context: Context, ticket: Ticket, event: EventRecord) =>
      tellHolder(context, ticket, event, newsOf('cancelled'), {
        event: event.title,
        refund:
          ticket.price_cents > 0 ? 'The price of the ticket goes back to the card it was paid with.' : '',
      }),
    moved: (context: Context, ticket: Ticket, from: EventRecord, to: EventRecord) =>
      tellHolder(context, ticket, to, newsOf('moved'), {
        event: from.title,
        other: to.title,
        place: whenAndWhere(to),
      }),
    changed: (context: Context, ticket: Ticket, event: EventRecord) =>
      tellHolder(context, ticket, event, newsOf('changed'), {
        event: event.title,
        place: whenAndWhere(event),
      }),
    reminder: (context: Context, ticket: Ticket, event: EventRecord, isSoon: boolean) =>
      tellHolder(context, ticket, event, newsOf(isSoon ? 'soon' : 'reminder'), {
        event: event.title,
        place: whenAndWhere(event),
      }),
    offered: (context: Context, code: string, event: EventRecord, until: Date) =>
      send(context, TICKET_MESSAGES['event-offer'], {
        to: code,
        values: { event: event.title, until: timeIn(until, event.time_zone) },
        link: pageOf(event),
        about: `event:${event.id}`,
      }),
  };
}
