import type { OperationAnswer } from '@upline/api-client';
import type { RegistrationStep } from '@upline/domain';

export type Registration = OperationAnswer<'openRegistration'>;
export type Sponsor = OperationAnswer<'getRegistrationSponsor'>;

export { REGISTRATION_STEP_WORDS as STEP_LABELS } from '@upline/domain';

/** The first step that is not done. */
export const nextStep = ({ steps }: Pick<Registration, 'steps'>): RegistrationStep =>
  steps.find(({ is_done }) => !is_done)?.key ?? 'account';

/** The props of every step. */
export interface StepProps {
  readonly registration: Registration;
  readonly token: string;
  /** Called when the step is saved. */
  readonly onSaved: (registration: Registration) => void;
  /** Absent on the first step. */
  readonly onBack?: () => void;
}
