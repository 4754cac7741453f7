import { builtInViews, type ListOperations } from '@upline/shell';

export const EVENT_LIST = {
  name: 'events',
  list: 'listEvents',
  count: 'countEvents',
  views: builtInViews('listEvents', () => [
    { id: 'published', name: 'Published', filter: { status: { in: ['Published'] } } } as const,
    { id: 'drafts', name: 'Drafts', filter: { status: { in: ['Draft'] } } } as const,
  ]),
} as const satisfies ListOperations;

export const LISTED_BY = ['listEvents', 'countEvents'] as const;
/** The answers that a change of an event or its tickets is seen in. */
export const SHOWN_BY = [
  ...LISTED_BY,
  'getEvent',
  'listEventTicketTypes',
  'listEventTickets',
  'countEventTickets',
] as const;
