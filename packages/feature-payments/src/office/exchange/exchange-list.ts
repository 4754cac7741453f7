import { builtInViews, type ListOperations } from '@upline/shell';

/** Agreements on exchange legs; the route loads by them and the screen shows by them. */
export const EXCHANGE_LIST = {
  name: 'exchange-legs',
  list: 'listExchangeLegs',
  count: 'countExchangeLegs',
  views: builtInViews('listExchangeLegs', () => [
    { id: 'running', name: 'Running', filter: { has_ended: { eq: false } } },
    { id: 'ended', name: 'Ended', filter: { has_ended: { eq: true } } },
  ]),
} as const satisfies ListOperations;

/** What shows agreements. */
export const EXCHANGE_SHOWN_BY = ['listExchangeLegs', 'countExchangeLegs', 'getExchangeLeg'] as const;
