import {
  ageOn,
  isPersonName,
  isTemporarySin,
  isUsername,
  messages,
  parseNpn,
  parsePhone,
  parseSin,
  parseSsn,
  signingAge,
  tidyName,
} from '@upline/domain';
import { type Address, checkAddress, storedAddress } from '../../platform/operation/address.ts';
import { type FieldError, invalid } from '../../platform/operation/problem.ts';
import type {
  AddressBody,
  AltPhoneBody,
  BasicInformationBody,
  PreferredNameBody,
} from './profile.schemas.ts';
import type { ProfileRow } from './profile.store.ts';

const MAX_AGE = 100;

type Refuse = (field: string, message: string) => void;

/** Runs checks that refuse field by field, and throws all their refusals at once (R-GEN-01). */
function refusing<Values>(check: (refuse: Refuse) => Values): Values {
  const errors: FieldError[] = [];
  const values = check((field, message) => errors.push({ field, message }));
  if (errors.length > 0) throw invalid(errors);
  return values;
}

const supportOnly = (label: string) => `Contact support to change ${label}`;

/** What the tax identifier of this associate is called. */
export const taxLabel = ({ country }: Pick<ProfileRow, 'country'>) => (country === 'USA' ? 'SSN' : 'SIN');

/** In stored form; `tax` is undefined where none was given (domain.md 2.2, R-VAL-03, R-VAL-04, R-VAL-07). */
export function checkBasicInformation(
  body: BasicInformationBody,
  row: ProfileRow,
  birth: string | null,
  today: string,
) {
  return refusing((refuse) => {
    const { gender = null, marital_status = null, language, ssn_sin } = body;
    const date_of_birth = body.date_of_birth ?? null;
    if (birth !== null && date_of_birth !== birth) refuse('date_of_birth', supportOnly('Date of Birth'));
    else if (birth === null && date_of_birth !== null) checkBirth(date_of_birth, row, today, refuse);

    const offersFrench = row.country === 'Canada' || row.language === 'fr';
    if (language === 'fr' && !offersFrench) refuse('language', messages.option('Language'));

    const npn = body.npn === null ? null : parseNpn(body.npn);
    if (npn === undefined) refuse('npn', messages.npn);

    const label = taxLabel(row);
    const tax = ssn_sin ? (row.country === 'USA' ? parseSsn(ssn_sin) : parseSin(ssn_sin)) : undefined;
    if (ssn_sin && row.ssn_last !== null) refuse('ssn_sin', supportOnly(label));
    else if (ssn_sin && tax === undefined) refuse('ssn_sin', messages.invalid(label));

    const isTemporary =
      row.country === 'Canada' && (tax === undefined ? row.sin_expiry !== null : isTemporarySin(tax));
    const sin_expiry = isTemporary ? (body.sin_expiry ?? null) : null;
    const isKept = sin_expiry !== null && sin_expiry === row.sin_expiry;
    if (isTemporary && !isKept && (sin_expiry === null || sin_expiry < today))
      refuse('sin_expiry', messages.sinExpiry);
    return { date_of_birth, gender, marital_status, language, npn: npn ?? null, tax, sin_expiry };
  });
}

function checkBirth(birth: string, { state }: ProfileRow, today: string, refuse: Refuse): void {
  const least = signingAge(state ?? '');
  const age = ageOn(birth, today);
  if (birth > today) refuse('date_of_birth', messages.dateFuture('Date of Birth'));
  else if (age < least) refuse('date_of_birth', `Associate must be at least ${least} years old`);
  else if (age > MAX_AGE) refuse('date_of_birth', messages.invalid('Date of Birth'));
}

export function checkPreferredName(body: PreferredNameBody): PreferredNameBody {
  return refusing((refuse) => {
    const name = { first_name: tidyName(body.first_name), last_name: tidyName(body.last_name) };
    if (!isPersonName(name.first_name)) refuse('first_name', messages.invalid('First Name'));
    if (!isPersonName(name.last_name)) refuse('last_name', messages.invalid('Last Name'));
    return name;
  });
}

/** Residence and mailing address, both of the own country, which only support changes. */
export function checkAddresses(
  { address, mailing }: AddressBody,
  { country }: ProfileRow,
): { address: Address; mailing: Address | null } {
  return refusing((refuse) => {
    for (const [at, given] of [
      ['address', address],
      ['mailing', mailing],
    ] as const) {
      if (!given) continue;
      if (given.country !== country) refuse(`${at}.country`, supportOnly('Country'));
      checkAddress(given, at, refuse, { residence: at === 'address' });
    }
    return { address: storedAddress(address), mailing: mailing ? storedAddress(mailing) : null };
  });
}

/** No phone has no type (R-VAL-11). */
export function checkAltPhone({ alt_phone: given, alt_phone_type: type }: AltPhoneBody, row: ProfileRow) {
  return refusing((refuse) => {
    if (given === null) return { alt_phone: null, alt_phone_type: null };
    const alt_phone = parsePhone(given);
    if (alt_phone === undefined) refuse('alt_phone', messages.phone('Alt Phone'));
    else if (alt_phone === row.phone) refuse('alt_phone', 'Alt Phone must differ from Phone');
    if (!type) refuse('alt_phone_type', messages.required('Alt Phone Type'));
    return { alt_phone: alt_phone ?? null, alt_phone_type: type ?? null };
  });
}

export function checkUsername(given: string): string {
  return refusing((refuse) => {
    const username = given.toLowerCase();
    const { length } = username;
    if (length < 4) refuse('username', messages.minLength('Username', 4));
    else if (!isUsername(username)) refuse('username', messages.username);
    return username;
  });
}
