import { type ExportStatus, messages } from '@upline/domain';
import { equityStanding } from '@upline/domain/production';
import { conflict } from '../platform/operation/problem.ts';
import { rowActions, rowRule } from '../platform/operation/row-actions.ts';
import type { EquityCredit } from './equity.store.ts';

interface Lot extends EquityCredit {
  readonly today: string;
}

const NEXT: Readonly<Record<ExportStatus, ExportStatus | null>> = {
  Pending: 'Exported',
  Exported: 'Released',
  Released: null,
};

/** Pending → Exported → Released; Released wants everything that is not forfeited to be vested (domain.md 2.6). */
export const movesTo = (to: ExportStatus) =>
  rowRule<Lot>(
    (lot) => NEXT[lot.status] === to && (to !== 'Released' || equityStanding(lot, lot.today).unvested === 0),
    ({ status }) => conflict('illegal-transition', messages.transition(status, to)),
  );

export const EQUITY_ACTIONS = ['export', 'release', 'delete'] as const;

export const equityActions = rowActions<Lot, (typeof EQUITY_ACTIONS)[number]>({
  export: { operation: 'moveEquityCredits', when: movesTo('Exported') },
  release: { operation: 'moveEquityCredits', when: movesTo('Released') },
  delete: { operation: 'deleteEquityCredits' },
});
