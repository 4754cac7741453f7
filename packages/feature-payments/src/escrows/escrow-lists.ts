import { builtInViews, type ListOperations } from '@upline/shell';

/** Training money of the associate; the route loads by them and the screen shows by them. */
export const ESCROW_LIST = {
  name: 'training-escrows',
  list: 'listTrainingEscrows',
  count: 'countTrainingEscrows',
  totals: 'totalTrainingEscrows',
  export: 'exportTrainingEscrows',
  views: builtInViews('listTrainingEscrows', () => [
    { id: 'escrow', name: 'Waiting', filter: { status: { in: ['Escrow'] } } },
    { id: 'released', name: 'Released', filter: { status: { in: ['Released'] } } },
    { id: 'reverted', name: 'Reverted', filter: { status: { in: ['Reverted'] } } },
  ]),
} as const satisfies ListOperations;
