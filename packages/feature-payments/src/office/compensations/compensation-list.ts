import { builtInViews, type ListOperations } from '@upline/shell';

/** Lines of everybody; the route loads by them and the screen shows by them. */
export const OFFICE_LINE_LIST = {
  name: 'admin-compensations',
  list: 'listAllCompensations',
  count: 'countAllCompensations',
  totals: 'totalAllCompensations',
  export: 'exportAllCompensations',
  views: builtInViews('listAllCompensations', () => [
    { id: 'pending', name: 'Pending', filter: { status: { in: ['Pending'] } } },
    { id: 'escrow', name: 'Escrow', filter: { status: { in: ['Escrow', 'Chargeback Escrow'] } } },
    { id: 'paid', name: 'Paid', filter: { status: { in: ['Paid'] } } },
    { id: 'chargebacks', name: 'Charged back', filter: { status: { in: ['Chargeback'] } } },
    { id: 'voided', name: 'Voided', filter: { voided: { eq: true } } },
  ]),
} as const satisfies ListOperations;
