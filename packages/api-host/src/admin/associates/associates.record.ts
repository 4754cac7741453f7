import { fullName, levelOf as levelNamed } from '@upline/domain';
import type { z } from 'zod';
import { birthOf, ownAddress, ownMailing } from '../../account/profile/profile.record.ts';
import { CONFLICT, isInConflict } from '../../conflicts/refuse-conflict.ts';
import { sharedParts } from '../../network/record/associate-parts.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { associateActions, listedActions } from './associates.actions.ts';
import type { associateDetail, associateListRow } from './associates.schemas.ts';
import { type AssociateListRow, type AssociateRow, findAssociate } from './associates.store.ts';
import { ASSOCIATE_FLAGS, type AssociateFlag } from './settings.schemas.ts';
import { type ExplainedFlag, flagsOf } from './settings.store.ts';

/** Columns of `associate` that hold sealed text; their place's id is the code. */
export const SEALED = ['date_of_birth_sealed', 'ssn_sealed'] as const;

const person = (code: string | null, name: string | null) =>
  code === null ? null : { code, name: name ?? code };

/** The table's checks promise that an associate has a level and a join date. */
const levelOf = (row: AssociateListRow) => ({
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
    partner: row.partner,
    licensed: row.licensed as boolean,
    debit_balance_usd_cents: row.debit_balance_usd_cents,
    debit_balance_cad_cents: row.debit_balance_cad_cents,
    actions: listedActions.of(caller, row),
  };
}

/** The overview of an associate. Secrets leave masked; the full value takes a reveal (S-69). */
export function toDetail(
  vault: Vault,
  caller: Caller,
  row: AssociateRow & { readonly is_relative: boolean },
  explained: readonly ExplainedFlag[],
  now: Date,
): z.input<typeof associateDetail> {
  return {
    ...sharedParts(row),
    guaranteed_level: row.guaranteed_level_code && {
      code: row.guaranteed_level_code,
      name: levelNamed(row.guaranteed_level_code).name,
    },
    recruiter: person(row.recruiter_code, row.recruiter_name),
    partner: row.partner,
    direct_count: row.direct_count,
    email_waiting:
      row.email_waiting_until !== null && row.email_waiting_until > now ? row.email_waiting : null,
    phone_verified_at: row.phone_verified_at,
    mfa_method: row.mfa_method,
    notification_channels: row.notification_channels,
    date_of_birth_masked: maskedBirth(vault, row),
    sin_expiry: row.sin_expiry,
    address: ownAddress(row),
    mailing: ownMailing(row),
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
    refusal: row.is_relative ? CONFLICT : null,
    actions: associateActions.of(caller, row),
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

function maskedBirth(vault: Vault, row: AssociateRow): string | null {
  const birth = birthOf(vault, row);
  return birth && `**/**/${birth.slice(0, 4)}`;
}

/** Answers the overview of an associate as it is now; 404 for a code that is no associate's. */
export const associateAnswers =
  ({ vault }: Pick<Platform, 'vault'>) =>
  async ({ db, caller, now }: SignedInContext, code: string) => {
    const found = await findAssociate(db, code);
    if (!found) throw notFound();
    const row = { ...found, is_relative: await isInConflict({ db, caller }, code) };
    return toDetail(vault, caller, row, await flagsOf(db, code), now);
  };
