import type { OperationAnswer, OperationInput } from '@upline/api-client';
import { type Country, isEmail, messages } from '@upline/domain';
import { addressErrors } from '@upline/ui-kit/address/address-rules.ts';

export type Client = OperationAnswer<'getClient'>;
export type ClientBody = NonNullable<OperationInput<'createClient'>['body']>;

interface AddressValues {
  line1: string;
  line2: string;
  city: string;
  state: string;
  postal_code: string;
  country: Country;
}

/** What the form holds: texts instead of nulls, the mailing address always there but only sent when it differs. */
export interface ClientValues {
  type: Client['type'];
  first_name: string;
  last_name: string;
  company_name: string;
  date_of_birth: string;
  gender: string;
  marital_status: string;
  email: string;
  phone: string;
  address: AddressValues;
  mailing_differs: boolean;
  mailing: AddressValues;
  /** Empty: not asked; otherwise `yes` or `no`. */
  tobacco: string;
  citizenship: string;
  id_document_type: string;
  id_document_number: string;
  id_document_expiry: string;
  annual_income_cents: number | null;
  net_worth_cents: number | null;
  dependents: { key: string; name: string; relation: string; date_of_birth: string }[];
  beneficiary_notes: string;
  general_notes: string;
  marketing_consent_email: boolean;
  marketing_consent_sms: boolean;
}

/** Labels of the fields as the messages and the conflict panel name them. */
export const CLIENT_LABELS: Partial<Record<keyof ClientValues, string>> = {
  type: 'Type',
  first_name: 'First Name',
  last_name: 'Last Name',
  company_name: 'Company Name',
  date_of_birth: 'Date of Birth',
  gender: 'Gender',
  marital_status: 'Marital Status',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  mailing: 'Mailing Address',
  tobacco: 'Tobacco',
  citizenship: 'Citizenship',
  id_document_type: 'ID Document Type',
  id_document_number: 'ID Document Number',
  id_document_expiry: 'ID Document Expiry',
  annual_income_cents: 'Annual Income',
  net_worth_cents: 'Net Worth',
  dependents: 'Dependents',
  beneficiary_notes: 'Beneficiary Notes',
  general_notes: 'General Notes',
  marketing_consent_email: 'Marketing Consent Email',
  marketing_consent_sms: 'Marketing Consent SMS',
};

const noAddress = (country: Country): AddressValues => ({
  line1: '',
  line2: '',
  city: '',
  state: '',
  postal_code: '',
  country,
});

export function emptyClient(country: Country): ClientValues {
  return {
    type: 'Individual',
    first_name: '',
    last_name: '',
    company_name: '',
    date_of_birth: '',
    gender: '',
    marital_status: '',
    email: '',
    phone: '',
    address: noAddress(country),
    mailing_differs: false,
    mailing: noAddress(country),
    tobacco: '',
    citizenship: '',
    id_document_type: '',
    id_document_number: '',
    id_document_expiry: '',
    annual_income_cents: null,
    net_worth_cents: null,
    dependents: [],
    beneficiary_notes: '',
    general_notes: '',
    marketing_consent_email: false,
    marketing_consent_sms: false,
  };
}

const addressValues = (address: Client['address']): AddressValues => ({
  ...address,
  line2: address.line2 ?? '',
});

/** The record as the form shows it. The document's number is never loaded: an empty field leaves it as it is. */
export function valuesOf(client: Client): ClientValues {
  const text = (value: string | null) => value ?? '';
  return {
    type: client.type,
    first_name: text(client.first_name),
    last_name: text(client.last_name),
    company_name: text(client.company_name),
    date_of_birth: text(client.date_of_birth),
    gender: text(client.gender),
    marital_status: text(client.marital_status),
    email: text(client.email),
    phone: text(client.phone),
    address: addressValues(client.address),
    mailing_differs: client.mailing !== null,
    mailing: client.mailing ? addressValues(client.mailing) : noAddress(client.address.country),
    tobacco: client.tobacco === null ? '' : client.tobacco ? 'yes' : 'no',
    citizenship: text(client.citizenship),
    id_document_type: text(client.id_document_type),
    id_document_number: '',
    id_document_expiry: text(client.id_document_expiry),
    annual_income_cents: client.annual_income_cents,
    net_worth_cents: client.net_worth_cents,
    dependents: client.dependents.map((dependent, index) => ({
      key: String(index),
      name: dependent.name,
      relation: dependent.relation,
      date_of_birth: text(dependent.date_of_birth),
    })),
    beneficiary_notes: text(client.beneficiary_notes),
    general_notes: text(client.general_notes),
    marketing_consent_email: client.marketing_consent_email,
    marketing_consent_sms: client.marketing_consent_sms,
  };
}

