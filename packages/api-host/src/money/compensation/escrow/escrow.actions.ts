import { formatDate, messages } from '@upline/domain';
import { terminationHold } from '@upline/domain/compensation';
import { isOfNoRelative } from '../../../conflicts/refuse-conflict.ts';
import { conflict } from '../../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../../platform/operation/row-actions.ts';
import { companyDay } from '../../../platform/time/company-time.ts';
import type { COMPENSATION_ACTIONS } from '../compensation.schemas.ts';
import type { CompensationLineRow } from '../compensation.tables.ts';

type Line = Pick<CompensationLineRow, 'associate_code' | 'status' | 'escrow_reason' | 'voided_at'>;

/** A line on a day, and whether it waits because its associate was Terminated (R-MNY-34). */
export interface HeldLine extends Line {
  readonly posted_at: Date;
  readonly today: string;
  readonly is_held_for_termination: boolean;
  readonly is_for_cause: boolean;
  /** Of the setting, on the day it was posted. */
  readonly hold_days: number;
}

/** A release and a forfeit each wait for the end of the hold. */
const holdOf = ({ is_held_for_termination, is_for_cause, posted_at, today, hold_days }: HeldLine) =>
  is_held_for_termination
    ? terminationHold(companyDay(posted_at), is_for_cause, today, hold_days)
    : undefined;

export const isStanding = rowRule<Pick<Line, 'voided_at'>>(
  ({ voided_at }) => voided_at === null,
  () => conflict('line-voided', 'This compensation was voided'),
);
const isIn = (from: Line['status'], to: string) =>
  rowRule<Line>(
    ({ status }) => status === from,
    ({ status }) => conflict('illegal-transition', messages.transition(status, to)),
  );
const isNotForTraining = rowRule<Line>(
  ({ escrow_reason }) => escrow_reason !== 'Training',
  () => conflict('training-escrow', 'It is released when the training program is completed'),
);
const isOver = rowRule<HeldLine>(
  (line) => holdOf(line)?.outcome !== 'Hold',
  (line) => conflict('termination-hold', `It is held until ${formatDate(holdOf(line)?.until ?? line.today)}`),
);
const isHeld = rowRule<HeldLine>(
  ({ is_held_for_termination }) => is_held_for_termination,
  () => conflict('not-terminated', 'Only lines held for a termination can be forfeited'),
);

const isForCause = rowRule<HeldLine>(
  (line) => line.is_for_cause,
  () => conflict('not-for-cause', 'Only after a termination for cause can it be forfeited'),
);

export const HOLDABLE = [isStanding, isIn('Pending', 'Escrow')] as const;
export const RELEASABLE = [isStanding, isIn('Escrow', 'Pending'), isNotForTraining, isOver] as const;
export const FORFEITABLE = [isStanding, isIn('Escrow', 'Voided'), isHeld, isForCause, isOver] as const;

export const compensationActions = rowActions<HeldLine, (typeof COMPENSATION_ACTIONS)[number]>({
  release: { operation: 'releaseCompensation', when: [isOfNoRelative, ...RELEASABLE] },
  hold: { operation: 'holdCompensation', when: [isOfNoRelative, ...HOLDABLE] },
  forfeit: { operation: 'forfeitCompensation', when: [isOfNoRelative, ...FORFEITABLE] },
});
