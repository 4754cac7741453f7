import { builtInViews, type ListOperations } from '@upline/shell';

/** Lines paid to the associate; the route loads by them and the screen shows by them. */
export const COMPENSATION_LIST = {
  name: 'compensations',
  list: 'listCompensations',
  count: 'countCompensations',
  totals: 'totalCompensations',
  export: 'exportCompensations',
  views: builtInViews('listCompensations', () => [
    { id: 'pending', name: 'Pending', filter: { status: { in: ['Pending'] } } },
    { id: 'escrow', name: 'Escrow', filter: { status: { in: ['Escrow', 'Chargeback Escrow'] } } },
    { id: 'paid', name: 'Paid', filter: { status: { in: ['Paid'] } } },
    { id: 'chargebacks', name: 'Charged back', filter: { status: { in: ['Chargeback'] } } },
  ]),
} as const satisfies ListOperations;