const orNull = <T extends string>(value: string) => (value === '' ? null : (value as T));
const addressBody = (address: AddressValues): ClientBody['address'] => ({
  ...address,
  line2: orNull(address.line2),
});

/** What is sent: the whole record, without what belongs to the other kind of client. */
export function bodyOf(values: ClientValues): ClientBody {
  const { mailing_differs, tobacco, id_document_number, dependents, company_name, ...rest } = values;
  const shared = {
    ...rest,
    email: orNull<string>(values.email),
    phone: orNull<string>(values.phone),
    address: addressBody(values.address),
    mailing: mailing_differs ? addressBody(values.mailing) : null,
    beneficiary_notes: orNull<string>(values.beneficiary_notes),
    general_notes: orNull<string>(values.general_notes),
    gender: orNull<NonNullable<Client['gender']>>(values.gender),
    marital_status: orNull<NonNullable<Client['marital_status']>>(values.marital_status),
    id_document_type: orNull<NonNullable<Client['id_document_type']>>(values.id_document_type),
    date_of_birth: orNull<string>(values.date_of_birth),
    id_document_expiry: orNull<string>(values.id_document_expiry),
    first_name: orNull<string>(values.first_name),
    last_name: orNull<string>(values.last_name),
    citizenship: orNull<string>(values.citizenship),
  };
  if (values.type === 'Business') {
    const nobody = {
      first_name: null,
      last_name: null,
      date_of_birth: null,
      gender: null,
      marital_status: null,
    };
    const noPapers = { citizenship: null, id_document_type: null, id_document_expiry: null, tobacco: null };
    return { ...shared, ...nobody, ...noPapers, company_name: orNull(company_name), dependents: [] };
  }
  return {
    ...shared,
    company_name: null,
    tobacco: tobacco === '' ? null : tobacco === 'yes',
    dependents: dependents.map(({ key: _, ...dependent }) => ({
      ...dependent,
      date_of_birth: orNull(dependent.date_of_birth),
    })),
    ...(id_document_number === '' ? {} : { id_document_number }),
  };
}

/** What can be told before asking the server, in its words; the server decides again. */
export function checkClient(values: ClientValues): Record<string, string> {
  const errors: Record<string, string> = {};
  const need = (path: string, label: string, value: string) => {
    if (value.trim() === '') errors[path] = messages.required(label);
  };
  if (values.type === 'Individual') {
    need('first_name', 'First Name', values.first_name);
    need('last_name', 'Last Name', values.last_name);
    need('date_of_birth', 'Date of Birth', values.date_of_birth);
    values.dependents.forEach((dependent, index) => {
      need(`dependents.${index}.name`, 'Name', dependent.name);
      need(`dependents.${index}.relation`, 'Relation', dependent.relation);
    });
  } else need('company_name', 'Company Name', values.company_name);
  if (values.email.trim() === '' && values.phone === '') errors.email = messages.emailOrPhone;
  else if (values.email.trim() !== '' && !isEmail(values.email.trim()))
    errors.email = messages.invalid('Email');
  const place = (at: string, found: object) => {
    for (const [part, message] of Object.entries(found)) errors[`${at}.${part}`] = message;
  };
  place('address', addressErrors(values.address, { residence: values.type === 'Individual' }));
  if (values.mailing_differs) place('mailing', addressErrors(values.mailing, { residence: false }));
  return errors;
}
