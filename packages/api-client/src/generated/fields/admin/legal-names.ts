// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const rejectLegalNameChange: OperationFields<'rejectLegalNameChange'> = { operation: 'rejectLegalNameChange', fields: {"reason":{"label":"Reason","kind":"choice","required":true,"options":["Unmatched Supporting Document","Invalid Supporting Document","Other"],"secret":true},"text":{"label":"Text","kind":"multiline","max":500,"secret":true,"nullable":true}} };
