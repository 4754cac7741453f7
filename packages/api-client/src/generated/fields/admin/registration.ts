// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const decideBackgroundReview: OperationFields<'decideBackgroundReview'> = { operation: 'decideBackgroundReview', fields: {"approve":{"label":"Approve","kind":"flag","required":true,"secret":true},"reason":{"label":"Reason","kind":"multiline","max":500,"secret":true,"nullable":true}} };

export const refundRegistration: OperationFields<'refundRegistration'> = { operation: 'refundRegistration', fields: {"reason":{"label":"Reason","kind":"text","required":true,"min":5,"max":500,"secret":true}} };
