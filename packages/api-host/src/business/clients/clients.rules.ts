import { ageOn, isPlausibleDate, messages } from '@upline/domain';
import { checkAddress, storedAddress } from '../../platform/operation/address.ts';
import type { Checked } from '../../platform/operation/field-errors.ts';
import { allFields, applicable, missingFields } from '../../platform/operation/record-fields.ts';
import { checkContact, checkPersonName } from '../contact.rules.ts';
import { type ClientBody, clientBody } from './clients.schemas.ts';

const MAX_AGE = 110;
const DOCUMENT_YEARS_AHEAD = 99;

/** A client as entered, checked and in stored form: phone of ten digits, postal code as the post writes it. */
export type ClientValues = Required<Omit<ClientBody, 'id_document_number'>> & {
  /** Undefined leaves the stored number alone. */
  readonly id_document_number: string | null | undefined;
};

/** The rules of domain.md 2.10 on a body that has the right shape. Gives the values in stored form, or every refused field. */
export function checkClient(given: ClientBody, today: string): Checked<ClientValues> {
  const body = applicable(clientBody, given);
  const errors = missingFields(clientBody, body);
  const refuse = (field: string, message: string) => errors.push({ field, message });
  const isPerson = body.type === 'Individual';

  const phone = checkContact(body, refuse);
  const name = checkPersonName(body, refuse);
  if (isPerson) checkPerson(body, today, refuse);
  checkAddress(body.address, 'address', refuse, { residence: isPerson });
  if (body.mailing) checkAddress(body.mailing, 'mailing', refuse);

  if (errors.length > 0) return { errors };
  const values: ClientValues = {
    ...allFields(clientBody, body),
    ...name,
    phone,
    address: storedAddress(body.address),
    mailing: body.mailing ? storedAddress(body.mailing) : null,
    id_document_number: body.id_document_number,
    dependents: body.dependents ?? [],
  };
  return { values };
}

type Refuse = (field: string, message: string) => void;

function checkPerson(body: ClientBody, today: string, refuse: Refuse): void {
  checkBirth(body.date_of_birth ?? null, 'date_of_birth', today, refuse);
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
