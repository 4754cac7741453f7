import { addDays, messages, type REQUEST_STATUSES } from '@upline/domain';
import { isOfNoRelative } from '../../conflicts/refuse-conflict.ts';
import { conflict } from '../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../platform/operation/row-actions.ts';
import { companyDay } from '../../platform/time/company-time.ts';
import type { CHARGEBACK_ACTIONS } from './chargebacks.schemas.ts';

/** A debt with the values that decide which actions it allows. */
interface Debt {
  readonly amount_cents: number;
  readonly recovered_cents: number;
  readonly written_off_cents: number;
  readonly is_transferred: boolean;
  readonly is_given_back: boolean;
}
interface Disputable extends Debt {
  readonly associate_code: string;
  readonly dispute_status: (typeof REQUEST_STATUSES)[number] | null;
  readonly created_at: Date;
  readonly today: string;
  readonly dispute_days: number;
}

/** A debt that was given back is neither given back again nor written off: the debtor would have the money twice. */
const isStanding = rowRule<Pick<Debt, 'is_given_back'>>(
  ({ is_given_back }) => !is_given_back,
  () => conflict('given-back', 'This chargeback was given back'),
);
const isTheirs = rowRule<Pick<Debt, 'is_transferred'>>(
  ({ is_transferred }) => !is_transferred,
  () => conflict('transferred', 'This chargeback was transferred to somebody else'),
);
const hasRest = rowRule<Debt>(
  ({ amount_cents, recovered_cents, written_off_cents, is_transferred }) =>
    amount_cents > recovered_cents + written_off_cents && !is_transferred,
  () => conflict('nothing-open', 'Nothing of this chargeback is open'),
);
const isUndisputed = rowRule<Pick<Disputable, 'dispute_status'>>(
  ({ dispute_status }) => dispute_status === null,
  () => conflict('disputed-before', 'A chargeback can be disputed once'),
);
/** The last day on which a debt may be disputed (R-CB-03). */
export const disputeUntil = ({ created_at, dispute_days }: Pick<Disputable, 'created_at' | 'dispute_days'>) =>
  addDays(companyDay(created_at), dispute_days);
const isInTime = rowRule<Disputable>(
  (debt) => disputeUntil(debt) >= debt.today,
  ({ dispute_days }) =>
    conflict('dispute-too-late', `A chargeback can be disputed within ${dispute_days} days`),
);

/** A dispute does not give back a debt that a reinstatement gave back or that another person owes by now. */
export const RETURNABLE = [isStanding, isTheirs] as const;
export const WRITABLE_OFF = [isStanding, hasRest] as const;
export const DISPUTABLE = [isUndisputed, ...RETURNABLE, isInTime] as const;
export const isDisputed = (to: 'Approved' | 'Refused') =>
  rowRule<Pick<Disputable, 'dispute_status'>>(
    ({ dispute_status }) => dispute_status === 'Pending',
    ({ dispute_status }) =>
      conflict('illegal-transition', messages.transition(dispute_status ?? 'Undisputed', to)),
  );

export const chargebackActions = rowActions<Disputable, (typeof CHARGEBACK_ACTIONS)[number]>({
  dispute: { operation: 'disputeChargeback', when: DISPUTABLE },
  answer_dispute: { operation: 'answerChargebackDispute', when: [isOfNoRelative, isDisputed('Refused')] },
  write_off: { operation: 'writeOffChargeback', when: [isOfNoRelative, ...WRITABLE_OFF] },
});
