import { messageTemplates } from '../../platform/messages/message-templates.ts';

const EVENT = { means: 'Title of the event', sample: 'Fall Convention' } as const;
const PLACE = {
  means: 'When and where it takes place',
  sample: '12/05/2026 9:00 AM (Chicago time), Navy Pier, 600 E Grand Ave, Chicago',
} as const;
const REFUND = {
  means: 'A sentence about the money, or nothing for a ticket without a price',
  sample: 'The money goes back to the card it was paid with.',
} as const;
const OTHER = { means: 'Title of the event the ticket is for now', sample: 'Winter Convention' } as const;
const GUEST = { means: 'Name of the guest', sample: 'Mia Chen' } as const;
const CODE = { means: 'Code of the ticket', sample: 'T7K2M9QD', needed: true } as const;
const HOST = { means: 'Name of the associate who invited', sample: 'Dev Patel' } as const;

/** What is said of tickets, to whoever it is said. */
const REGISTERED = 'The ticket for {event} is registered. {place}. Show its code at the entrance.';
const REFUNDED = 'The ticket for {event} is not valid any more. {refund}';
const CANCELLED = '{event} does not take place. {refund}';
const MOVED = '{event} does not take place. The ticket is for {other} now: {place}.';
const CHANGED = 'Time or place of {event} changed. It is now {place}.';
const BEGINS = '{event} begins {place}.';

/** Messages to associates about their own tickets (domain.md 8.1). */
export const TICKET_MESSAGES = messageTemplates(
  {
    group: 'Events',
    inApp: true,
    mail: { holds: 'body', greets: true, links: true },
    sms: false,
    must: false,
  },
  {
    'event-registered': {
      when: 'To the associate, when a ticket is registered.',
      title: 'Registered: {event}',
      body: REGISTERED,
      values: { event: EVENT, place: PLACE },
    },
    'event-refunded': {
      when: 'To the associate, when a ticket is given back.',
      title: 'Ticket given back: {event}',
      body: REFUNDED,
      values: { event: EVENT, refund: REFUND },
    },
    'event-cancelled': {
      when: 'To the associate, when an event is cancelled.',
      title: 'Cancelled: {event}',
      body: CANCELLED,
      values: { event: EVENT, refund: REFUND },
    },
    'event-moved': {
      kind: 'event-changed',
      when: 'To the associate, when tickets of a cancelled event are for another one.',
      title: 'Moved: {event}',
      body: MOVED,
      values: { event: EVENT, other: OTHER, place: PLACE },
    },
    'event-changed': {
      when: 'To the associate, when time or place of an event changes.',
      title: 'Changed: {event}',
      body: CHANGED,
      values: { event: EVENT, place: PLACE },
    },
    'event-reminder': {
      when: 'To the associate, seven days and one day before an event.',
      title: 'Reminder: {event}',
      body: BEGINS,
      values: { event: EVENT, place: PLACE },
    },
    'event-soon': {
      when: 'To the associate, two hours before an event.',
      title: 'Soon: {event}',
      body: BEGINS,
      values: { event: EVENT, place: PLACE },
      sms: 'title',
    },
    'event-offer': {
      when: 'To the first associate on the waiting list, when a seat is free.',
      title: 'A seat is free: {event}',
      body: 'A seat at {event} is kept for you until {until}. Register by then.',
      values: {
        event: EVENT,
        until: { means: 'How long the seat is kept', sample: '11/30/2026 5:00 PM (Chicago time)' },
      },
    },
  },
);

const TICKET_CODE = 'Code of your ticket: {code}\nInvited by {host}';

