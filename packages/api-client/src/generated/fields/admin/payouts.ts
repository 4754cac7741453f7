// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const createBankFile: OperationFields<'createBankFile'> = { operation: 'createBankFile', fields: {"currency":{"label":"Currency","kind":"choice","required":true,"options":["USD","CAD"]}} };

export const decidePayouts: OperationFields<'decidePayouts'> = { operation: 'decidePayouts', fields: {"decision":{"label":"Decision","kind":"choice","required":true,"options":["release","return"]},"payout_ids":{"label":"Payout ids","kind":"other","required":true,"max":500},"reason":{"label":"Reason","kind":"text","min":5,"max":500,"nullable":true}} };

export const previewPayoutDecision: OperationFields<'previewPayoutDecision'> = { operation: 'previewPayoutDecision', fields: {"decision":{"label":"Decision","kind":"choice","required":true,"options":["release","return"]},"payout_ids":{"label":"Payout ids","kind":"other","required":true,"max":500}} };

export const releasePayouts: OperationFields<'releasePayouts'> = { operation: 'releasePayouts', fields: {"payout_ids":{"label":"Payouts","kind":"other","max":500,"nullable":true}} };
