import {
  ageOn,
  isEmail,
  isPersonName,
  isPlausibleDate,
  isPoBox,
  isStateOf,
  messages,
  parsePhone,
  parsePostalCode,
  postalCodeProblem,
  tidyName,
} from '@upline/domain';
import type { FieldError } from '../../platform/problem.ts';
import type { ClientBody } from './clients.schemas.ts';

const MAX_AGE = 110;
const DOCUMENT_YEARS_AHEAD = 99;

type Address = ClientBody['address'];

/** A client as entered, checked and in stored form: phone of ten digits, postal code as the post writes it. */
export type ClientValues = Required<Omit<ClientBody, 'id_document_number'>> & {
  /** Undefined leaves the stored number alone. */
  readonly id_document_number: string | null | undefined;
};

/** Everything of an individual that a business does not have. */
const NO_PERSON = {
  first_name: null,
  last_name: null,
  date_of_birth: null,
  gender: null,
  marital_status: null,
  tobacco: null,
  citizenship: null,
  id_document_type: null,
  id_document_number: null,
  id_document_expiry: null,
  dependents: [],
} as const;

/** The rules of domain.md 2.10 on a body that has the right shape. Gives the values in stored form, or every refused field. */
export function checkClient(
  body: ClientBody,
  today: string,
):
  | { readonly values: ClientValues; readonly errors?: undefined }
  | { readonly errors: readonly FieldError[]; readonly values?: undefined } {
  const errors: FieldError[] = [];
  const refuse = (field: string, message: string) => errors.push({ field, message });
  const isPerson = body.type === 'Individual';

  const phone = body.phone === null ? null : parsePhone(body.phone);
  if (phone === undefined) refuse('phone', messages.phone('Phone'));
  if (body.email !== null && !isEmail(body.email)) refuse('email', messages.invalid('Email'));
  if (body.email === null && body.phone === null) refuse('email', messages.emailOrPhone);

  if (isPerson) checkPerson(body, today, refuse);
  else if (body.company_name === null) refuse('company_name', messages.required('Company Name'));

  checkAddress(body.address, 'address', refuse);
  if (isPerson && isPoBox(body.address.line1)) refuse('address.line1', messages.poBox);
  if (body.mailing) checkAddress(body.mailing, 'mailing', refuse);

  if (errors.length > 0) return { errors };
  const name = (value: string | null) => (value === null ? null : tidyName(value));
  const values: ClientValues = {
    ...body,
    first_name: name(body.first_name),
    last_name: name(body.last_name),
    date_of_birth: body.date_of_birth ?? null,
    gender: body.gender ?? null,
    marital_status: body.marital_status ?? null,
    phone: phone ?? null,
    address: storedAddress(body.address),
    mailing: body.mailing ? storedAddress(body.mailing) : null,
    tobacco: body.tobacco ?? null,
    id_document_type: body.id_document_type ?? null,
    id_document_number: body.id_document_number,
    id_document_expiry: body.id_document_expiry ?? null,
    annual_income_cents: body.annual_income_cents ?? null,
    net_worth_cents: body.net_worth_cents ?? null,
    dependents: body.dependents ?? [],
  };
  return {
    values: isPerson ? { ...values, company_name: null } : { ...values, ...NO_PERSON, dependents: [] },
  };
}

type Refuse = (field: string, message: string) => void;

function checkPerson(body: ClientBody, today: string, refuse: Refuse): void {
  const names = { first_name: 'First Name', last_name: 'Last Name' } as const;
  for (const [field, label] of Object.entries(names) as [keyof typeof names, string][]) {
    const value = body[field];
    if (value === null) refuse(field, messages.required(label));
    else if (!isPersonName(tidyName(value))) refuse(field, messages.invalid(label));
  }
  checkBirth(body.date_of_birth ?? null, 'date_of_birth', today, refuse);
  if (!body.date_of_birth) refuse('date_of_birth', messages.required('Date of Birth'));
  body.dependents?.forEach((dependent, index) => {
    checkBirth(dependent.date_of_birth, `dependents.${index}.date_of_birth`, today, refuse);
  });
  if (body.id_document_number && !body.id_document_type) {
    refuse('id_document_type', messages.required('ID Document Type'));
  }
  if (body.id_document_expiry && !isPlausibleDate(body.id_document_expiry, today, DOCUMENT_YEARS_AHEAD)) {
    refuse('id_document_expiry', messages.invalid('ID Document Expiry'));
  }
}

function checkBirth(birth: string | null, field: string, today: string, refuse: Refuse): void {
  if (birth === null) return;
  if (birth > today) refuse(field, messages.dateFuture('Date of Birth'));
  else if (ageOn(birth, today) > MAX_AGE) refuse(field, messages.max('Age', MAX_AGE));
}

function checkAddress(address: Address, at: string, refuse: Refuse): void {
  const { country, state, postal_code } = address;
  const isKnown = isStateOf(country, state.toUpperCase());
  if (!isKnown) refuse(`${at}.state`, messages.option('State'));
  const problem = postalCodeProblem(country, isKnown ? state.toUpperCase() : undefined, postal_code);
  if (problem) refuse(`${at}.postal_code`, problem);
}

function storedAddress(address: Address): Address {
  const postal_code = parsePostalCode(address.country, address.postal_code) ?? address.postal_code;
  return { ...address, state: address.state.toUpperCase(), postal_code };
}
