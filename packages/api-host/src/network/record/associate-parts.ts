import { fullName, maskTaxIdentifier } from '@upline/domain';
import type { AssociateRecord } from './associate-record.store.ts';

/** An upline and the ways to reach them (domain.md 2.1). */
function contactOf(row: AssociateRecord, role: 'upline' | 'upline_rmd') {
  const code = row[`${role}_code`];
  if (code === null) return null;
  const name = row[`${role}_name`] ?? code;
  return { code, name, phone: row[`${role}_phone`], email: row[`${role}_email`] as string };
}

function spouseOf(row: AssociateRecord) {
  const { spouse_first_name: first_name, spouse_last_name: last_name, spouse_code: code } = row;
  if (first_name === null || last_name === null) return null;
  return { name: fullName({ first_name, last_name }), code };
}

/** What the owner and the home office read alike. The table's checks promise that an associate has a level and a join date. */
export const sharedParts = (row: AssociateRecord) => ({
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
  level: { code: row.level_code as NonNullable<typeof row.level_code>, name: row.level_name },
  qualified_level: row.qualified_level_code && {
    code: row.qualified_level_code,
    name: row.qualified_level_name as string,
  },
  is_senior_level: row.is_senior_level,
  upline: contactOf(row, 'upline'),
  upline_rmd: contactOf(row, 'upline_rmd'),
  join_date: row.join_date as string,
  country: row.country,
  email: row.email,
  username: row.username,
  phone: row.phone,
  phone_type: row.phone_type,
  alt_phone: row.alt_phone,
  alt_phone_type: row.alt_phone_type,
  language: row.language,
  gender: row.gender,
  marital_status: row.marital_status,
  ssn_masked: row.ssn_last === null ? null : maskTaxIdentifier(row.country, row.ssn_last),
  npn: row.npn,
  spouse: spouseOf(row),
  version: row.version,
});
