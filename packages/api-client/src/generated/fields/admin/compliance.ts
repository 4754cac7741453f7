// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const placeComplianceHold: OperationFields<'placeComplianceHold'> = { operation: 'placeComplianceHold', fields: {"reason":{"label":"Reason","kind":"text","required":true,"min":10,"max":500}} };

export const resolveComplianceHold: OperationFields<'resolveComplianceHold'> = { operation: 'resolveComplianceHold', fields: {"note":{"label":"Note","kind":"text","required":true,"min":5,"max":500}} };
