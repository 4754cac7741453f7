/**
 * Compensation of policies (domain.md section 4): pure, integers and exact rationals only. Posting services store what
 * it returns; no text, amount or status is decided elsewhere.
 */
export type * from './ledger.types.ts';
export type * from './types.ts';
