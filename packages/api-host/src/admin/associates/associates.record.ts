import { fullName, levelOf as levelNamed, maskTaxIdentifier, maySignIn } from '@upline/domain';
import type { z } from 'zod';
import type { Caller } from '../../platform/caller.ts';
import type { Vault } from '../../platform/vault.ts';
import type { AssociateAction, associateDetail, associateListRow } from './associates.schemas.ts';
import type { AssociateListRow, AssociateRow } from './associates.store.ts';
import { ASSOCIATE_FLAGS, type AssociateFlag } from './settings.schemas.ts';
import type { ExplainedFlag } from './settings.store.ts';

/** Columns of `associate` that hold sealed text; their place's id is the code. */
export const SEALED = ['date_of_birth_sealed', 'ssn_sealed'] as const;

type Listed = Pick<AssociateListRow, 'status'>;

/** Who can no longer sign in cannot be viewed as either (domain.md 7.3). */
export function actionsOf(caller: Caller, { status }: Listed): AssociateAction[] {
  const canViewAs = caller.permissions.has('proxy.start') && maySignIn({ kind: 'Associate', status });
  return [
    ...(canViewAs ? ['view_as' as const] : []),
    ...(caller.permissions.has('audit.view') ? ['view_audit' as const] : []),
  ];
}

const person = (code: string | null, name: string | null) =>
  code === null ? null : { code, name: name ?? code };

/** The table's checks promise that an associate has a level and a join date. */
const levelOf = (row: AssociateListRow | AssociateRow) => ({
  code: row.level_code as NonNullable<typeof row.level_code>,
  name: row.level_name as string,
});

export function toListRow(caller: Caller, row: AssociateListRow): z.input<typeof associateListRow> {
  return {
    code: row.code,
    name: fullName(row),
    has_photo: row.has_photo,
    is_senior_level: row.is_senior_level,
    level: levelOf(row),
    status: row.status,
    country: row.country,
    city: row.city,
    state: row.state,
    upline: person(row.upline_code, row.upline_name),
    upline_rmd: person(row.upline_rmd_code, row.upline_rmd_name),
    join_date: row.join_date as string,
    licensed: row.licensed as boolean,
    debit_balance_usd_cents: row.debit_balance_usd_cents,
    debit_balance_cad_cents: row.debit_balance_cad_cents,
    actions: actionsOf(caller, row),
  };
}

/** The overview of an associate. Secrets leave masked; the full value takes a reveal (S-69). */
export function toDetail(
  vault: Vault,
  caller: Caller,
  row: AssociateRow,
  explained: readonly ExplainedFlag[],
): z.input<typeof associateDetail> {
  return {
    code: row.code,
    name: fullName(row),
    first_name: row.first_name,
    last_name: row.last_name,
    legal_first_name: row.legal_first_name,
    legal_middle_name: row.legal_middle_name,
    legal_last_name: row.legal_last_name,
    suffix: row.suffix,
    has_photo: row.has_photo,
    status: row.status,
    level: levelOf(row),
    qualified_level: row.qualified_level_code
      ? { code: row.qualified_level_code, name: row.qualified_level_name as string }
      : null,
    guaranteed_level: row.guaranteed_level_code && {
      code: row.guaranteed_level_code,
      name: levelNamed(row.guaranteed_level_code).name,
    },
    is_senior_level: row.is_senior_level,
    upline: contact(row, 'upline'),
    upline_rmd: contact(row, 'upline_rmd'),
    recruiter: person(row.recruiter_code, row.recruiter_name),
    join_date: row.join_date as string,
    direct_count: row.direct_count,
    country: row.country,
    email: row.email,
    username: row.username,
    phone: row.phone,
    phone_type: row.phone_type,
    phone_verified_at: row.phone_verified_at,
    alt_phone: row.alt_phone,
    alt_phone_type: row.alt_phone_type,
    language: row.language,
    mfa_method: row.mfa_method,
    notification_channels: row.notification_channels,
    date_of_birth_masked: maskedBirth(vault, row),
    gender: row.gender,
    marital_status: row.marital_status,
    ssn_masked: row.ssn_last === null ? null : maskTaxIdentifier(row.country, row.ssn_last),
    npn: row.npn,
    address: residence(row),
    mailing: row.mailing_same ? null : mailing(row),
    spouse: spouse(row),
    share_bps: row.share_bps,
    share_with_code: row.share_with_code,
    max_chargeback_withhold_bps: row.max_chargeback_withhold_bps,
    disable_license_check: row.disable_license_check,
    disable_training_escrow: row.disable_training_escrow,
    escrow_future_compensations: row.escrow_future_compensations,
    under_heightened_supervision: row.under_heightened_supervision,
    supervisor_code: row.supervisor_code,
    use_spouse_licenses: row.use_spouse_licenses,
    flags: ASSOCIATE_FLAGS.filter((flag) => row[flag]).map((flag) => flagOn(flag, explained)),
    compliance_hold: row.compliance_hold,
    is_beta: row.is_beta,
    has_builder_plan: row.has_builder_plan,
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: row.version,
    actions: actionsOf(caller, row),
  };
}

function flagOn(flag: AssociateFlag, explained: readonly ExplainedFlag[]) {
  const { reason, ends_on, set_at, set_by, set_by_name } = explained.find((each) => each.flag === flag) ?? {};
  return {
    flag,
    reason: reason ?? null,
    ends_on: ends_on ?? null,
    set_at: set_at ?? null,
    set_by: person(set_by ?? null, set_by_name ?? null),
  };
}

function contact(row: AssociateRow, role: 'upline' | 'upline_rmd') {
  const found = person(row[`${role}_code`], row[`${role}_name`]);
  return found && { ...found, phone: row[`${role}_phone`], email: row[`${role}_email`] as string };
}

function maskedBirth(vault: Vault, { code, date_of_birth_sealed: sealed }: AssociateRow): string | null {
  if (sealed === null) return null;
  const birth = vault.open({ table: 'associate', column: 'date_of_birth_sealed', id: code }, sealed);
  return `**/**/${birth.slice(0, 4)}`;
}

function residence({ address_line1: line1, address_line2: line2, city, state, postal_code }: AssociateRow) {
  if (line1 === null || city === null || state === null || postal_code === null) return null;
  return { line1, line2, city, state, postal_code };
}

function mailing(row: AssociateRow) {
  const { mailing_line1: line1, mailing_line2: line2, mailing_city: city, mailing_state: state } = row;
  const postal_code = row.mailing_postal_code;
  if (line1 === null || city === null || state === null || postal_code === null) return null;
  return { line1, line2, city, state, postal_code };
}

function spouse({
  spouse_first_name: first_name,
  spouse_last_name: last_name,
  spouse_code: code,
}: AssociateRow) {
  if (first_name === null || last_name === null) return null;
  return { name: fullName({ first_name, last_name }), code };
}
