import { builtInViews, type ListOperations } from '@upline/shell';

/** Late premiums of the own business and the team's; the route loads by them and the screen shows by them. */
export const LAPSE_SAVE_LIST = {
  name: 'lapse-saves',
  list: 'listLapseSaves',
  count: 'countLapseSaves',
  totals: 'totalLapseSaves',
  views: builtInViews('listLapseSaves', () => [
    { id: 'to-call', name: 'Not called yet', filter: { outcome: { isNull: true } } },
    { id: 'promised', name: 'Promised', filter: { outcome: { in: ['Promised'] } } },
    { id: 'saved', name: 'Saved', filter: { status: { in: ['Saved'] } } },
    { id: 'lapsed', name: 'Lapsed', filter: { status: { in: ['Lapsed'] } } },
  ]),
} as const satisfies ListOperations;

/** What shows late premiums. */
export const LAPSE_SAVES_SHOWN_BY = [
  'listLapseSaves',
  'countLapseSaves',
  'totalLapseSaves',
  'getLapseSave',
  'getMainDashboard',
] as const;
