/**
 * Pure rules shared by both sides: enumerations, permissions, validation facts with their messages, formats.
 * No I/O, no React, no database. Every package may import it.
 */
export * from './access-rights.ts';
export * from './authority.ts';
export * from './bank.ts';
export * from './dates.ts';
export * from './email.ts';
export * from './enumerations/business.ts';
export * from './enumerations/content.ts';
export * from './enumerations/payments.ts';
export * from './enumerations/people.ts';
export * from './levels.ts';
export * from './list.ts';
export * from './masks.ts';
export * from './messages.ts';
export * from './money.ts';
export * from './names.ts';
export * from './permissions.ts';
export * from './phone.ts';
export * from './postal.ts';
export * from './premiums.ts';
export * from './prospects.ts';
export * from './states.ts';
export * from './tax-identifiers.ts';
export * from './text.ts';
