import { DAY_MS } from '@upline/domain';
import { sharedParts } from '../../network/record/associate-parts.ts';
import type { AssociateRecord } from '../../network/record/associate-record.store.ts';
import type { Address } from '../../platform/operation/address.ts';
import { birthdayColumns, mailingOf, residenceOf } from '../../platform/operation/place-columns.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { PROFILE_FLAGS, type ProfileAnswer } from './profile.schemas.ts';
import type { ProfileRow } from './profile.store.ts';

/** Days between two changes of the username (domain.md 2.2). */
const USERNAME_DAYS = 30;

const BIRTH = { table: 'associate', column: 'date_of_birth_sealed' } as const;
const TAX = { table: 'associate', column: 'ssn_sealed' } as const;

export const birthPlace = (code: string) => ({ ...BIRTH, id: code });
export const taxPlace = (code: string) => ({ ...TAX, id: code });

/** From when on another username may be chosen; null when it may be now. */
export function usernameChangeFrom({ username_changed_at: at }: ProfileRow, now: Date): Date | null {
  if (at === null) return null;
  const from = new Date(at.getTime() + USERNAME_DAYS * DAY_MS);
  return from > now ? from : null;
}

export const birthOf = (
  vault: Vault,
  { code, date_of_birth_sealed: sealed }: AssociateRecord,
): string | null => (sealed === null ? null : vault.open(birthPlace(code), sealed));

/** An own address is in the country of the record. */
const inCountry = (row: AssociateRecord, place: ReturnType<typeof residenceOf>): Address | null =>
  place && { ...place, country: row.country };

export const ownAddress = (row: AssociateRecord) => inCountry(row, residenceOf(row));
export const ownMailing = (row: AssociateRecord) => inCountry(row, mailingOf(row));

const SHOWN = { USA: 4, Canada: 3 } as const;

/** Digits of a tax identifier that stay readable: four of an SSN, three of a SIN. */
export const lastOf = ({ country }: Pick<ProfileRow, 'country'>, tax: string) => tax.slice(-SHOWN[country]);

/** A birth date as it is stored; of it only day and month can be searched. */
export const birthColumns = (vault: Vault, code: string, birth: string) => ({
  date_of_birth_sealed: vault.seal(birthPlace(code), birth),
  ...birthdayColumns(birth),
});

export const taxIndex = (vault: Vault, tax: string) => vault.blindIndex('associate.ssn', tax);

/** A tax identifier as it is stored: sealed, by its keyed hash, and the digits that are shown. */
export const taxColumns = (vault: Vault, row: Pick<ProfileRow, 'code' | 'country'>, tax: string) => ({
  ssn_sealed: vault.seal(taxPlace(row.code), tax),
  ssn_index: taxIndex(vault, tax),
  ssn_last: lastOf(row, tax),
});

/** The record as its owner reads it. Why a flag is on and who set it is for admins (R-ACC-02). */
export function toProfile(vault: Vault, row: ProfileRow, now: Date): ProfileAnswer {
  return {
    ...sharedParts(row),
    phone_verified: row.phone_verified_at !== null,
    username_change_from: usernameChangeFrom(row, now),
    date_of_birth: birthOf(vault, row),
    sin_expiry: row.sin_expiry,
    address: ownAddress(row),
    mailing: ownMailing(row),
    resident_license_states: row.resident_license_states,
    flags: PROFILE_FLAGS.filter((flag) => row[flag]).map((flag) => ({
      flag,
      ends_on: row.flag_ends.find((each) => each.flag === flag)?.ends_on ?? null,
      supervisor:
        flag === 'under_heightened_supervision' && row.supervisor_code !== null
          ? { code: row.supervisor_code, name: row.supervisor_name ?? row.supervisor_code }
          : null,
    })),
  };
}
