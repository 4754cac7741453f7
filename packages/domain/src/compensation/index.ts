/**
 * Compensation of policies (domain.md section 4): pure, integers and exact rationals only. Posting services store what
 * it returns; no text, amount or status is decided elsewhere.
 */
export { allocate } from './exact.ts';
export type * from './ledger.types.ts';
export { compensate } from './lines.ts';
export { checkSchedule, type RateOf, scheduleRates } from './schedule.ts';
export type * from './types.ts';
export { policyBv, policyHundredths, portionBvs, receiptBv, type VolumeBasis } from './volume.ts';
