import { DAY_MS } from '@upline/domain';
import { mailingOf, residenceOf, sharedParts } from '../../network/record/associate-parts.ts';
import type { Address } from '../../platform/operation/address.ts';
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

export const birthOf = (vault: Vault, { code, date_of_birth_sealed: sealed }: ProfileRow): string | null =>
  sealed === null ? null : vault.open(birthPlace(code), sealed);

/** An own address is in the country of the record. */
const inCountry = (row: ProfileRow, place: ReturnType<typeof residenceOf>): Address | null =>
  place && { ...place, country: row.country };

export const ownAddress = (row: ProfileRow) => inCountry(row, residenceOf(row));
export const ownMailing = (row: ProfileRow) => inCountry(row, mailingOf(row));

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
