import {
  ageOn,
  BACKGROUND_QUESTIONS,
  DAY_MS,
  isEmail,
  isStateOf,
  isTemporarySin,
  isTollFree,
  LICENSE_TYPES_OF,
  MIN_EXPLANATION,
  messages,
  parseNpn,
  parsePhone,
  parseSin,
  parseSsn,
  signingAge,
  taxLabel,
  tidyName,
} from '@upline/domain';
import type { z } from 'zod';
import { judgeAddresses, judgeName, type Refuse, refusing } from '../account/profile/profile.rules.ts';
import { invalid } from '../platform/operation/problem.ts';
import type {
  addressBody,
  BackgroundAnswers,
  LicenseBody,
  PersonalBody,
  StoredLicense,
  StoredPersonal,
} from './registrations.schemas.ts';
import type { Draft, StoredAddresses } from './registrations.tables.ts';

/** Until when the mailed link resumes a registration: seven days (R-REG-01). */
export const resumableUntil = (now: Date): Date => new Date(now.getTime() + 7 * DAY_MS);

const MAX_AGE = 100;

/** Refuses people who are too young to sign in their state; while the state is unknown, the lowest age of all counts. */
export function judgeAge(
  field: string,
  birth: string,
  state: string | undefined,
  today: string,
  refuse: Refuse,
): void {
  const least = signingAge(state ?? '');
  if (ageOn(birth, today) < least) refuse(field, `Associate must be at least ${least} years old`);
}

function judgeTax(body: PersonalBody, draft: Draft, today: string, refuse: Refuse) {
  const label = taxLabel(draft);
  const { ssn_sin } = body;
  const parse = draft.country === 'USA' ? parseSsn : parseSin;
  const tax = ssn_sin === null ? undefined : parse(ssn_sin);
  if (ssn_sin !== null && tax === undefined) refuse('ssn_sin', messages.invalid(label));
  if (ssn_sin === null && draft.ssn_sealed === null) refuse('ssn_sin', messages.required(label));
  const isTemporary =
    draft.country === 'Canada' && (tax === undefined ? draft.sin_expiry !== null : isTemporarySin(tax));
  const sin_expiry = isTemporary ? (body.sin_expiry ?? null) : null;
  if (isTemporary && (sin_expiry === null || sin_expiry < today)) refuse('sin_expiry', messages.sinExpiry);
  return { tax, sin_expiry };
}

/** Step 2: reports all errors at once, and returns what is stored. */
export function judgePersonal(body: PersonalBody, draft: Draft, today: string) {
  return refusing((refuse) => {
    const name = (field: keyof StoredPersonal, label: string) =>
      judgeName(field, label, body[field as 'first_name'], refuse);
    const middle = body.legal_middle_name;
    const { date_of_birth: birth, language } = body;
    if (birth > today) refuse('date_of_birth', messages.dateFuture('Date of Birth'));
    else if (ageOn(birth, today) > MAX_AGE) refuse('date_of_birth', messages.invalid('Date of Birth'));
    else judgeAge('date_of_birth', birth, draft.address?.address.state, today, refuse);
    if (language === 'fr' && draft.country !== 'Canada') refuse('language', messages.option('Language'));
    const phone = parsePhone(body.phone);
    if (phone === undefined) refuse('phone', messages.phone('Phone'));
    else if (body.phone_type === 'Mobile' && isTollFree(phone)) refuse('phone', messages.mobileNumber);
    const email = body.email.trim();
    if (!isEmail(email)) refuse('email', messages.invalid('Email'));
    const personal: StoredPersonal = {
      legal_first_name: name('legal_first_name', 'Legal First Name'),
      legal_middle_name:
        middle === null || tidyName(middle) === ''
          ? null
          : judgeName('legal_middle_name', 'Legal Middle Name', middle, refuse),
      legal_last_name: name('legal_last_name', 'Legal Last Name'),
      suffix: body.suffix ?? null,
      first_name: name('first_name', 'First Name'),
      last_name: name('last_name', 'Last Name'),
      gender: body.gender ?? null,
      marital_status: body.marital_status ?? null,
      phone: phone ?? body.phone,
      phone_type: body.phone_type,
      language,
    };
    return { personal, birth, email, ...judgeTax(body, draft, today, refuse) };
  });
}

/** Step 3: the address must be in the chosen country, and the person old enough to sign there. */
export function judgeAddressStep(
  body: z.output<typeof addressBody>,
  draft: Draft,
  birth: string | null,
  today: string,
): StoredAddresses {
  return refusing((refuse) => {
    const stored = judgeAddresses({ address: body.address, mailing: body.mailing ?? null }, draft, refuse);
    if (birth !== null) judgeAge('address.state', birth, stored.address.state, today, refuse);
    return stored;
  });
}

/** Step 4: each yes needs an explanation (R-REG-02). */
export function judgeBackground(answers: BackgroundAnswers): {
  readonly answers: BackgroundAnswers;
  readonly hasYes: boolean;
} {
  return refusing((refuse) => {
    for (const { key } of BACKGROUND_QUESTIONS) {
      const { answer, explanation } = answers[key];
      if (answer === 'No') continue;
      if (explanation === null) refuse(`${key}.explanation`, messages.required('Explanation'));
      else if ([...explanation].length < MIN_EXPLANATION)
        refuse(`${key}.explanation`, messages.minLength('Explanation', MIN_EXPLANATION));
    }
    const kept = Object.fromEntries(
      BACKGROUND_QUESTIONS.map(({ key }) => {
        const { answer, explanation } = answers[key];
        return [key, { answer, explanation: answer === 'Yes' ? explanation : null }];
      }),
    ) as BackgroundAnswers;
    return { answers: kept, hasYes: BACKGROUND_QUESTIONS.some(({ key }) => kept[key].answer === 'Yes') };
  });
}

/** The promised level, and by whom; null without one (R-LVL-05). */
export function judgeGuarantee({ guaranteed_level, guarantee_note }: LicenseBody) {
  const level = guaranteed_level ?? null;
  if (level === null) return null;
  if (!guarantee_note)
    throw invalid([{ field: 'guarantee_note', message: messages.required('Who Promised It') }]);
  return { level, note: guarantee_note };
}

/** Step 5 of those who join licensed. */
export function judgeLicense(body: LicenseBody, { country }: Draft, today: string): StoredLicense {
  return refusing((refuse) => {
    const state = body.state.toUpperCase();
    if (!(LICENSE_TYPES_OF[country] as readonly string[]).includes(body.type))
      refuse('type', messages.option('License Type'));
    if (!isStateOf(country, state)) refuse('state', messages.option('State'));
    const npn = body.npn === null ? null : parseNpn(body.npn);
    if (npn === undefined) refuse('npn', messages.npn);
    else if (npn === null && country === 'USA') refuse('npn', messages.required('NPN'));
    const { issue_date } = body;
    const expiration_date = body.expiration_date ?? null;
    if (issue_date > today) refuse('issue_date', messages.dateFuture('Issue Date'));
    if (expiration_date !== null && expiration_date < today)
      refuse('expiration_date', messages.datePast('Expiration Date'));
    return { type: body.type, state, number: body.number, npn: npn ?? null, issue_date, expiration_date };
  });
}
