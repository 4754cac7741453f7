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
  taxLabel,
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

export type Refuse = (field: string, message: string) => void;

/** Runs checks that refuse field by field, and throws all their refusals at once (R-GEN-01). */
export function refusing<Values>(check: (refuse: Refuse) => Values): Values {
  const errors: FieldError[] = [];
  const values = check((field, message) => errors.push({ field, message }));
  if (errors.length > 0) throw invalid(errors);
  return values;
}

const supportOnly = (label: string) => `Contact support to change ${label}`;

type Basics = Pick<BasicInformationBody, 'date_of_birth' | 'language' | 'npn' | 'ssn_sin' | 'sin_expiry'>;
/** What the rules of a person compare with. */
type Before = Pick<ProfileRow, 'country' | 'language' | 'state' | 'sin_expiry'>;

/** Of what is given, for its owner and for the home office alike: in stored form, `tax` undefined where none was given. */
export function judgeBasics(body: Basics, row: Before, today: string, refuse: Refuse) {
  const { language, ssn_sin } = body;
  if (body.date_of_birth) checkBirth(body.date_of_birth, row, today, refuse);

  const offersFrench = row.country === 'Canada' || row.language === 'fr';
  if (language === 'fr' && !offersFrench) refuse('language', messages.option('Language'));

  const npn = body.npn === null ? null : parseNpn(body.npn);
  if (npn === undefined) refuse('npn', messages.npn);

  const label = taxLabel(row);
  const tax = ssn_sin ? (row.country === 'USA' ? parseSsn(ssn_sin) : parseSin(ssn_sin)) : undefined;
  if (ssn_sin && tax === undefined) refuse('ssn_sin', messages.invalid(label));

  const isTemporary =
    row.country === 'Canada' && (tax === undefined ? row.sin_expiry !== null : isTemporarySin(tax));
  const sin_expiry = isTemporary ? (body.sin_expiry ?? null) : null;
  const isKept = sin_expiry !== null && sin_expiry === row.sin_expiry;
  if (isTemporary && !isKept && (sin_expiry === null || sin_expiry < today))
    refuse('sin_expiry', messages.sinExpiry);
  return { npn: npn ?? null, tax, sin_expiry };
}

/** The owner's form: what is stored of birth date and tax identifier is support's (domain.md 2.2, R-VAL-03, R-VAL-04, R-VAL-07). */
export function checkBasicInformation(
  body: BasicInformationBody,
  row: ProfileRow,
  birth: string | null,
  today: string,
) {
  return refusing((refuse) => {
    const { gender = null, marital_status = null, language } = body;
    const date_of_birth = body.date_of_birth ?? null;
    const isFixed = birth !== null && date_of_birth !== birth;
    if (isFixed) refuse('date_of_birth', supportOnly('Date of Birth'));
    const hasTax = Boolean(body.ssn_sin) && row.ssn_last !== null;
    if (hasTax) refuse('ssn_sin', supportOnly(taxLabel(row)));
    const given = {
      ...body,
      date_of_birth: birth === null ? date_of_birth : null,
      ssn_sin: hasTax ? null : body.ssn_sin,
    };
    const judged = judgeBasics(given, row, today, refuse);
    return { date_of_birth, gender, marital_status, language, ...judged };
  });
}

function checkBirth(
  birth: string,
  { state }: Pick<ProfileRow, 'state'>,
  today: string,
  refuse: Refuse,
): void {
  const least = signingAge(state ?? '');
  const age = ageOn(birth, today);
  if (birth > today) refuse('date_of_birth', messages.dateFuture('Date of Birth'));
  else if (age < least) refuse('date_of_birth', `Associate must be at least ${least} years old`);
  else if (age > MAX_AGE) refuse('date_of_birth', messages.invalid('Date of Birth'));
}

/** A name without spaces around it; letters, space and `' - .` only (domain.md 2.1). */
export function judgeName(field: string, label: string, given: string, refuse: Refuse): string {
  const name = tidyName(given);
  if (!isPersonName(name)) refuse(field, messages.invalid(label));
  return name;
}

export const judgePreferredName = (body: PreferredNameBody, refuse: Refuse): PreferredNameBody => ({
  first_name: judgeName('first_name', 'First Name', body.first_name, refuse),
  last_name: judgeName('last_name', 'Last Name', body.last_name, refuse),
});

export const checkPreferredName = (body: PreferredNameBody): PreferredNameBody =>
  refusing((refuse) => judgePreferredName(body, refuse));

/** Residence and mailing address, both of the own country. */
export function judgeAddresses(
  { address, mailing }: AddressBody,
  { country }: Pick<ProfileRow, 'country'>,
  refuse: Refuse,
): { address: Address; mailing: Address | null } {
  for (const [at, given] of [
    ['address', address],
    ['mailing', mailing],
  ] as const) {
    if (!given) continue;
    if (given.country !== country) refuse(`${at}.country`, supportOnly('Country'));
    checkAddress(given, at, refuse, { residence: at === 'address' });
  }
  return { address: storedAddress(address), mailing: mailing ? storedAddress(mailing) : null };
}

export const checkAddresses = (body: AddressBody, row: ProfileRow) =>
  refusing((refuse) => judgeAddresses(body, row, refuse));

/** The type of a phone is dropped if there is no phone (R-VAL-11). */
export function judgeAltPhone(
  { alt_phone: given, alt_phone_type: type }: AltPhoneBody,
  { phone }: Pick<ProfileRow, 'phone'>,
  refuse: Refuse,
) {
  if (given === null) return { alt_phone: null, alt_phone_type: null };
  const alt_phone = parsePhone(given);
  if (alt_phone === undefined) refuse('alt_phone', messages.phone('Alt Phone'));
  else if (alt_phone === phone) refuse('alt_phone', 'Alt Phone must differ from Phone');
  if (!type) refuse('alt_phone_type', messages.required('Alt Phone Type'));
  return { alt_phone: alt_phone ?? null, alt_phone_type: type ?? null };
}

export const checkAltPhone = (body: AltPhoneBody, row: ProfileRow) =>
  refusing((refuse) => judgeAltPhone(body, row, refuse));

export function judgeUsername(given: string, refuse: Refuse): string {
  const username = given.toLowerCase();
  const { length } = username;
  if (length < 4) refuse('username', messages.minLength('Username', 4));
  else if (!isUsername(username)) refuse('username', messages.username);
  return username;
}

export const checkUsername = (given: string): string => refusing((refuse) => judgeUsername(given, refuse));
