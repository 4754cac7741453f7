// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const refuseInternationalAppointment: OperationFields<'refuseInternationalAppointment'> = { operation: 'refuseInternationalAppointment', fields: {"reason":{"label":"Reason","kind":"choice","required":true,"options":["Unmatched Supporting Document","Invalid Supporting Document","Other"],"secret":true},"text":{"label":"Text","kind":"multiline","max":500,"secret":true,"nullable":true}} };

export const revokeInternationalAppointment: OperationFields<'revokeInternationalAppointment'> = { operation: 'revokeInternationalAppointment', fields: {"reason":{"label":"Reason","kind":"text","required":true,"min":5,"max":500,"secret":true}} };
