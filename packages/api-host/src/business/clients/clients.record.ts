import { currencyOf, emailKey, foldText } from '@upline/domain';
import type { Caller } from '../../platform/operation/caller.ts';
import {
  birthdayColumns,
  mailingOf,
  type Place,
  placeColumns,
  residenceOf,
} from '../../platform/operation/place-columns.ts';
import { columnsOf } from '../../platform/operation/record-fields.ts';
import { sealedColumns } from '../../platform/vault/sealed-columns.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { clientActions } from './clients.actions.ts';
import type { ClientValues } from './clients.rules.ts';
import { type ClientAnswer, clientBody } from './clients.schemas.ts';
import type { ClientRow, peopleOf } from './clients.store.ts';

export const sealed = sealedColumns('client', [
  'date_of_birth_sealed',
  'id_document_number_sealed',
  'dependents_sealed',
]);

export const birthIndex = (vault: Vault, date: string) => vault.blindIndex('client.date_of_birth', date);

/** The name as shown: "Ana Lee", or the company. */
export function displayName(
  client: {
    readonly [Part in 'type' | 'first_name' | 'last_name' | 'company_name']?: string | null | undefined;
  },
): string {
  return client.type === 'Business'
    ? (client.company_name ?? '')
    : `${client.first_name} ${client.last_name}`;
}

/** The values as columns: folded keys beside names, secrets sealed under the client's id (S-66). */
export function toColumns(vault: Vault, id: string, values: ClientValues) {
  const { address, mailing, date_of_birth, id_document_number, dependents, ...plain } = values;
  const { seal } = sealed.of(vault, id);
  return {
    ...plain,
    name_key: foldText(displayName(values)),
    sort_key: foldText(
      values.type === 'Business' ? displayName(values) : `${values.last_name} ${values.first_name}`,
    ),
    last_name_key: values.last_name === null ? null : foldText(values.last_name),
    email_key: values.email === null ? null : emailKey(values.email),
    date_of_birth_sealed: seal('date_of_birth_sealed', date_of_birth || null),
    date_of_birth_index: date_of_birth ? birthIndex(vault, date_of_birth) : null,
    ...birthdayColumns(date_of_birth),
    ...placeColumns(address, mailing),
    country: address.country,
    mailing_country: mailing?.country ?? null,
    dependents_sealed: seal('dependents_sealed', dependents.length > 0 ? JSON.stringify(dependents) : null),
    ...(id_document_number !== undefined && {
      id_document_number_sealed: seal('id_document_number_sealed', id_document_number || null),
      id_document_last4: id_document_number ? [...id_document_number].slice(-4).join('') : null,
    }),
  };
}

/** The stored row as the values it was made of; the document's number stays sealed. */
export function toValues(vault: Vault, row: ClientRow): ClientValues {
  const { open } = sealed.of(vault, row.id);
  const dependents = open('dependents_sealed', row.dependents_sealed);
  const mail = mailingOf(row);
  return {
    ...columnsOf(clientBody, row),
    id_document_number: undefined,
    date_of_birth: open('date_of_birth_sealed', row.date_of_birth_sealed),
    dependents: dependents === null ? [] : (JSON.parse(dependents) as ClientValues['dependents']),
    // The checks of the table promise that a client has an address, and that another for mail is whole.
    address: { ...(residenceOf(row) as Place), country: row.country },
    mailing: mail && { ...mail, country: row.mailing_country as ClientRow['country'] },
  };
}

/** The document's number in the clear; null when none is kept. Only for a reveal and to see whether it changed. */
export const openDocumentNumber = (vault: Vault, { id, id_document_number_sealed }: ClientRow) =>
  sealed.of(vault, id).open('id_document_number_sealed', id_document_number_sealed);

/** The record as it leaves. */
export function toAnswer(
  vault: Vault,
  caller: Caller,
  row: ClientRow,
  people: Awaited<ReturnType<typeof peopleOf>>,
  dependants: number,
): ClientAnswer {
  const { id_document_number, ...values } = toValues(vault, row);
  return {
    id: row.id,
    name: displayName(values),
    ...values,
    id_document_last4: row.id_document_last4,
    currency: currencyOf(row.country),
    owner: people.owner ?? { code: row.owner_code, name: row.owner_code },
    shared_with: people.shared,
    archived_at: row.archived_at,
    last_activity_at: row.last_activity_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: row.version,
    actions: clientActions.of(caller, { ...row, dependants }),
  };
}
