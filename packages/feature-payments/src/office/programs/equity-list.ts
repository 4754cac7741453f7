import { builtInViews, type ListOperations } from '@upline/shell';

/** Equity share credits of everybody. */
export const EQUITY_LIST = {
  name: 'equity-credits',
  list: 'listAllEquityCredits',
  count: 'countAllEquityCredits',
  views: builtInViews('listAllEquityCredits', () => [
    { id: 'pending', name: 'To export', filter: { status: { eq: 'Pending' } } },
    { id: 'exported', name: 'Exported', filter: { status: { eq: 'Exported' } } },
    { id: 'manual', name: 'Granted by hand', filter: { source: { eq: 'Manual' } } },
  ]),
} as const satisfies ListOperations;

export const EQUITY_SHOWN_BY = ['listAllEquityCredits', 'countAllEquityCredits', 'getPrograms'] as const;
