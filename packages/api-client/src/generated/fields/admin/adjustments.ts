// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const createAdjustment: OperationFields<'createAdjustment'> = { operation: 'createAdjustment', fields: {"associate_code":{"label":"Associate","kind":"text","required":true,"max":20,"secret":true},"amount_cents":{"label":"Amount","kind":"money","required":true,"max":99999999999},"currency":{"label":"Currency","kind":"choice","options":["USD","CAD"],"nullable":true},"policy_id":{"label":"Policy","kind":"other","nullable":true},"reason":{"label":"Reason","kind":"text","required":true,"min":10,"max":500}} };

export const decideAdjustment: OperationFields<'decideAdjustment'> = { operation: 'decideAdjustment', fields: {"status":{"label":"Decision","kind":"choice","required":true,"options":["Approved","Refused"]},"reason":{"label":"Reason","kind":"text","max":500,"nullable":true}} };
