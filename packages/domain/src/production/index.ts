/**
 * Production, levels, boards and what is granted for them (domain.md 1.2, 2.6, 5). Every table is data that functions
 * take as an argument; the constants are what the portal starts with (R-CFG-01).
 */

export * from '../near.ts';
export * from './builder.ts';
export * from './criteria.ts';
export * from './equity.ts';
export * from './figures.ts';
export * from './half-rule.ts';
export * from './hawaii.ts';
export * from './periods.ts';
export * from './promotion.ts';
export * from './qualification.ts';
export * from './ranking.ts';
export * from './scholarship.ts';
export * from './standing.ts';
