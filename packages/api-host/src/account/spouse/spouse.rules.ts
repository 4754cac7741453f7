import { ageOn, isEmail, isPersonName, messages, parsePhone, tidyName } from '@upline/domain';
import { type FieldError, invalid } from '../../platform/operation/problem.ts';
import type { SpouseBody } from './spouse.schemas.ts';

const LEAST_AGE = 18;
const MOST_AGE = 120;

export const ANOTHER_HIERARCHY = 'Spouse code belongs to another hierarchy';

/** Spouses with two codes stand one below the other (domain.md 1.1). */
export const isOneHierarchy = (one: { readonly path: string }, other: { readonly path: string }): boolean =>
  one.path.startsWith(other.path) || other.path.startsWith(one.path);

/** What was entered, in stored form; the code is judged by the network. Throws all refusals at once (R-GEN-01). */
export function checkSpouse(body: SpouseBody, today: string) {
  const errors: FieldError[] = [];
  const refuse = (field: string, message: string) => errors.push({ field, message });
  const first_name = tidyName(body.first_name);
  const last_name = tidyName(body.last_name);
  if (!isPersonName(first_name)) refuse('first_name', messages.invalid('First Name'));
  if (!isPersonName(last_name)) refuse('last_name', messages.invalid('Last Name'));
  const phone = body.phone === null ? null : parsePhone(body.phone);
  if (phone === undefined) refuse('phone', messages.phone('Phone'));
  if (body.email !== null && !isEmail(body.email)) refuse('email', messages.invalid('Email'));
  const birth = body.date_of_birth ?? null;
  if (birth !== null) {
    if (birth > today) refuse('date_of_birth', messages.dateFuture('Date of Birth'));
    else if (ageOn(birth, today) < LEAST_AGE)
      refuse('date_of_birth', `Spouse must be at least ${LEAST_AGE} years old`);
    else if (ageOn(birth, today) > MOST_AGE) refuse('date_of_birth', messages.invalid('Date of Birth'));
  }
  const code = body.is_associate ? (body.spouse_code ?? null) : null;
  if (body.is_associate && code === null) refuse('spouse_code', messages.required('Spouse Code'));
  if (errors.length > 0) throw invalid(errors);
  return { first_name, last_name, phone: phone ?? null, email: body.email, birth, code };
}
