// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const logLapseSaveCall: OperationFields<'logLapseSaveCall'> = { operation: 'logLapseSaveCall', fields: {"outcome":{"label":"Outcome","kind":"choice","required":true,"options":["No Answer","Reached","Promised","Paid","Lost"]},"promised_on":{"label":"Promised For","kind":"date","nullable":true},"note":{"label":"Note","kind":"multiline","max":2000,"secret":true,"nullable":true}} };
