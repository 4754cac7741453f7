import { companyToday, messages } from '@upline/domain';
import type { ChosenPolicy } from '../../policy-field.tsx';

/** What is charged by hand; ends of policies and re-rates charge by themselves (R-MNY-17). */
export const MANUAL_REASONS = [
  'Overpayment',
  'Wrong Associate',
  'License Deficiency',
  'Death Within Contestability',
  'Adjustment',
] as const;

export interface ChargeValues {
  readonly policy_id: ChosenPolicy | null;
  readonly reason: string;
  readonly event_date: string;
  readonly note: string;
}

/** What is taken from which line. */
export type LineAmounts = Readonly<Record<number, number | null>>;

export const startValues = (): ChargeValues => ({
  policy_id: null,
  reason: MANUAL_REASONS[0],
  event_date: companyToday(),
  note: '',
});

/** Wrong Associate takes all of every line; the other reasons say how much of which. */
export const takesAmounts = (reason: string) => reason !== 'Wrong Associate';

export const amountsOf = (amounts: LineAmounts) =>
  Object.entries(amounts).flatMap(([line_no, amount_cents]) =>
    amount_cents ? [{ line_no: Number(line_no), amount_cents }] : [],
  );

export function chargeProblems(values: ChargeValues, amounts: LineAmounts): Record<string, string> {
  const isAmount = takesAmounts(values.reason);
  return {
    ...(values.policy_id === null ? { policy_id: messages.required('Policy') } : {}),
    ...(values.event_date === ''
      ? { event_date: messages.required('Event Date') }
      : values.event_date > companyToday()
        ? { event_date: messages.dateFuture('Event Date') }
        : {}),
    ...(isAmount && values.note.trim() === '' ? { note: messages.required('Note') } : {}),
    ...(isAmount && values.policy_id !== null && amountsOf(amounts).length === 0
      ? { amounts: messages.required('Amount') }
      : {}),
  };
}

export function chargeBody(values: ChargeValues, amounts: LineAmounts) {
  const { policy_id, reason, event_date } = values;
  return {
    policy_id: policy_id?.id ?? '',
    reason: MANUAL_REASONS.find((each) => each === reason) ?? MANUAL_REASONS[0],
    event_date,
    amounts: takesAmounts(reason) ? amountsOf(amounts) : [],
  };
}
