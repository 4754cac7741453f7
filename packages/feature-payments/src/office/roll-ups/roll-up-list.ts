import { builtInViews, type ListOperations } from '@upline/shell';

/** Debts of people who left, on their way to uplines; the route loads by them and the screen shows by them. */
export const OFFICE_ROLL_UP_LIST = {
  name: 'roll-ups',
  list: 'listAllRollUps',
  count: 'countAllRollUps',
  views: builtInViews('listAllRollUps', () => [
    { id: 'announced', name: 'Announced', filter: { is_transferred: { eq: false } } },
    { id: 'transferred', name: 'Transferred', filter: { is_transferred: { eq: true } } },
  ]),
} as const satisfies ListOperations;