/** Mails to guests, who have no account. */
export const GUEST_MESSAGES = messageTemplates(
  { group: 'Events', inApp: false, mail: { holds: 'body', greets: true }, sms: false, must: true },
  {
    'guest-event-registered': {
      when: 'To a guest, when a ticket is registered.',
      title: 'Registered: {event}',
      body: [REGISTERED, TICKET_CODE],
      values: { event: EVENT, place: PLACE, code: CODE, host: HOST },
    },
    'guest-event-refunded': {
      when: 'To a guest, when the ticket is given back.',
      title: 'Ticket given back: {event}',
      body: [REFUNDED, TICKET_CODE],
      values: { event: EVENT, refund: REFUND, code: CODE, host: HOST },
    },
    'guest-event-cancelled': {
      when: 'To a guest, when the event is cancelled.',
      title: 'Cancelled: {event}',
      body: [CANCELLED, TICKET_CODE],
      values: { event: EVENT, refund: REFUND, code: CODE, host: HOST },
    },
    'guest-event-moved': {
      kind: 'guest-event-changed',
      when: 'To a guest, when the ticket of a cancelled event is for another one.',
      title: 'Moved: {event}',
      body: [MOVED, TICKET_CODE],
      values: { event: EVENT, other: OTHER, place: PLACE, code: CODE, host: HOST },
    },
    'guest-event-changed': {
      when: 'To a guest, when time or place of the event changes.',
      title: 'Changed: {event}',
      body: [CHANGED, TICKET_CODE],
      values: { event: EVENT, place: PLACE, code: CODE, host: HOST },
    },
    'guest-event-reminder': {
      when: 'To a guest, seven days and one day before the event.',
      title: 'Reminder: {event}',
      body: [BEGINS, TICKET_CODE],
      values: { event: EVENT, place: PLACE, code: CODE, host: HOST },
    },
    'guest-event-soon': {
      when: 'To a guest, two hours before the event.',
      title: 'Soon: {event}',
      body: [BEGINS, TICKET_CODE],
      values: { event: EVENT, place: PLACE, code: CODE, host: HOST },
    },
  },
);

const OF_GUEST = 'Ticket of your guest {guest}.';

/** Notices to associates about the tickets of their guests, in the app only. */
export const HOST_MESSAGES = messageTemplates(
  { group: 'Events', inApp: true, mail: false, sms: false, must: true },
  {
    'host-event-registered': {
      kind: 'event-registered',
      when: 'To the associate who invited, when the ticket of a guest is registered.',
      title: 'Registered: {event}',
      body: `${OF_GUEST} ${REGISTERED}`,
      values: { event: EVENT, place: PLACE, guest: GUEST },
    },
    'host-event-refunded': {
      kind: 'event-refunded',
      when: 'To the associate who invited, when the ticket of a guest is given back.',
      title: 'Ticket given back: {event}',
      body: `${OF_GUEST} ${REFUNDED}`,
      values: { event: EVENT, refund: REFUND, guest: GUEST },
    },
    'host-event-cancelled': {
      kind: 'event-cancelled',
      when: 'To the associate who invited, when an event for which a guest has a ticket is cancelled.',
      title: 'Cancelled: {event}',
      body: `${OF_GUEST} ${CANCELLED}`,
      values: { event: EVENT, refund: REFUND, guest: GUEST },
    },
    'host-event-moved': {
      kind: 'event-changed',
      when: 'To the associate who invited, when the ticket of a guest is for another event.',
      title: 'Moved: {event}',
      body: `${OF_GUEST} ${MOVED}`,
      values: { event: EVENT, other: OTHER, place: PLACE, guest: GUEST },
    },
    'host-event-changed': {
      kind: 'event-changed',
      when: 'To the associate who invited, when time or place of an event changes for a guest.',
      title: 'Changed: {event}',
      body: `${OF_GUEST} ${CHANGED}`,
      values: { event: EVENT, place: PLACE, guest: GUEST },
    },
    'host-event-reminder': {
      kind: 'event-reminder',
      when: 'To the associate who invited, seven days and one day before the event of a guest.',
      title: 'Reminder: {event}',
      body: `${OF_GUEST} ${BEGINS}`,
      values: { event: EVENT, place: PLACE, guest: GUEST },
    },
    'host-event-soon': {
      kind: 'event-soon',
      when: 'To the associate who invited, two hours before the event of a guest.',
      title: 'Soon: {event}',
      body: `${OF_GUEST} ${BEGINS}`,
      values: { event: EVENT, place: PLACE, guest: GUEST },
    },
  },
);
