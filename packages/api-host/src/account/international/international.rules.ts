import { type Country, isForSelling, isStateOf, messages, otherCountry } from '@upline/domain';
import type { FieldError } from '../../platform/operation/problem.ts';
import type { InternationalBody } from './international.schemas.ts';

interface Known {
  readonly country: Country;
  /** Own licenses that are valid in the other country today. */
  readonly licenses: readonly { readonly id: string; readonly state: string }[];
  readonly hasTaxForm: boolean;
}

export const licenseNeeded = (state: string) => `A valid license in ${state} is required`;

/** The request in stored form, and everything that is wrong with it (domain.md 2.33). */
export function checkInternational(body: InternationalBody, { country, licenses, hasTaxForm }: Known) {
  const errors: FieldError[] = [];
  const refuse = (field: keyof InternationalBody, message: string) => errors.push({ field, message });
  const sells = isForSelling(body.purpose);
  const state = sells ? (body.state?.toUpperCase() ?? null) : null;
  const license_id = sells ? body.license_id : null;
  if (body.target_country !== otherCountry(country)) refuse('target_country', 'Choose the other country');
  else if (sells && state === null) refuse('state', messages.required('State'));
  else if (state !== null && !isStateOf(body.target_country, state))
    refuse('state', messages.option('State'));
  else if (state !== null && !licenses.some((each) => each.id === license_id && each.state === state))
    refuse('license_id', licenseNeeded(state));
  if (!hasTaxForm) refuse('document_id', messages.invalid('Tax Form'));
  return { values: { ...body, state, license_id }, errors };
}
