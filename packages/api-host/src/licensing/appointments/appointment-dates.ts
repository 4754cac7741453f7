import { isPlausibleDate, messages } from '@upline/domain';
import type { FieldError } from '../../platform/operation/problem.ts';
import type { AppointmentRow } from '../licensing.tables.ts';
import type { Correction } from './appointments.schemas.ts';

/** R-VAL-14. */
export const checkEffective = (date: string, today: string): FieldError[] =>
  isPlausibleDate(date, today)
    ? []
    : [{ field: 'effective_date', message: messages.invalid('Effective Date') }];

/** The day an appointment ends if no other is given: one that is not yet effective ends on its effective day. */
export const lastDay = ({ effective_date }: Pick<AppointmentRow, 'effective_date'>, today: string): string =>
  effective_date !== null && effective_date > today ? effective_date : today;

/** The effective day needs an appointment that was appointed, and the end day needs one that has ended. */
export function checkCorrectedDates(
  status: AppointmentRow['status'],
  { effective_date, termination_date }: Pick<Correction, 'effective_date' | 'termination_date'>,
  today: string,
): FieldError[] {
  const errors: FieldError[] = [];
  const hasBegun = status === 'Appointed' || status === 'Terminated';
  if (effective_date === null) {
    if (hasBegun) errors.push({ field: 'effective_date', message: messages.required('Effective Date') });
  } else if (hasBegun) errors.push(...checkEffective(effective_date, today));
  else errors.push({ field: 'effective_date', message: messages.invalid('Effective Date') });
  const refuseEnd = (message: string) => errors.push({ field: 'termination_date', message });
  if (status !== 'Terminated') {
    if (termination_date !== null) refuseEnd(messages.invalid('Termination Date'));
  } else if (termination_date === null) refuseEnd(messages.required('Termination Date'));
  else if (effective_date !== null && termination_date < effective_date)
    refuseEnd(messages.dateOrder('Termination Date', 'Effective Date'));
  else if (termination_date > lastDay({ effective_date }, today))
    refuseEnd(messages.dateFuture('Termination Date'));
  return errors;
}
