/**
 * Compensation of policies (domain.md section 4): pure, integers and exact rationals only. Posting services store what
 * it returns; no text, amount or status is decided elsewhere.
 */
export { chargeBack, checkChargeAmount } from './chargebacks.ts';
export { allocate, roundedRatio } from './exact.ts';
export {
  type BuilderTrace,
  explainProgram,
  type ProgramTrace,
  programReceipt,
  type ScholarshipTrace,
} from './explain/bonus-receipt.ts';
export { explainEvent } from './explain/explain-event.ts';
export { explainLine } from './explain/explain-line.ts';
export { type Exclusion, explainNothing, type PostedPortion } from './explain/explain-nothing.ts';
export { eventReceipt, lineReceipt, RECEIPT_STEPS, type ReceiptStep } from './explain/receipt.ts';
export { formatExactMoney, type Wording } from './explain/wording.ts';
export { forecastExposure, type LineExposure, type MonthExposure } from './forecast/forecast.ts';
export { type LevelChange, type LevelEffect, type RecentPolicy, whatIfLevel } from './forecast/what-if.ts';
export { type PayEffect, type WhatIfTransfer, whatIfTransfer } from './forecast/what-if-transfer.ts';
export { coveredMonths, installments, installmentsDue, monthsPerPremium } from './installments.ts';
export type * from './ledger.types.ts';
export { compensate } from './lines.ts';
export {
  decidePosting,
  postedTrace,
  releaseTraining,
  revertedTrace,
  revertTraining,
  type TerminationHold,
  type TrainingReversion,
  terminationHold,
} from './posting.ts';
export { reinstate } from './reinstatement.ts';
export { checkSchedule, type RateOf, scheduleRates } from './schedule.ts';
export {
  currentAmount,
  type EventDates,
  endsPolicy,
  monthsInForce,
  paidCents,
  portionVolumes,
  reasonClass,
  unearnedShare,
} from './standing.ts';
export type * from './types.ts';
export { policyBv, policyHundredths, portionBvs, receiptBv, type VolumeBasis } from './volume.ts';
