import { DAY_MS, maskAccount, maskEin } from '@upline/domain';
import type { z } from 'zod';
import { AUDIT_LABELS, type AuditFields } from '../../platform/audit/audit-changes.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { sealedColumns } from '../../platform/vault/sealed-columns.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { payoutInformationActions } from './payout-information.actions.ts';
import type { PayoutValues } from './payout-information.rules.ts';
import type { payoutInformation } from './payout-information.schemas.ts';
import type { PayoutInformationRow } from './payout-information.store.ts';
import type { PayoutInformation } from './payout-information.tables.ts';

export const sealed = sealedColumns('payout_information', ['account_number_sealed', 'tax_number_sealed']);

/** R-BNK-03. */
const REST_MS = DAY_MS;

/** The sealed half of what was entered. */
export function sealValues(vault: Vault, id: string, values: PayoutValues) {
  const { account_number, tax_number, ...clear } = values;
  const { seal } = sealed.of(vault, id);
  return {
    ...clear,
    account_number_sealed: seal('account_number_sealed', account_number),
    account_number_last: account_number.slice(-4),
    account_number_index: accountIndex(vault, values),
    tax_number_sealed: seal('tax_number_sealed', tax_number),
    tax_number_last: tax_number?.slice(-4) ?? null,
  };
}

/** The same account at the same bank on another code (R-BNK-05). */
const accountIndex = (vault: Vault, values: PayoutValues) =>
  vault.blindIndex(
    'bank-account',
    [
      values.routing_number ?? `${values.institution_number}-${values.transit_number}`,
      values.account_number,
    ].join('/'),
  );

/** The account number in full, for the bank's own file. */
export const openAccountNumber = (
  vault: Vault,
  { information_id: id, account_number_sealed }: { information_id: string; account_number_sealed: string },
) => sealed.of(vault, id).open('account_number_sealed', account_number_sealed);

export function openValues(vault: Vault, row: PayoutInformation) {
  const { open } = sealed.of(vault, row.id);
  return {
    account_number: open('account_number_sealed', row.account_number_sealed),
    tax_number: open('tax_number_sealed', row.tax_number_sealed),
  };
}

/** What the trail shows of it: bank fields masked (SPEC audit list, R-AUD-02). */
export const PAYOUT_AUDIT: AuditFields<PayoutValues> = {
  tax_entity: { label: 'Tax Entity' },
  company_name: { label: AUDIT_LABELS.company_name },
  tax_number: { label: AUDIT_LABELS.ein, show: (value) => maskEin(value) },
  name_on_account: { label: AUDIT_LABELS.name_on_account },
  account_type: { label: AUDIT_LABELS.account_type },
  bank_name: { label: AUDIT_LABELS.bank_name },
  routing_number: { label: AUDIT_LABELS.routing_number },
  institution_number: { label: AUDIT_LABELS.institution_number },
  transit_number: { label: 'Transit Number' },
  account_number: { label: AUDIT_LABELS.account_number, show: (value) => maskAccount(value) },
};

/** `First Bank ••••6789`, never more of the account. */
export const payoutLabel = (row: Pick<PayoutInformation, 'bank_name' | 'account_number_last'>) =>
  `${row.bank_name} ${maskAccount(row.account_number_last)}`;

/** The record as it leaves: masked, with the last digits alone (R-BNK-04). */
export function toAnswer(caller: Caller, row: PayoutInformationRow): z.input<typeof payoutInformation> {
  return {
    id: row.id,
    associate: { code: row.associate_code, name: `${row.first_name} ${row.last_name}` },
    tax_entity: row.tax_entity,
    company_name: row.company_name,
    tax_number_masked: row.tax_number_last === null ? null : maskAccount(row.tax_number_last),
    name_on_account: row.name_on_account,
    account_type: row.account_type,
    bank_name: row.bank_name,
    routing_number: row.routing_number,
    institution_number: row.institution_number,
    transit_number: row.transit_number,
    account_number_masked: maskAccount(row.account_number_last),
    document:
      row.document_id === null || row.document_name === null || row.document_bytes === null
        ? null
        : { id: row.document_id, name: row.document_name, size_bytes: row.document_bytes },
    country: row.country,
    currency: row.currency,
    status: row.status,
    rejection_reason: row.rejection_reason,
    rejection_text: row.rejection_text,
    approved_at: row.approved_at,
    used_from:
      row.status === 'Approved' && row.approved_at !== null
        ? new Date(row.approved_at.getTime() + REST_MS)
        : null,
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: row.version,
    actions: payoutInformationActions.of(caller, row),
  };
}
