import { type AckStatus, addDays, messages } from '@upline/domain';
import type { Caller } from '../../../platform/operation/caller.ts';
import { conflict, forbidden, notFound } from '../../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../../platform/operation/row-actions.ts';
import { isAdmin } from '../policies.record.ts';

/** The days a trainer has to acknowledge a case (R-TRN-01). */
export const ACKNOWLEDGE_DAYS = 14;

interface CaseOn {
  readonly status: AckStatus;
  readonly issue_date: string | null;
  readonly trainer_code: string;
  readonly trainer_rmd_code: string | null;
  readonly today: string;
}

/** Last day for the trainer (R-TRN-01). */
export const acknowledgeBy = (issue_date: string | null): string | null =>
  issue_date === null ? null : addDays(issue_date, ACKNOWLEDGE_DAYS);

const isTrainer = ({ trainer_code }: CaseOn, { code }: Pick<Caller, 'code'>) => trainer_code === code;
const isRmd = ({ trainer_rmd_code }: CaseOn, { code }: Pick<Caller, 'code'>) => trainer_rmd_code === code;
const isLate = ({ status, issue_date, today }: CaseOn) =>
  status === 'Missed' || (acknowledgeBy(issue_date) ?? today) < today;

/** The trainer's word within 14 days of issue, after that the word of the trainer's RMD; an admin's always (R-TRN-01). */
export const ACKNOWLEDGEABLE = [
  rowRule<CaseOn>((one, caller) => isAdmin(caller) || isTrainer(one, caller) || isRmd(one, caller), notFound),
  rowRule<CaseOn>(
    ({ status }) => status !== 'Acknowledged',
    () => conflict('illegal-transition', messages.transition('Acknowledged', 'Acknowledged')),
  ),
  rowRule<CaseOn>(
    ({ issue_date }) => issue_date !== null,
    () => conflict('not-issued', 'A case can be acknowledged once the policy is issued'),
  ),
  rowRule<CaseOn>(
    (one, caller) => isAdmin(caller) || isRmd(one, caller) || !isLate(one),
    () => conflict('case-missed', 'The 14 days are over; the RMD may acknowledge the case'),
  ),
  rowRule<CaseOn>(
    (one, caller) => isAdmin(caller) || isTrainer(one, caller) || isLate(one),
    () => forbidden(),
  ),
] as const;

export const caseActions = rowActions<CaseOn, 'acknowledge'>({
  acknowledge: [
    { operation: 'acknowledgeTrainingCase', when: ACKNOWLEDGEABLE },
    { operation: 'acknowledgeAnyTrainingCase', when: ACKNOWLEDGEABLE },
  ],
});
