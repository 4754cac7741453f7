// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const decideBackgroundReview: OperationFields<'decideBackgroundReview'> = { operation: 'decideBackgroundReview', fields: {"approve":{"label":"Approve","kind":"flag","required":true,"secret":true},"reason":{"label":"Reason","kind":"multiline","max":500,"secret":true,"nullable":true}} };

export const decideDuplicateRegistration: OperationFields<'decideDuplicateRegistration'> = { operation: 'decideDuplicateRegistration', fields: {"decision":{"label":"Decision","kind":"choice","required":true,"options":["Reopen Account","Ask Again","Refuse"],"secret":true},"reason":{"label":"Reason","kind":"text","required":true,"min":5,"max":500}} };

export const decideGuaranteedLevel: OperationFields<'decideGuaranteedLevel'> = { operation: 'decideGuaranteedLevel', fields: {"approve":{"label":"Approve","kind":"flag","required":true,"secret":true},"reason":{"label":"Reason","kind":"multiline","max":500,"nullable":true}} };

export const refundRegistration: OperationFields<'refundRegistration'> = { operation: 'refundRegistration', fields: {"reason":{"label":"Reason","kind":"text","required":true,"min":5,"max":500}} };
