import { type Country, STATES } from '@upline/domain';

export interface PaperFormProps<Paper> {
  readonly code: string;
  readonly country: Country;
  /** The paper that is corrected; absent for a new one. */
  readonly record?: Paper;
  readonly onClose: () => void;
}

export const statesOf = (country: Country) =>
  STATES[country].map(({ code, name }) => ({ value: code, label: name }));
