import {
  type Country,
  foldText,
  institutionName,
  messages,
  parseBusinessNumber,
  parseEin,
  parseInstitutionNumber,
  parseRoutingNumber,
  parseTransitNumber,
  splitElectronicForm,
} from '@upline/domain';
import type { Checked } from '../../platform/operation/field-errors.ts';
import type { FieldError } from '../../platform/operation/problem.ts';
import type { PayoutInformationBody } from './payout-information.schemas.ts';

interface Owner {
  readonly country: Country;
  readonly legal_last_name: string;
}

/** What was entered, in stored form. */
export interface PayoutValues {
  readonly tax_entity: PayoutInformationBody['tax_entity'];
  readonly company_name: string | null;
  readonly tax_number: string | null;
  readonly name_on_account: string;
  readonly account_type: PayoutInformationBody['account_type'];
  readonly bank_name: string;
  readonly routing_number: string | null;
  readonly institution_number: string | null;
  readonly transit_number: string | null;
  readonly account_number: string;
  readonly document_id: string | null;
}

const digitsOf = (textValue: string) => textValue.replace(/[\s().-]/g, '');

/** Digits an account number has: by an admin's word a Canadian one may have five. */
const ACCOUNT_DIGITS = {
  USA: { owner: /^\d{4,17}$/, admin: /^\d{4,17}$/ },
  Canada: { owner: /^\d{7,12}$/, admin: /^\d{5,12}$/ },
} as const;

/** The rules of domain.md 2.9 and 3.1-3.4 on a body of the right shape: the values, or every refused field. */
export function checkPayoutInformation(
  body: PayoutInformationBody,
  owner: Owner,
  by: 'owner' | 'admin',
): Checked<PayoutValues> {
  const errors: FieldError[] = [];
  const refuse = (field: string, message: string) => errors.push({ field, message });
  const isCompany = body.tax_entity !== 'Individual';

  if (isCompany && body.company_name === null) refuse('company_name', messages.required('Company Name'));
  const company_name = isCompany ? body.company_name : null;
  const tax_number = isCompany ? taxNumber(body.tax_number ?? null, owner.country, refuse) : null;

  const name = foldText(body.name_on_account);
  const names = [owner.legal_last_name, company_name].filter((each) => each !== null).map(foldText);
  if (!names.some((each) => name.includes(each)))
    refuse('name_on_account', 'Name on Account must match your legal or company name');

  const bank = owner.country === 'USA' ? usBank(body, refuse) : canadianBank(body, refuse);
  const known = bank.institution_number === null ? undefined : institutionName(bank.institution_number);
  const bank_name = body.bank_name ?? known ?? '';
  if (bank_name === '') refuse('bank_name', messages.required('Bank Name'));
  else if (bank_name.length < 2) refuse('bank_name', messages.minLength('Bank Name', 2));

  const account_number = digitsOf(body.account_number);
  if (!ACCOUNT_DIGITS[owner.country][by].test(account_number))
    refuse('account_number', messages.invalid('Account Number'));
  else if (digitsOf(body.account_number_repeat) !== account_number)
    refuse('account_number_repeat', 'Account numbers do not match');

  if (body.document_id === null && by === 'owner') refuse('document_id', messages.required('Document'));

  if (errors.length > 0) return { errors };
  const { tax_entity, name_on_account, account_type, document_id } = body;
  return {
    values: {
      tax_entity,
      company_name,
      tax_number,
      name_on_account,
      account_type,
      bank_name,
      ...bank,
      account_number,
      document_id,
    },
  };
}

type Refuse = (field: string, message: string) => unknown;

function taxNumber(entered: string | null, country: Country, refuse: Refuse): string | null {
  const label = country === 'USA' ? 'Employer Identification Number' : 'Business Number';
  if (entered === null) {
    refuse('tax_number', messages.required(label));
    return null;
  }
  const parsed = country === 'USA' ? parseEin(entered) : parseBusinessNumber(entered);
  if (parsed === undefined) refuse('tax_number', messages.invalid(label));
  return parsed ?? null;
}

function usBank({ routing_number }: PayoutInformationBody, refuse: Refuse) {
  const parsed = routing_number === null ? undefined : parseRoutingNumber(routing_number);
  if (routing_number === null) refuse('routing_number', messages.required('Routing Number'));
  else if (parsed === undefined) refuse('routing_number', messages.invalid('Routing Number'));
  return { routing_number: parsed ?? null, institution_number: null, transit_number: null };
}

/** A pasted electronic form in the institution's field fills both numbers (R-VAL-02). */
function canadianBank({ institution_number, transit_number }: PayoutInformationBody, refuse: Refuse) {
  const pasted = institution_number === null ? undefined : splitElectronicForm(institution_number);
  const institution = parseInstitutionNumber(pasted?.institution ?? institution_number ?? '');
  const transit = parseTransitNumber(pasted?.transit ?? transit_number ?? '');
  if (institution === undefined) refuse('institution_number', 'Institution Number must be 3 digits');
  if (transit === undefined) refuse('transit_number', 'Transit Number must be 5 digits');
  return {
    routing_number: null,
    institution_number: institution ?? null,
    transit_number: transit ?? null,
  };
}
