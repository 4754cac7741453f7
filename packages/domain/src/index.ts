/**
 * Pure rules shared by both sides: enumerations, permissions, validation facts with their messages, formats.
 * No I/O, no React, no database. Every package may import it.
 */
export * from './access/access-rights.ts';
export * from './access/authority.ts';
export * from './access/levels.ts';
export * from './access/permissions.ts';
export * from './dates.ts';
export * from './enumerations/business.ts';
export * from './enumerations/changes.ts';
export * from './enumerations/content.ts';
export * from './enumerations/payments.ts';
export * from './enumerations/people.ts';
export * from './international.ts';
export * from './legal-documents.ts';
export * from './list.ts';
export * from './messages.ts';
export * from './money.ts';
export * from './months.ts';
export * from './personal-data/bank.ts';
export * from './personal-data/card-number.ts';
export * from './personal-data/email.ts';
export * from './personal-data/masks.ts';
export * from './personal-data/names.ts';
export * from './personal-data/phone.ts';
export * from './personal-data/postal.ts';
export * from './personal-data/states.ts';
export * from './personal-data/tax-identifiers.ts';
export * from './personal-data/text.ts';
export * from './premiums.ts';
export * from './prospects.ts';
export * from './registration.ts';
export * from './relative-dates.ts';
export * from './times.ts';
export * from './upline-requests.ts';
