// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const answerUplineChange: OperationFields<'answerUplineChange'> = { operation: 'answerUplineChange', fields: {"approve":{"label":"Approve","kind":"flag","required":true,"secret":true},"note":{"label":"Note","kind":"text","max":500,"secret":true,"nullable":true}} };

export const requestUplineChange: OperationFields<'requestUplineChange'> = { operation: 'requestUplineChange', fields: {"to_upline_code":{"label":"New Upline","kind":"text","required":true,"max":20,"secret":true},"reason":{"label":"Reason","kind":"text","required":true,"min":20,"max":1000},"with_downline":{"label":"With Downline","kind":"flag","required":true}} };
