// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const decideUplineChange: OperationFields<'decideUplineChange'> = { operation: 'decideUplineChange', fields: {"approve":{"label":"Approve","kind":"flag","required":true,"secret":true},"note":{"label":"Note","kind":"text","max":500,"secret":true,"nullable":true}} };
