/**
 * Pure rules shared by both sides: enumerations, permissions, validation facts with their messages, formats.
 * No I/O, no React, no database. Every package may import it.
 */
export * from './access-rights.ts';
export * from './permissions.ts';
